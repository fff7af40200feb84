import { useTranslation } from 'react-i18next'
import {
  BROKERS_PATH,
  brokerHref,
  DEVELOPERS_PATH,
  developerHref,
  OwnerLogo,
} from '~/features/statement-owner'
import { formatNumber } from '~/i18n/format'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Section } from '~/ui/section'
import type { Company } from '~/upstream/companies.server'
import type { CompanyType } from '~contract/companies'
import { toReaderName } from '~contract/values/reader-name'

interface CompanyShelfProps {
  kind: CompanyType
  companies: Pick<Company, 'id' | 'key' | 'name' | 'logo' | 'statements'>[]
}

export function CompanyShelf({ kind, companies }: CompanyShelfProps) {
  const { t } = useTranslation('companies')
  const { language } = usePage()
  if (companies.length === 0) return null
  const [path, address] = kind === 'broker' ? [BROKERS_PATH, brokerHref] : [DEVELOPERS_PATH, developerHref]
  return (
    <Section
      title={t(`home.${kind}s`)}
      more={{ href: toLocalizedPath(path, language), label: t('home.all') }}
      wrap
    >
      <ul className="company-shelf">
        {companies.map(({ id, key, name, logo, statements }) => (
          <li key={id}>
            <a href={address(key, language)}>
              <OwnerLogo name={name} picture={logo} />
              <span>
                <b>{toReaderName(name, language)}</b>{' '}
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
