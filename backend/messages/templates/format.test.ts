import { expect, test } from 'vitest'
import { formatLari } from '~/features/balance/format-lari'
import { formatAmount, formatTetri } from './format'

test.each([0, 5, 1_250, 100_000, 123_456, 100_000_050])('emails write %i tetri as the site does', (tetri) => {
  for (const language of ['ka', 'en', 'ru'] as const)
    expect(formatTetri(tetri, language)).toBe(formatLari(tetri, language))
})

test('an amount has its sign in front and its thousands apart', () => {
  expect(formatAmount(72_000, { sign: '$' }, 'en')).toBe('$72,000')
  expect(formatAmount(7_200, { sign: '$' }, 'ka')).toBe('$7\u00a0200')
})
