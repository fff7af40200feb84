import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatLari } from '~/features/balance'
import { pageAction } from '~/features/dialogs/index.server'
import { requireIdParam } from '~/http/require-id-param.server'
import { requireListPage } from '~/http/require-list-page.server'
import { formatDateTime } from '~/i18n/format-date-time'
import { formatId } from '~/i18n/format-id'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { Badge } from '~/ui/badge'
import { ButtonLink } from '~/ui/button'
import { joinFacts } from '~/ui/join-facts'
import { PageHead } from '~/ui/page-head'
import { type TimelineQuery, type UserTimeline, userTimeline } from '~/upstream/operator-users.server'
import { TIMELINE_KINDS, type TimelineKind } from '~contract/desk'
import { toReaderName } from '~contract/values/reader-name'
import deskStyles from '../desk.css?url'
import { DeskList } from '../desk-list'
import { orderPath } from '../orders/urls'
import { deskPaymentPath } from '../payments/urls'
import { requireOperator } from '../require-operator.server'
import { reportedStatementPath } from '../statements/urls'
import { leadPath } from '../urls'
import { parseTimelineQuery, timelinePath, userPath } from './urls'

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const visitor = await requireOperator({ request, context })
  const id = requireIdParam(params)
  const query = parseTimelineQuery(new URL(request.url).searchParams)
  const [timeline, i18n] = await Promise.all([
    visitor.call(userTimeline(id, query)),
    getI18n(visitor.language),
  ])
  requireListPage(query, timeline.lastPage, (change) => timelinePath(id, change), visitor.language)
  const t = i18n.getFixedT(visitor.language, 'desk')
  const name = toReaderName(timeline.userName, visitor.language) || formatId(id, visitor.language)
  return { ...timeline, id, query, title: t('timeline.title', { name }) }
}

export const action = pageAction()

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }]

export const meta = createMeta<typeof loader>(({ title, id, query }) => ({
  title,
  canonical: timelinePath(id, query),
  noIndex: true,
}))

export default function DeskTimeline() {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  const { id, query, title, rows, countByKind, lastPage } = useLoaderData<typeof loader>()
  const href = (change: Partial<TimelineQuery>) =>
    toLocalizedPath(timelinePath(id, { ...query, page: 1, ...change }), language)
  return (
    <>
      <PageHead title={title} />
      <DeskList
        filter={{
          label: t('timeline.kind'),
          allHref: href({ kind: undefined }),
          choices: TIMELINE_KINDS.map((kind) => ({
            key: kind,
            label: t(`timeline.kinds.${kind}`),
            href: href({ kind }),
            current: kind === query.kind,
            count: countByKind[kind] ?? 0,
          })),
        }}
        rows={rows}
        row={(row) => <TimelineRow key={`${row.kind} ${row.id}`} row={row} />}
        none={t('users.nothing')}
        page={query.page}
        lastPage={lastPage}
        pageHref={(page) => href({ page })}
      >
        <p className="after">
          <ButtonLink icon="left" href={toLocalizedPath(userPath(id), language)}>
            {t('timeline.back')}
          </ButtonLink>
        </p>
      </DeskList>
    </>
  )
}

const PATHS: Record<TimelineKind, (id: number) => string> = {
  statement: reportedStatementPath,
  order: orderPath,
  payment: deskPaymentPath,
  message: leadPath,
  report: leadPath,
}

function TimelineRow({ row }: { row: UserTimeline['rows'][number] }) {
  const { t } = useTranslation(['desk', 'payments'])
  const { language } = usePage()
  const { kind, id, state, amount, at } = row
  return (
    <li>
      <p className="row tight sm mute">
        <Badge tone="off">{t(`desk:timeline.kinds_one.${kind}`)}</Badge>
        <time dateTime={at.toISOString()}>{formatDateTime(at, language)}</time>
      </p>
      <h2>
        <a href={toLocalizedPath(PATHS[kind](id), language)}>
          {joinFacts([amount !== undefined && formatLari(amount, language), formatId(id, language)])}
        </a>
      </h2>
      <p className="dim sm">{joinFacts([useRowName()(row), formatState()])}</p>
    </li>
  )

  function formatState(): string {
    return kind === 'payment'
      ? t(`desk:payments.states.${state}`, state)
      : t(`desk:timeline.states.${state}`, state)
  }
}

function useRowName(): (row: UserTimeline['rows'][number]) => string {
  const { t } = useTranslation(['desk', 'payments'])
  return ({ kind, name }) => {
    switch (kind) {
      case 'payment':
        return t(`payments:purposes.${name}`, name)
      case 'message':
        return t(`desk:kinds.${name}`, name)
      case 'report':
        return t(`desk:reasons.${name}`, name)
      default:
        return name
    }
  }
}
