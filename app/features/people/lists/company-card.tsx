import { useTranslation } from 'react-i18next'
import { usePage } from '../../../http/page'
import { nameLanguage } from '../../../i18n/name-language'
import { Badge } from '../../../ui/badge'
import type { Company, Period } from '../../../upstream/companies.server'
import { brokerAddress, developerAddress, Logo } from '../../owner'
import { figuresText } from './figures'
import type { CompanyKind } from './orders'

interface CompanyCardProps {
  company: Company
  kind: CompanyKind
  /** Right under the page's heading, or under that of a section. */
  level?: 'h2' | 'h3'
  /** The time that its looks are told of. */
  period?: Period
}

/** A broker or a developer in a list: mark, name, what they have. The name's link covers the card. */
export function CompanyCard({ company, kind, level: Level = 'h2', period }: CompanyCardProps) {
  const { t } = useTranslation('people')
  const { language } = usePage()
  const address = kind === 'broker' ? brokerAddress : developerAddress
  return (
    <li className="co-card card">
      <Logo name={company.name} picture={company.logo} />
      <div className="body">
        <Level className="name">
          <a href={address(company.key, language)} {...nameLanguage(company.name)}>
            {company.name}
          </a>
        </Level>
        <p className="facts">{useFigures(company, kind, period)}</p>
        {company.premier ? (
          <p>
            <Badge tone="ok">{t('premier')}</Badge>
          </p>
        ) : null}
      </div>
    </li>
  )
}

/** How much a company has, in words. */
export function useFigures(company: Company, kind: CompanyKind, period?: Period): string {
  const { t } = useTranslation('people')
  return figuresText(company, kind, { t, language: usePage().language, period })
}
