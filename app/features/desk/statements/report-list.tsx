import { useTranslation } from 'react-i18next'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Badge } from '~/ui/badge'
import { joinFacts } from '~/ui/join-facts'
import { REPORT_LISTS } from '~contract/reports'
import { toReaderLetters } from '~contract/values/name-letters'
import { DeskList } from '../desk-list'
import { formatWaiting } from '../waiting'
import type { ReportListData } from './report-list.server'
import { reportedStatementPath, reportListPath } from './urls'

export function ReportList({ data }: { data: ReportListData }) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  const { statements, query, lastPage, countByList } = data
  return (
    <DeskList
      tabs={REPORT_LISTS.map((list) => ({
        label: t(`leads.${list}`),
        href: toLocalizedPath(reportListPath({ list, page: 1 }), language),
        current: list === query.list,
        count: String(countByList[list] ?? 0),
      }))}
      rows={statements}
      row={(statement) => <StatementRow key={statement.id} statement={statement} />}
      none={t(`reports.none_${query.list}`)}
      page={query.page}
      lastPage={lastPage}
      pageHref={(page) => toLocalizedPath(reportListPath({ ...query, page }), language)}
    />
  )
}

function StatementRow({ statement }: { statement: ReportListData['statements'][number] }) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  const { id, address, owner, isPublic, isBlocked, reports, reasons, waitingSince, closedAt } = statement
  const details = reasons.map(({ reason, count }) => {
    const label = t(`reasons.${reason as 'fraud'}`, reason)
    return count > 1 ? `${label} (${count})` : label
  })
  return (
    <li>
      <p className="row tight sm mute">
        {isPublic ? null : (
          <Badge tone={isBlocked ? 'bad' : 'off'}>
            {t(isBlocked ? 'users.is_blocked' : 'users.not_shown')}
          </Badge>
        )}
        <Badge tone={closedAt ? 'off' : 'warn'}>{t('statements.reports', { count: reports })}</Badge>
        <span>{formatWaiting({ createdAt: waitingSince, closedAt }, t)}</span>
      </p>
      <h2>
        <a href={toLocalizedPath(reportedStatementPath(id), language)}>
          {address || t('leads.unnamed', { id })}
        </a>
      </h2>
      <p className="sm">{joinFacts(details)}</p>
      <p className="dim sm">
        {joinFacts([address && t('leads.unnamed', { id }), toReaderLetters(owner, language)])}
      </p>
    </li>
  )
}
