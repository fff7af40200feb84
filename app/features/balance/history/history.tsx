import { useTranslation } from 'react-i18next'
import { usePage } from '../../../http/page'
import { formatDay } from '../../../i18n/format'
import { localizedPath } from '../../../i18n/languages'
import { ButtonLink } from '../../../ui/button'
import { Pagination } from '../../../ui/pagination'
import { type Column, Table } from '../../../ui/table'
import type { History as Found, Payment } from '../../../upstream/payments.server'
import { type HistoryView, historyAddress, receiptAddress, resultAddress } from '../address'
import { formatLari } from '../lari'
import { usePurpose } from '../payment-facts'
import { HistoryFilter } from './filter'

interface HistoryProps {
  found: Found
  view: HistoryView
  thisMonth: string
}

/** What was paid, the latest first, by month and direction. */
export function History({ found, view, thisMonth }: HistoryProps) {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  const { payments, total, lastPage } = found
  const isFiltered = view.month !== undefined || view.kind !== undefined
  const href = (page: number) => localizedPath(historyAddress({ ...view, page }), language)
  if (total === 0 && !isFiltered) return <p className="mute">{t('page.history_empty')}</p>
  return (
    <>
      <HistoryFilter view={view} thisMonth={thisMonth} />
      {payments.length > 0 ? (
        <HistoryTable payments={payments} />
      ) : (
        <div className="row">
          <p className="mute">{t('page.history_none')}</p>
          <ButtonLink variant="plain" href={localizedPath(historyAddress({ page: 1 }), language)}>
            {t('page.show_all')}
          </ButtonLink>
        </div>
      )}
      <Pagination page={view.page} pages={lastPage} href={href} />
    </>
  )
}

function HistoryTable({ payments }: { payments: Payment[] }) {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  const purposeOf = usePurpose()
  const columns: Column<Payment>[] = [
    {
      key: 'purpose',
      head: t('facts.purpose'),
      cell: ({ id, receiptNumber, createdAt, ...payment }) => (
        <>
          <a href={localizedPath(receiptNumber ? receiptAddress(id) : resultAddress(id), language)}>
            {purposeOf(payment)}
          </a>
          <small>{formatDay(createdAt, language)}</small>
        </>
      ),
    },
    {
      key: 'method',
      head: t('facts.method'),
      wide: true,
      cell: ({ method, cardMask }) =>
        [method && t(`methods.${method}`), cardMask && `•• ${cardMask.slice(-4)}`].filter(Boolean).join(' '),
    },
    { key: 'state', head: t('facts.state'), cell: ({ state }) => t(`states.${state}`) },
    {
      key: 'amount',
      head: t('facts.amount'),
      number: true,
      // Only what has moved has a direction.
      cell: ({ amount, direction, state }) =>
        (state === 'paid' ? (direction === 'in' ? '+' : '−') : '') + formatLari(amount, language),
    },
  ]
  return (
    <div className="history">
      <Table caption={t('page.history')} columns={columns} rows={payments} rowKey={({ id }) => id} />
    </div>
  )
}
