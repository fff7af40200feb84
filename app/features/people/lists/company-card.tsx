import { useTranslation } from 'react-i18next'
import { usePage } from '../../../http/page'
import { formatNumber } from '../../../i18n/format'
import { nameLanguage } from '../../../i18n/name-language'
import { Badge } from '../../../ui/badge'
import type { Company, Period } from '../../../upstream/companies.server'
import { brokerAddress, developerAddress, Logo } from '../../owner'
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

const NO_BREAK = '\u00a0'

type Figure = 'statements' | 'agents' | 'views' | 'rising' | 'completed' | Period

/** How much a company has, in words; nothing is said of what it has none of. Lines break between figures alone. */
export function useFigures(company: Company, kind: CompanyKind, period: Period = 'month'): string {
  const { t } = useTranslation('people')
  const { language } = usePage()
  const { statements, agents, projects, views, recentViews } = company
  const say = (word: Figure, count: number) =>
    count > 0 ? [t(`figures.${word}`, { count, shown: formatNumber(count, language) })] : []
  const figures = [
    ...(kind === 'developer'
      ? [...say('rising', projects.rising), ...say('completed', projects.completed)]
      : []),
    ...say('statements', statements),
    ...(kind === 'broker' ? say('agents', agents) : []),
    ...(recentViews === undefined ? say('views', views) : say(period, recentViews)),
  ]
  return figures.map((figure) => figure.replaceAll(' ', NO_BREAK)).join(`${NO_BREAK}· `)
}
