import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { requireListPage } from '~/http/require-list-page.server'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { Badge } from '~/ui/badge'
import { joinFacts } from '~/ui/join-facts'
import { reportedStatementPage } from '~/upstream/operator-statements.server'
import { REPORT_LISTS } from '~contract/statements'
import { toReaderName } from '~contract/values/reader-name'
import { CountedHead } from '../counted-head'
import deskStyles from '../desk.css?url'
import { DeskList } from '../desk-list'
import { requireOperator } from '../require-operator.server'
import { formatWaiting } from '../waiting'
import { parseReportQuery, reportedStatementPath, reportListPath } from './urls'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = await requireOperator({ request, context })
  const query = parseReportQuery(new URL(request.url).searchParams)
  const [page, i18n] = await Promise.all([
    visitor.call(reportedStatementPage(query)),
    getI18n(visitor.language),
  ])
  requireListPage(query, page.lastPage, reportListPath, visitor.language)
  return { ...page, query, title: i18n.getFixedT(visitor.language, 'desk')('reports.title') }
}

export type ReportListData = Awaited<ReturnType<typeof loader>>

export const action = pageAction()

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }]

export const meta = createMeta<typeof loader>(({ title, query }) => ({
  title,
  canonical: reportListPath(query),
  noIndex: true,
}))

export default function DeskReports() {
  const { t } = useTranslation('desk')
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <CountedHead title={data.title} total={data.total}>
        {t('reviews.count', { count: data.total })}
      </CountedHead>
      <ReportList data={data} />
    </>
  )
}

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
        {joinFacts([address && t('leads.unnamed', { id }), toReaderName(owner, language)])}
      </p>
    </li>
  )
}
