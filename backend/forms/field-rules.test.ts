import { expect, test } from 'vitest'
import { findRuleViolation } from './field-rules'

const fault = (rules: string, value: string, required = false) =>
  findRuleViolation({ name: 'income', required, rules }, value)

test.each([
  ['', ''],
  ['numeric|min:1', '1500'],
  ['numeric|max:10', '9,5'],
  ['min:3', 'აბგ'],
  ['digits:11', '01001012345'],
  ['email', 'nino@example.ge'],
  ['in:a,b', 'b'],
  ['regex:/^(a|b)$/|exists:users', 'anything'],
  ['constructor|toString:2', 'x'],
])('by "%s" %j is good', (rules, value) => {
  expect(fault(rules, value)).toBeUndefined()
})

test.each([
  ['numeric', 'many', 'must be a number'],
  ['numeric|min:100', '99', 'must be at least 100'],
  ['min:3', '99', 'must be at least 3'],
  ['max:2', 'აბგ', 'must be at most 2'],
  ['digits:11', '0100101234', 'must be 11 digits'],
  ['email', 'nino@example', 'must be an email address'],
  ['in:a,b', 'c', 'must be one of a,b'],
  ['required|numeric', '', 'is required'],
])('by "%s" %j %s', (rules, value, said) => {
  expect(fault(rules, value)).toBe(said)
})

test('an empty answer is missing only where one is required', () => {
  expect(fault('numeric|min:5', '')).toBeUndefined()
  expect(fault('', '', true)).toBe('is required')
})
