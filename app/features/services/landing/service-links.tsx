import { useTranslation } from 'react-i18next'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Icon } from '~/ui/icon'
import { Section } from '~/ui/section'
import { hasLanding, type ServiceName } from '../definition'
import { listServicesByName } from '../definitions/service-definitions'

interface ServiceLinksProps {
  title: string
  names: readonly ServiceName[]
}

/** Renders links to the pages of services with their purpose; nothing if none has a page. */
export function ServiceLinks({ title, names }: ServiceLinksProps) {
  const { t } = useTranslation(['services', 'service-landings'])
  const { language } = usePage()
  const services = listServicesByName(names).filter(hasLanding)
  if (services.length === 0) return null
  return (
    <Section title={title}>
      <div className="service-list">
        {services.map(({ name, icon, landingPath }) => (
          <a key={name} href={toLocalizedPath(landingPath, language)}>
            <Icon name={icon} />
            <b>{t(`services:names.${name}`)}</b> <span>{t(`service-landings:${name}.lead`)}</span>{' '}
          </a>
        ))}
      </div>
    </Section>
  )
}
