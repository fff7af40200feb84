import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatLari } from '~/features/balance'
import { pageAction } from '~/features/dialogs/index.server'
import { formatNumber } from '~/i18n/format'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { Badge } from '~/ui/badge'
import { FactSheet } from '~/ui/fact-sheet'
import { Outcome } from '~/ui/outcome'
import { Output } from '~/ui/output'
import { PageHead } from '~/ui/page-head'
import { Table } from '~/ui/table'
import { type DeskOverview, deskOverview } from '~/upstream/desk-overview.server'
import deskStyles from './desk.css?url'
import { orderListPath } from './orders/urls'
import { DESK_PAYMENTS_PATH, deskPaymentListPath } from './payments/urls'
import { requireOperator } from './require-operator.server'
import { REVIEWS_PATH } from './reviews/urls'
import { REPORTS_PATH } from './statements/urls'
import { DESK_PATH, LEADS_PATH, leadListPath } from './urls'
import { formatMinutes } from './waiting'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = await requireOperator({ request, context })
  const [overview, i18n] = await Promise.all([visitor.call(deskOverview()), getI18n(visitor.language)])
  return { overview, title: i18n.getFixedT(visitor.language, 'desk')('overview.title') }
}

export const action = pageAction()

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }]

export const meta = createMeta<typeof loader>(({ title }) => ({ title, canonical: DESK_PATH, noIndex: true }))

export default function Desk() {
  return <DeskView {...useLoaderData<typeof loader>()} />
}

export function DeskView({ overview, title }: { overview: DeskOverview; title: string }) {
  return (
    <>
      <PageHead title={title} />
      <article className="stack prose desk-page desk-overview">
        <SmsOffNotice />
        <Waiting waiting={overview.waiting} />
        <LeadsByKind leads={overview.leads} />
        <Today overview={overview} />
      </article>
    </>
  )
}

/** Tells operators why no user publishes statements. */
function SmsOffNotice() {
  const { t } = useTranslation('desk')
  const { layout } = usePage()
  if (!layout.isSmsOff) return null
  return (
    <Outcome isBad>
      <h2>{t('overview.sms_off')}</h2>
      <p>{t('overview.sms_off_text')}</p>
    </Outcome>
  )
}

function Waiting({ waiting }: Pick<DeskOverview, 'waiting'>) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  const rows = [
    {
      name: 'leads',
      label: t('leads.title'),
      count: waiting.leads,
      late: waiting.late_leads,
      path: LEADS_PATH,
    },
    { name: 'reports', label: t('reports.title'), count: waiting.reports, path: REPORTS_PATH },
    { name: 'reviews', label: t('reviews.title'), count: waiting.reviews, path: REVIEWS_PATH },
    {
      name: 'orders',
      label: t('orders.title'),
      count: waiting.orders,
      path: orderListPath({ list: 'waiting', service: undefined, page: 1 }),
    },
    {
      name: 'payments',
      label: t('overview.payments'),
      count: waiting.payments,
      path: deskPaymentListPath({ list: 'review', page: 1 }),
    },
    {
      name: 'approvals',
      label: t('approvals.title'),
      count: waiting.approvals,
      path: DESK_PAYMENTS_PATH,
    },
  ]
  return (
    <section>
      <h2>{t('overview.waiting')}</h2>
      <ul className="rows">
        {rows.map(({ name, label, count, late, path }) => (
          <li key={name} className="row tight">
            <a href={toLocalizedPath(path, language)}>{label}</a>{' '}
            <span className="row tight">
              {late ? <Badge tone="bad">{t('overview.late', { count: late })}</Badge> : null}{' '}
              <Output name={name} value={count}>
                {formatNumber(count, language)}
              </Output>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function LeadsByKind({ leads }: Pick<DeskOverview, 'leads'>) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  if (leads.length === 0) return null
  const column = (key: 'open' | 'late' | 'receivedToday', head: string) => ({
    key,
    head,
    cell: (row: DeskOverview['leads'][number]) => formatNumber(row[key], language),
    number: true,
  })
  return (
    <section>
      <h2>{t('overview.by_kind')}</h2>
      <Table
        caption={t('overview.by_kind')}
        columns={[
          {
            key: 'kind',
            head: t('leads.kind'),
            cell: ({ kind }) => (
              <a
                href={toLocalizedPath(
                  leadListPath({ list: 'open', kind, text: undefined, search: undefined, page: 1 }),
                  language,
                )}
              >
                {t(`kinds.${kind}`)}
              </a>
            ),
          },
          column('open', t('leads.open')),
          column('late', t('overview.late_column')),
          column('receivedToday', t('overview.received_today')),
        ]}
        rows={leads}
        rowKey={({ kind }) => kind}
      />
    </section>
  )
}

function Today({ overview }: { overview: DeskOverview }) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  const { handledToday, medianMinutes, paymentsToday } = overview
  return (
    <section>
      <h2>{t('overview.today')}</h2>
      <FactSheet
        facts={[
          { name: t('overview.handled'), value: formatNumber(handledToday, language) },
          ...(medianMinutes === undefined
            ? []
            : [{ name: t('overview.median'), value: formatMinutes(medianMinutes, t) }]),
          { name: t('overview.paid'), value: formatNumber(paymentsToday.count, language) },
          { name: t('overview.paid_amount'), value: formatLari(paymentsToday.tetri, language) },
        ]}
      />
    </section>
  )
}
