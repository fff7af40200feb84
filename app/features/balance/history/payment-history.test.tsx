import { expect, test } from 'vitest'
import type { Payment } from '~/upstream/payments.server'
import { renderView } from '~tests/fixtures/render-view'
import { HistoryTable } from './payment-history'

function listCells(fields: Partial<Payment>): string[] {
  const payment = {
    id: 1,
    purpose: 'order',
    direction: 'out',
    amount: 4_900,
    refunded: 0,
    returned: 0,
    ...fields,
  }
  const html = renderView(
    <HistoryTable
      payments={[{ createdAt: new Date('2026-11-26T04:00:00Z'), ...payment } as unknown as Payment]}
    />,
  )
  return [...html.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) =>
    cell.replace('<small> ', ' | ').replace(/<[^>]+>/g, ''),
  )
}

test('a payment shows its amount, and how much of it was returned', () => {
  expect(listCells({ state: 'paid' }).slice(-2)).toEqual(['Paid', '−₾49'])
  expect(listCells({ state: 'failed' }).slice(-2)).toEqual(['Failed', '₾49'])
  expect(listCells({ state: 'returned', refunded: 4_900 }).slice(-2)).toEqual([
    'Returned | by the bank: ₾49',
    '−₾49 | +₾49',
  ])
  expect(listCells({ state: 'returned', returned: 2_050 }).slice(-2)).toEqual([
    'Partly returned | to the balance: ₾20.50',
    '−₾49 | +₾20.50',
  ])
  expect(listCells({ state: 'returned', direction: 'in', refunded: 4_900 }).at(-1)).toBe('+₾49 | −₾49')
})
