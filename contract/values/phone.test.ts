import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPhone, groupInThrees, isMobileNumber, normalizePhone } from './phone'
import { parsePhone } from './typed-phone'

const mobileNumbers = fc.integer({ min: 500_000_000, max: 599_999_999 }).map(String)

test.each([
  '555123456',
  '555 12 34 56',
  '+995 555 123 456',
  '995555123456',
  '00995 555 123 456',
  '(555) 12-34-56',
  '555.12.34.56',
  '555 12–34‑56',
  '\u202a+995 555 12 34 56\u202c',
  '5 55 12-34-56',
  '+995 (555) 123456',
  '555/12-34-56',
  '0555 12 34 56',
  '+995 (0)555 12 34 56',
  '٥٥٥ ١٢٣ ٤٥٦',
  '５５５１２３４５６',
])('%j is a Georgian mobile number', (text) => {
  expect(parsePhone(text)).toBe('555123456')
  expect(isMobileNumber('555123456')).toBe(true)
})

test.each([
  '',
  '55512345',
  '5551234567',
  '322123456',
  '+1 555 123 456',
  '555 12 34 5x',
  '+555123456',
  '0055512345',
  '05551234567',
])('%j is not a Georgian mobile number', (text) => {
  expect(isMobileNumber(parsePhone(text))).toBe(false)
})

// Specification 2.5.9
test('a mobile number is the same with any separators and with or without the country code', () => {
  const codes = fc.constantFrom('', '995', '+995', '+995 ')
  const formats = fc.constantFrom(formatPhone, (text: string) => groupInThrees(text, '-'), String)
  fc.assert(
    fc.property(mobileNumbers, codes, formats, (digits, code, format) => {
      expect(normalizePhone(code + format(digits))).toBe(digits)
      expect(formatPhone(code + format(digits))).toBe(formatPhone(digits))
    }),
  )
})

// Specification 2.5.8
test('a number is formatted in groups of three, and other texts stay unchanged', () => {
  expect(formatPhone('+995555123456')).toBe('555 123 456')
  expect(formatPhone('12 34')).toBe('12 34')
  expect(formatPhone('')).toBe('')
  expect(groupInThrees('5551••••••', '\u00a0')).toBe('555\u00a01••••••')
})
