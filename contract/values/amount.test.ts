import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacter } from '~tests/fixtures/any-character'
import { parseAmount, parseDecimal, removeThousandsSeparators } from './amount'

describe('parseAmount', () => {
  test.each([
    ['54.5', 54.5],
    ['54,5', 54.5],
    ['54.50', 54.5],
    ['150000', 150_000],
    ['150 000', 150_000],
    ['150\u00a0000', 150_000],
    ['150_000', 150_000],
    ['150.000', 150_000],
    ['150,000', 150_000],
    ["1'250'000", 1_250_000],
    ['1.250.000,75', 1_250_000.75],
    ['0', 0],
    ['150\u2009000', 150_000],
    ['\u200e150\u202f000\u200f', 150_000],
    ['1\u200b5\0', 15],
    ['+500', 500],
    ['500.', 500],
    ['54,', 54],
    ['٣', 3],
    ['١٢٠٬٠٠٠', 120_000],
    ['۵۴٫۵', 54.5],
    ['１２０，０００', 120_000],
  ])('parseAmount parses %j as %d', (text, amount) => {
    expect(parseAmount(text)).toBe(amount)
  })

  test.each([
    '',
    ' ',
    '-5',
    '1e5',
    '5..',
    '.5',
    '+',
    '+-5',
    '++5',
    '1.2.3',
    '0,125',
    '0.125',
    '1234567890',
    '0x10',
    '²',
    'Ⅻ',
    '$5',
    'many',
  ])('parseAmount rejects %j', (text) => {
    expect(parseAmount(text)).toBeUndefined()
  })

  test('parseAmount accepts any thousands separator', () => {
    const whole = fc.integer({ min: 0, max: 999_999_999 })
    const separators = fc.constantFrom('', ' ', '\u00a0', '_', '.', ',', "'", '’')
    fc.assert(
      fc.property(whole, fc.integer({ min: 1, max: 99 }), separators, (lari, hundredths, separator) => {
        const grouped = String(lari).replace(/\B(?=(\d{3})+$)/g, separator)
        const decimals = String(hundredths).padStart(2, '0')
        expect(parseAmount(grouped)).toBe(lari)
        expect(parseAmount(`${grouped}${separator === ',' ? '.' : ','}${decimals}`)).toBe(
          Number(`${lari}.${decimals}`),
        )
      }),
    )
  })

  test('parseAmount returns a number within its format, or undefined, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 40 }), (text) => {
        const amount = parseAmount(text) ?? 0
        expect(amount).toBeGreaterThanOrEqual(0)
        expect(amount).toBeLessThan(1e9)
      }),
    )
  })
})

describe('parseDecimal', () => {
  test('parseDecimal accepts a point or a comma, and a sign only if allowed', () => {
    const format = { maxDigits: 7, maxDecimals: 4, isSigned: true }
    fc.assert(
      fc.property(fc.integer({ min: -9_999_999, max: 9_999_999 }), fc.nat(9_999), (whole, decimals) => {
        const text = `${whole}.${String(decimals).padStart(4, '0')}`
        expect(parseDecimal(text, format)).toBe(Number(text))
        expect(parseDecimal(text.replace('.', ','), format)).toBe(Number(text))
        expect(parseDecimal(text, { ...format, isSigned: false }) === undefined).toBe(text.startsWith('-'))
      }),
    )
  })

  test.each([
    ['1,000', 1_000],
    ['5,000.50', 5_000.5],
    ['1,250,000', 1_250_000],
    ['1,5', 1.5],
    ['64,50', 64.5],
  ])('parseDecimal with two decimals parses %j as %d', (text, value) => {
    expect(parseDecimal(text, { maxDigits: 7, maxDecimals: 2 })).toBe(value)
  })

  test.each(['0,125', '1000,000', '1,00', '01,000', '1,000,5', '1,0000', '1.000', '1,000.500'])(
    'parseDecimal does not read %j as grouped thousands',
    (text) => {
      expect(parseDecimal(text, { maxDigits: 7, maxDecimals: 2 }) ?? 0).toBeLessThan(100)
    },
  )

  test('parseDecimal with four decimals rejects an ambiguous single group and accepts several groups', () => {
    const format = { maxDigits: 7, maxDecimals: 4 }
    expect(parseDecimal('1,000', format)).toBeUndefined()
    expect(parseDecimal('0,125', format)).toBe(0.125)
    expect(parseDecimal('1,000.5', format)).toBe(1_000.5)
    expect(parseDecimal('1,000,000', format)).toBe(1_000_000)
  })

  test.each(['12345678', '1.12345', '1 000', '1_000', '+1', ''])('parseDecimal rejects %j', (text) => {
    expect(parseDecimal(text, { maxDigits: 7, maxDecimals: 4 })).toBeUndefined()
  })
})

test.each([
  ['3,000', '3000'],
  [' 3 000 ', '3000'],
  ['1,250,000.5', '1250000.5'],
  ['54,5', '54,5'],
  ['many', 'many'],
])('%j without thousands separators is %j', (text, plain) => {
  expect(removeThousandsSeparators(text)).toBe(plain)
})
