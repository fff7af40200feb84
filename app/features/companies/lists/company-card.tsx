import { useTranslation } from 'react-i18next'
import { brokerHref, developerHref, OwnerLogo } from '~/features/statement-owner'
import { usePage } from '~/page/use-page'
import { Badge } from '~/ui/badge'
import type { Company } from '~/upstream/companies.server'
import type { CompanyType, TopPeriod } from '~contract/companies'
import { toReaderName } from '~contract/values/reader-name'
import { formatCompanyFigures } from './format-company-figures'

interface CompanyCardProps {
  company: Company
  kind: CompanyType
  level?: 'h2' | 'h3'
  period?: TopPeriod
}

export function CompanyCard({ company, kind, level: Level = 'h2', period }: CompanyCardProps) {
  const { t } = useTranslation('companies')
  const { language } = usePage()
  const address = kind === 'broker' ? brokerHref : developerHref
  return (
    <li className="company-card card">
      <OwnerLogo name={company.name} picture={company.logo} />
      <div className="body">
        <Level className="name">
          <a href={address(company.key, language)}>{toReaderName(company.name, language)}</a>
        </Level>
        <p className="facts">{useCompanyFigures(company, kind, period)}</p>
        {company.awaitsConfirmation ? (
          <p>
            <Badge tone="off">{t('unconfirmed')}</Badge>
          </p>
        ) : null}
        {company.premier ? (
          <p>
            <Badge tone="ok">{t('premier')}</Badge>
          </p>
        ) : null}
      </div>
    </li>
  )
}

export function useCompanyFigures(company: Company, kind: CompanyType, period?: TopPeriod): string {
  const { t } = useTranslation('companies')
  return formatCompanyFigures(company, kind, { t, language: usePage().language, period })
}
