import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isEmail } from './email'

test.each([
  'nino@example.ge',
  'a.b+c@sub.example.org',
  'ნინო@მაგალითი.გე',
  'nino@[192.168.0.1]',
  'nino@[::1]',
])('%j is a valid e-mail address', (text) => {
  expect(isEmail(text)).toBe(true)
})

test.each([
  '',
  'nino',
  'nino@example',
  'nino@example.g',
  '@example.ge',
  'a b@example.ge',
  'a@b@example.ge',
  'nino@.ge',
  'nino@a..ge',
  'nino@example.12',
])('%j is no valid e-mail address', (text) => {
  expect(isEmail(text)).toBe(false)
})

test('every address that the standard allows without quotes is valid', () => {
  fc.assert(fc.property(fc.emailAddress(), (email) => isEmail(email)))
})

test('a long text is rejected without backtracking', () => {
  const started = performance.now()
  expect(isEmail(`a@${'a.'.repeat(100_000)}`)).toBe(false)
  expect(performance.now() - started).toBeLessThan(10_000)
})
