import { useTranslation } from 'react-i18next'
import { usePage } from '~/page/use-page'
import type { PurchaseRow } from '~/receipts/draw-purchases'
import { FactSheet } from '~/ui/fact-sheet'
import { Table } from '~/ui/table'
import type { MonthlyData } from './load-monthly.server'
import { getPurchaseHeads, listTotals, toPurchaseRow } from './purchase-rows'

const COLUMNS = ['day', 'number', 'purpose', 'amount', 'returned'] as const

/** Renders the purchases of a month and their sums; on phones without a column that says nothing. */
export function PurchaseTable({ page }: { page: MonthlyData }) {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  const heads = getPurchaseHeads(t)
  return (
    <>
      <Table
        caption={page.title}
        rows={page.payments.map((payment) => ({ id: payment.id, ...toPurchaseRow(payment, t, language) }))}
        rowKey={({ id }) => id}
        columns={COLUMNS.map((column) => ({
          key: column,
          head: heads[column],
          number: column === 'amount' || column === 'returned',
          wide: column === 'number' || (column === 'returned' && page.returned === 0),
          cell: (row: PurchaseRow) => row[column],
        }))}
      />
      {page.isCut ? <p>{t('monthly.cut')}</p> : null}
      <FactSheet facts={listTotals(page, t, language)} />
    </>
  )
}
