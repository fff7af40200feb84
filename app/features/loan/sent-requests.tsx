import { useTranslation } from 'react-i18next'
import { formatDay } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import { Section } from '~/ui/section'
import { type Column, Table } from '~/ui/table'
import type { SentLoanRequest } from '~/upstream/loan-requests.server'
import type { LoanCurrency } from '~/upstream/loans.server'
import { formatHundredths } from './format'

/** Sent requests; undefined if the upstream is unavailable. */
export function SentRequests({
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
