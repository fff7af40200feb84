import { useTranslation } from 'react-i18next'
import { usePage } from '../../http/page'
import { formatNumber } from '../../i18n/format'
import { localizedPath } from '../../i18n/languages'
import { nameLanguage } from '../../i18n/name-language'
import { Section } from '../../ui/section'
import type { Company } from '../../upstream/companies.server'
import { BROKERS_PATH, brokerAddress, DEVELOPERS_PATH, developerAddress, Logo } from '../owner'
import type { CompanyKind } from './lists/orders'

interface HomeShelfProps {
  kind: CompanyKind
  companies: Pick<Company, 'id' | 'key' | 'name' | 'logo' | 'statements'>[]
}

/** A row of brokers or developers on the first page, each one link. */
export function HomeShelf({ kind, companies }: HomeShelfProps) {
  const { t } = useTranslation('people')
  const { language } = usePage()
  if (companies.length === 0) return null
  const [path, address] =
    kind === 'broker' ? [BROKERS_PATH, brokerAddress] : [DEVELOPERS_PATH, developerAddress]
  return (
    <Section
      title={t(`home.${kind}s`)}
      more={{ href: localizedPath(path, language), label: t('home.all') }}
      wrap
    >
      <ul className="firms">
        {companies.map(({ id, key, name, logo, statements }) => (
          <li key={id}>
            <a href={address(key, language)}>
              <Logo name={name} picture={logo} />
              <span>
                <b {...nameLanguage(name)}>{name}</b>
                {statements > 0 ? (
                  <small>
                    {t('figures.statements', {
                      count: statements,
                      shown: formatNumber(statements, language),
                    })}
                  </small>
                ) : null}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
