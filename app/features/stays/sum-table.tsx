import { useTranslation } from 'react-i18next'
import { formatNumber } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import { Output } from '~/ui/output'
import { Table } from '~/ui/table'
import type { CurrencyId } from '~contract/currencies'
import type { StaySum } from '~contract/stays'
import { formatOtherCurrency, formatStayMoney } from './stay-money'

interface SumTableProps {
  sum: StaySum
  currencyId: CurrencyId
  /** Lari per dollar. */
  rate: number | undefined
}

/** Renders each line of a stay's sum, and the total in both currencies. */
export function SumTable({ sum, currencyId, rate }: SumTableProps) {
  const { t } = useTranslation('stays')
  const { language } = usePage()
  const format = (amount: number) => formatStayMoney(amount, currencyId, language)
  const toArgs = (count: number, price: number) => ({
    count,
    shown: formatNumber(count, language),
    price: format(price),
  })
  const { nights, nightPrice, weekendNights, weekendPrice, cleaningFee, total } = sum
  const lines = [
    ...(nights > 0 ? [{ name: t('nights', toArgs(nights, nightPrice)), amount: nights * nightPrice }] : []),
    ...(weekendNights > 0
      ? [
          {
            name: t('weekend_nights', toArgs(weekendNights, weekendPrice)),
            amount: weekendNights * weekendPrice,
          },
        ]
      : []),
    ...(cleaningFee > 0 ? [{ name: t('cleaning_fee'), amount: cleaningFee }] : []),
  ]
  const other = formatOtherCurrency(total, currencyId, { rate, language })
  return (
    <Table
      caption={t('sum')}
      rows={[...lines, { name: undefined, amount: total }]}
      rowKey={({ name }) => name ?? 'total'}
      columns={[
        { key: 'line', head: t('line'), cell: ({ name }) => name ?? <b>{t('total')}</b> },
        {
          key: 'amount',
          head: t('amount'),
          number: true,
          cell: ({ name, amount }) =>
            name === undefined ? (
              <>
                <b className="nowrap">
                  <Output name="total_price" value={amount}>
                    {format(amount)}
                  </Output>
                </b>
                {other ? <small className="mute"> {other}</small> : null}
              </>
            ) : (
              <span className="nowrap">{format(amount)}</span>
            ),
        },
      ]}
    />
  )
}
