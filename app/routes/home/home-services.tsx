import { useTranslation } from 'react-i18next'
import { toLoanOpening } from '~/features/loan'
import { SEARCH_REQUEST_PATH as TELL_US } from '~/features/search-requests'
import { listServicesByName } from '~/features/services'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Icon } from '~/ui/icon'
import type { IconName } from '~/ui/icons'

interface Tile {
  icon: IconName
  path: string
  name: string
  text: string
  isPassing?: boolean
}

export function HomeServices() {
  const { t } = useTranslation(['home', 'services', 'service-landings', 'navigation'])
  const { language, currency } = usePage()
  const tiles: Tile[] = [
    ...(['appraisal', 'legal'] as const).flatMap((name) => {
      const [service] = listServicesByName([name])
      return service?.landingPath
        ? [
            {
              icon: service.icon,
              path: service.landingPath,
              name: t(`services:names.${name}`),
              text: t(`service-landings:${name}.title`),
            },
          ]
        : []
    }),
    {
      icon: 'search' as const,
      path: TELL_US,
      name: t('home:services.search_request'),
      text: t('home:services.search_request_text'),
    },
    {
      icon: 'map' as const,
      path: '/s/map',
      isPassing: true,
      name: t('home:services.map'),
      text: t('home:services.map_text'),
    },
    {
      icon: 'home' as const,
      path: '/?ai_modal=true',
      isPassing: true,
      name: t('navigation:estimate'),
      text: t('home:services.estimate_text'),
    },
    {
      icon: 'percent' as const,
      path: `/?${new URLSearchParams(toLoanOpening(currency))}`,
      isPassing: true,
      name: t('navigation:mortgage'),
      text: t('home:services.mortgage_text'),
    },
  ]
  return (
    <section className="section wrap" aria-labelledby="services">
      <div className="section-head">
        <h2 id="services">{t('home:services.title')}</h2>
      </div>
      <div className="service-list">
        {tiles.map(({ icon, path, name, text, isPassing }) => (
          <a key={path} href={toLocalizedPath(path, language)} rel={isPassing ? 'nofollow' : undefined}>
            <Icon name={icon} />
            <b>{name}</b> <span>{text}</span>{' '}
          </a>
        ))}
      </div>
    </section>
  )
}
