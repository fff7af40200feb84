import { expect, test } from 'vitest'
import { isCadastralCode } from './registry-numbers'

test.each([
  ['01.14.05.012.034', true],
  ['01.10.10.001', true],
  ['01.14.05.012.034.01.015', true],
  ['81.08.11.345.01.501', true],
  ['01.14.05', false],
  ['1.14.05.012', false],
  ['01140501', false],
  ['01.14.05.012.', false],
  ['01-14-05-012', false],
  ['', false],
])('the cadastral code %j is valid: %s', (code, isValid) => {
  expect(isCadastralCode(code)).toBe(isValid)
})
