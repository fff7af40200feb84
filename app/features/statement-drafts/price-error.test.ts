import { expect, test } from 'vitest'
import { getI18n } from '~/i18n/i18n.server'
import type { languages } from '~/i18n/languages'
import type { PriceDoubt } from '~/upstream/price-doubts'
import { describePriceDoubt } from './price-error'

const DOUBT: PriceDoubt = {
  reason: 'former',
  price: 28_500,
  currency: 'usd',
  expected: { low: 285_000, high: 285_000, currency: 'usd' },
  meant: undefined,
}

async function describeIn(language: (typeof languages)[number], doubt: Partial<PriceDoubt>) {
  const i18n = await getI18n(language)
  return describePriceDoubt({ ...DOUBT, ...doubt }, i18n.getFixedT(language, 'statement-drafts'), language)
}

test.each([
  ['en', 28_500, '10 times'],
  ['ka', 28_500, '10-ჯერ'],
  ['ru', 28_500, 'в 10 раз'],
  ['ru', 95_000, 'в 3 раза'],
  ['ru', 114_000, 'в 2,5 раза'],
  ['en', 28, '10,179 times'],
] as const)(
  'in %s the price %i is less than 285,000 dollars by the words "%s"',
  async (language, price, times) => {
    const { key, args } = await describeIn(language, { price })
    expect([key, args?.times]).toEqual(['price_below_former', times])
  },
)

test('a price of more than before is called so', async () => {
  expect(await describeIn('en', { price: 2_850_000 })).toMatchObject({
    key: 'price_above_former',
    args: { price: '$2,850,000', times: '10 times', expected: '$285,000' },
  })
})

test('a price in the other currency is compared without saying how many times less it is', async () => {
  expect(await describeIn('en', { price: 285_000, currency: 'gel' })).toEqual({
    key: 'price_unlike_former',
    args: { price: '₾285,000', expected: '$285,000' },
  })
})

test('the usual price of similar properties is shown as one price or a range', async () => {
  const expected = { low: 153_000, high: 258_000, currency: 'usd' } as const
  expect(await describeIn('en', { reason: 'estimate', price: 1_250, expected })).toEqual({
    key: 'price_unlike_similar',
    args: { price: '$1,250', expected: '$153,000–$258,000' },
  })
  const median = { ...expected, high: 153_000 }
  expect(await describeIn('en', { reason: 'similar', expected: median })).toMatchObject({
    args: { expected: '$153,000' },
  })
})

test('a price like a phone number is compared with nothing', async () => {
  expect(await describeIn('en', { reason: 'phone', price: 5_551_234, expected: undefined })).toEqual({
    key: 'price_is_phone',
    args: { price: '$5,551,234' },
  })
})
