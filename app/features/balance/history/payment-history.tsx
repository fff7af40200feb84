import { useTranslation } from 'react-i18next'
import { formatDateTime } from '~/i18n/format-date-time'
import { formatMonth } from '~/i18n/format-month'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button, ButtonLink } from '~/ui/button'
import { Pagination } from '~/ui/pagination'
import { SelectField } from '~/ui/select'
import { type Column, Table } from '~/ui/table'
import type { PaymentHistory as Found, Payment } from '~/upstream/payments.server'
import { formatLari } from '../format-lari'
import { getReturns } from '../returns'
import {
  type HistoryParams,
  historyPath,
  monthlyPath,
  PAYMENTS_PATH,
  paymentResultPath,
  receiptPath,
} from '../urls'
import { useFormatPurpose } from '../use-payment-facts'
import { listMonths } from './months'

interface PaymentHistoryProps {
  found: Found
  params: HistoryParams
  thisMonth: string
}

export function PaymentHistory({ found, params: view, thisMonth }: PaymentHistoryProps) {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  const { payments, total, lastPage } = found
  const isFiltered = view.month !== undefined || view.kind !== undefined
  const href = (page: number) => toLocalizedPath(historyPath({ ...view, page }), language)
  if (total === 0 && !isFiltered) return <p className="mute">{t('page.history_empty')}</p>
  return (
    <>
      <HistoryFilter params={view} thisMonth={thisMonth} />
      {payments.length > 0 ? (
        <HistoryTable payments={payments} />
      ) : (
        <div className="row">
          <p className="mute">{t('page.history_none')}</p>
          <ButtonLink variant="plain" href={toLocalizedPath(historyPath({ page: 1 }), language)}>
            {t('page.show_all')}
          </ButtonLink>
        </div>
      )}
      <p>
        <a href={toLocalizedPath(monthlyPath(view.month ?? thisMonth), language)}>{t('monthly.title')}</a>
      </p>
      <Pagination page={view.page} pages={lastPage} href={href} />
    </>
  )
}

export function HistoryTable({ payments }: { payments: Payment[] }) {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  const purposeOf = useFormatPurpose()
  const columns: Column<Payment>[] = [
    {
      key: 'purpose',
      head: t('facts.purpose'),
      cell: ({ id, receiptNumber, createdAt, ...payment }) => (
        <>
          <a href={toLocalizedPath(receiptNumber ? receiptPath(id) : paymentResultPath(id), language)}>
            {purposeOf(payment)}
          </a>{' '}
          <small>{formatDateTime(createdAt, language)}</small>
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
    {
      key: 'state',
      head: t('facts.state'),
      cell: (payment) => <PaymentState payment={payment} />,
    },
    {
      key: 'amount',
      head: t('facts.amount'),
      number: true,
      cell: (payment) => <MovedSum payment={payment} />,
    },
  ]
  return (
    <div className="history">
      <Table caption={t('page.history')} columns={columns} rows={payments} rowKey={({ id }) => id} />
    </div>
  )
}

function PaymentState({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  const { state, reason } = payment
  const { byBank, toBalance, isPartial } = getReturns(payment)
  const shown = state === 'pending' && reason ? 'review' : isPartial ? 'partly_refunded' : state
  return (
    <>
      {t(`states.${shown}`)}
      {byBank > 0 ? <small> {t('states.by_bank', { amount: formatLari(byBank, language) })}</small> : null}
      {toBalance > 0 ? (
        <small> {t('states.to_balance', { amount: formatLari(toBalance, language) })}</small>
      ) : null}
    </>
  )
}

/** Renders the amount. Only completed payments have a direction, and returned money has the opposite one. */
function MovedSum({ payment }: { payment: Payment }) {
  const { language } = usePage()
  const { amount, direction, state } = payment
  const isCompleted = state === 'paid' || state === 'returned'
  const { total } = getReturns(payment)
  const [sign, otherSign] = direction === 'in' ? ['+', '−'] : ['−', '+']
  return (
    <>
      {(isCompleted ? sign : '') + formatLari(amount, language)}
      {total > 0 ? <small> {otherSign + formatLari(total, language)}</small> : null}
    </>
  )
}

interface HistoryFilterProps {
  params: HistoryParams
  thisMonth: string
}

function HistoryFilter({ params: view, thisMonth }: HistoryFilterProps) {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  return (
    <form method="get" action={toLocalizedPath(PAYMENTS_PATH, language)} className="pay-filter">
      <SelectField
        id="history-month"
        name="month"
        label={t('page.month')}
        blank={t('page.all_months')}
        defaultValue={view.month ?? ''}
        options={listMonths(thisMonth, view.month).map((month) => ({
          value: month,
          label: formatMonth(month, language),
        }))}
      />
      <SelectField
        id="history-kind"
        name="kind"
        label={t('page.kind')}
        blank={t('page.all_kinds')}
        defaultValue={view.kind ?? ''}
        options={[
          { value: 'in', label: t('page.in') },
          { value: 'out', label: t('page.out') },
        ]}
      />
      <Button>{t('page.show')}</Button>
    </form>
  )
}
