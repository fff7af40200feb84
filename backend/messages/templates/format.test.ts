import { expect, test } from 'vitest'
import { formatLari } from '~/features/balance/format-lari'
import { formatAmount, formatTetri } from './format'

test.each([0, 5, 1_250, 100_000, 123_456, 100_000_050])('emails format %i tetri like the site', (tetri) => {
  for (const language of ['ka', 'en', 'ru'] as const)
    expect(formatTetri(tetri, language)).toBe(formatLari(tetri, language))
})

test('an amount has a leading currency sign and separated thousands', () => {
  expect(formatAmount(72_000, { sign: '$' }, 'en')).toBe('$72,000')
  expect(formatAmount(7_200, { sign: '$' }, 'ka')).toBe('$7\u00a0200')
})
