import { useTranslation } from 'react-i18next'
import { usePage } from '../../http/page'
import { formatNumber } from '../../i18n/format'
import { type Column, Table } from '../../ui/table'
import type { ComparedOffer } from './comparison'
import type { CalculatorData } from './load.server'
import { formatHundredths } from './money'
import { type LoanPlace, scenarioAddress } from './place'

/** All banks in both currencies for the price that was entered; each row leads to its own calculation. */
export function LoanComparison({ data, place }: { data: CalculatorData; place: LoanPlace }) {
  const { t } = useTranslation('loan')
  const { language } = usePage()
  const { compared, calculation } = data
  if (compared.length === 0) return null
  const address = ({ bankId, currency, percent, months, result }: ComparedOffer) =>
    scenarioAddress(place, {
      ...{ bank: bankId, currency: currency.id, percent, months },
      // Both parts are hundredths of a whole price.
      price: (result.loan.principal + result.downPayment) / 100,
      onlyFromDeveloper: calculation.onlyFromDeveloper,
    })
  const columns: Column<ComparedOffer>[] = [
    {
      ...{ key: 'bank', head: t('bank') },
      cell: (row) => (
        <a className="more" href={address(row)} rel="nofollow">
          {row.bank}, {row.currency.symbol}
        </a>
      ),
    },
    {
      ...{ key: 'own', head: t('compare.own'), number: true, wide: true },
      cell: ({ percent, months }) => `${percent}% · ${t('months', { count: months })}`,
    },
    {
      ...{ key: 'effective', head: t('effective'), number: true },
      cell: ({ effectivePercent }) =>
        effectivePercent === undefined ? '–' : `${formatNumber(effectivePercent, language, 2)}%`,
    },
    {
      ...{ key: 'monthly', head: t('monthly'), number: true },
      cell: ({ result, currency }) => <b>{formatHundredths(result.totals.payment, currency, language)}</b>,
    },
    {
      ...{ key: 'total', head: t('compare.total'), number: true, wide: true },
      cell: ({ result, currency }) => formatHundredths(result.totals.total, currency, language),
    },
  ]
  return (
    <section className="sec">
      <div className="sec-head">
        <h2>{t('compare.title')}</h2>
        <p className="sm">{t('compare.note')}</p>
      </div>
      <Table
        caption={t('compare.caption')}
        columns={columns}
        rows={compared}
        rowKey={({ bankId, currency }) => `${bankId}-${currency.id}`}
      />
    </section>
  )
}
