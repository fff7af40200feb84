import { data, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { formatDay } from '~/i18n/format'
import { getI18n } from '~/i18n/i18n.server'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { EmptyState } from '~/ui/empty-state'
import { Section } from '~/ui/section'
import { type Column, Table } from '~/ui/table'
import { type SentLoanRequest, sentLoanRequests } from '~/upstream/loan-requests.server'
import type { LoanCurrency } from '~/upstream/loans.server'
import { LOAN_PATH } from '~contract/loans'
import { formatHundredths } from './format'
import loanStyles from './loan.css?url'
import { LoanFlow, useLoanFlowTitle } from './loan-flow'
import { loadLoanFlow } from './loan-flow.server'
import { loanAction } from './request/action.server'

export async function loader(args: LoaderFunctionArgs) {
  const visitor = getVisitor(args)
  await requireUser(visitor, args.request)
  const [loan, sent, i18n] = await Promise.all([
    loadLoanFlow(args),
    visitor.optional('sent loan requests', visitor.call(sentLoanRequests)),
    getI18n(visitor.language),
  ])
  const page = {
    loan: loan.screens,
    sent,
    analyticsEvents: loan.screens.analyticsEvents,
    title: i18n.getFixedT(visitor.language, 'loan')('title'),
  }
  return data(page, loan.cookie ? { headers: { 'Set-Cookie': loan.cookie } } : undefined)
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: loanStyles }]

export const action = pageAction(async (args) => {
  await requireUser(getVisitor(args), args.request)
  return loanAction(args)
})

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: LOAN_PATH,
  noIndex: true,
}))

export default function LoanPage() {
  const { t } = useTranslation('loan')
  const { loan, sent } = useLoaderData<typeof loader>()
  return (
    <div className="wrap loan-view">
      <h1>{useLoanFlowTitle(loan)}</h1>
      {loan.calculator || loan.step ? (
        <LoanFlow data={loan} />
      ) : (
        <EmptyState title={t('no_banks')}>{t('no_banks_text')}</EmptyState>
      )}
      <SentRequests requests={sent} currencies={loan.calculator?.currencies ?? []} />
    </div>
  )
}

/** Sent requests; undefined if the upstream is unavailable. */
function SentRequests({
  requests,
  currencies,
}: {
  requests: SentLoanRequest[] | undefined
  currencies: LoanCurrency[]
}) {
  const { t } = useTranslation('loan')
  const { language } = usePage()
  const symbolOf = (id: number) => currencies.find((currency) => currency.id === id)?.symbol ?? ''
  const columns: Column<SentLoanRequest>[] = [
    { key: 'bank', head: t('bank'), cell: ({ bank }) => bank.name },
    {
      key: 'amount',
      head: t('sent_requests.amount'),
      number: true,
      cell: ({ amount, currencyId }) =>
        formatHundredths(amount * 100, { symbol: symbolOf(currencyId) }, language),
    },
    {
      key: 'day',
      head: t('sent_requests.day'),
      wide: true,
      cell: ({ sentAt }) => formatDay(sentAt, language),
    },
    {
      key: 'state',
      head: t('sent_requests.state'),
      cell: ({ state, isVisit }) =>
        t(`sent_requests.states.${isVisit && state === 'sent' ? 'visited' : state}`),
    },
  ]
  return (
    <Section title={t('sent_requests.title')}>
      {requests === undefined ? <p>{t('sent_requests.failed')}</p> : null}
      {requests?.length === 0 ? <p className="mute">{t('sent_requests.empty')}</p> : null}
      {requests?.length ? (
        <Table caption={t('sent_requests.title')} columns={columns} rows={requests} rowKey={({ id }) => id} />
      ) : null}
    </Section>
  )
}
