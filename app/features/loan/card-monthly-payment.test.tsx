import { expect, test } from 'vitest'
import { renderView } from '~tests/fixtures/render-view'
import { CardMonthlyPayment, StatementLoanLink } from './card-monthly-payment'

const FLAT = {
  dealId: 1,
  typeId: 1,
  priceKind: 'exact' as const,
  price: { usd: { total: 100_000, perSquare: undefined } },
}
const page = { currency: 'usd' as const, cardTerms: { usd: { percent: 20, months: 120, ratePercent: 9 } } }

test('a card shows the monthly payment alone, and the page of the statement its terms', () => {
  const shown = renderView(<CardMonthlyPayment statement={FLAT} href="/flat" />, page)
  expect(shown).toBe(
    '<a class="monthly" href="/flat?take_loan=true&amp;loan_currency=2" rel="nofollow">Mortgage from $1,013 a month</a>',
  )
  expect(renderView(<StatementLoanLink statement={FLAT} href="/flat" />, page)).toContain(
    'Mortgage from $1,013 a month, 20% down, 10\u00a0years',
  )
})

test.each([
  ['land', { typeId: 4 }],
  ['commercial property', { typeId: 5 }],
  ['a hotel', { typeId: 6 }],
  ['a flat to rent', { dealId: 2 }],
  ['a flat without a price', { priceKind: 'negotiable' as const }],
])('%s has no mortgage', (_name, part) => {
  const statement = { ...FLAT, ...part }
  expect(renderView(<CardMonthlyPayment statement={statement} href="/s" />, page)).toBe('')
  expect(renderView(<StatementLoanLink statement={statement} href="/s" />, page)).toBe('')
})
