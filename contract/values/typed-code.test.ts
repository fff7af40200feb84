import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCode } from './typed-code'

test.each([
  '7303',
  '7303.',
  ' 7303 ',
  '73 03',
  '73-03',
  '７３０３',
  '٧٣٠٣',
  '\u200e7303\u200f',
  '7\u200b303',
  '«7303»',
])('the code %j is parsed as 7303', (text) => {
  expect(parseCode(text)).toBe('7303')
})

test.each(['', '730', '73035', '73O3', 'code', '7303 7303', '½303'])('the text %j is not a code', (text) => {
  expect(parseCode(text)).toBeUndefined()
})

test('a code is parsed with any separator between its digits', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9_999 }),
      fc.constantFrom('', ' ', '-', '\u00a0'),
      (number, separator) => {
        const code = String(number).padStart(4, '0')
        expect(parseCode([...code].join(separator))).toBe(code)
      },
    ),
  )
})
