import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacter } from '~tests/fixtures/any-character'
import { parseEmail } from './email'
import { formatPhone } from './phone'
import { parseCode } from './typed-code'
import { readArea, readLength } from './typed-measure'
import { parseInternationalPhone, parsePhone } from './typed-phone'
import { parseLari, parsePrice } from './typed-price'
import { parseDay, parseTime } from './typed-time'

const READERS = {
  parsePrice,
  parseLari,
  readArea,
  readLength,
  parseTime,
  parseDay,
  parsePhone,
  parseInternationalPhone,
  parseEmail,
  parseCode,
}
const PIECES = [
  '1',
  '9',
  ' ',
  '.',
  ',',
  '-',
  '$',
  '₾',
  '€',
  'k',
  'млн',
  'ათ',
  'm²',
  'ha',
  '@',
  'а',
  '\u200b',
  '+',
  '(0)',
  ':',
]

describe.each(Object.entries(READERS))('%s', (name, read) => {
  test(`${name} accepts any text without throwing`, () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 120 }), (text) => {
        expect(() => read(text)).not.toThrow()
      }),
    )
  })

  test(`${name} accepts combinations of typical pieces without throwing`, () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }), (pieces) => {
        expect(() => read(pieces.join(''))).not.toThrow()
      }),
    )
  })

  test.each(PIECES)(`${name} reads a thousand repetitions of %j in a millisecond`, (piece) => {
    const texts = [piece.repeat(1_000), `1${piece.repeat(1_000)}1`, `${piece.repeat(290)}x`.slice(0, 300)]
    for (const text of texts) read(text)
    const started = performance.now()
    for (let time = 0; time < 10; time += 1) for (const text of texts) read(text)
    // Ten times the limit of thirty readings, because other programs run beside the test.
    expect(performance.now() - started).toBeLessThan(300)
  })
})

test('a displayed phone number is parsed with + or 00 before it', () => {
  const numbers = fc.oneof(
    fc.integer({ min: 500_000_000, max: 599_999_999 }).map((digits) => `+995${digits}`),
    fc.integer({ min: 100_000_000, max: 9_999_999_999 }).map((digits) => `+49${digits}`),
    fc.integer({ min: 2_000_000_000, max: 9_999_999_999 }).map((digits) => `+1${digits}`),
  )
  fc.assert(
    fc.property(numbers, fc.boolean(), (number, isDialled) => {
      const shown = formatPhone(number)
      expect(parseInternationalPhone(isDialled ? shown.replace('+', '00') : shown)).toBe(number)
    }),
  )
})

test('parsing an email address twice changes nothing', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      const parsed = parseEmail(email) ?? ''
      expect(parseEmail(parsed)).toBe(parsed)
    }),
  )
})
