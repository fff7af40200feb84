import { expect, test } from 'vitest'
import { findAnswerProblem } from './answer-problem'

const problem = (rules: string, value: string, required = false) =>
  findAnswerProblem({ required, rules }, value)

test.each([
  ['numeric', 'many', 'must be a number'],
  ['integer', '1.5', 'must be a whole number'],
  ['numeric|min:100', '99', 'must be at least 100'],
  ['min:3', '99', 'must be at least 3'],
  ['max:2', 'აბგ', 'must be at most 2'],
  ['between:1,2', 'აბგ', 'must be at most 2'],
  ['digits:11', '0100101234', 'must be 11 digits'],
  ['email', 'nino@example', 'must be an email address'],
  ['in:a,b', 'c', 'must be one of a,b'],
  ['required|numeric', '', 'is required'],
  ['', 'x'.repeat(2_001), 'is too long'],
])('the problem of a field with the rules "%s" and the answer %j is that it %s', (rules, value, message) => {
  expect(problem(rules, value)).toBe(message)
})

test('an empty answer is a problem only for a required field', () => {
  expect(problem('numeric|min:5', '')).toBeUndefined()
  expect(problem('', '', true)).toBe('is required')
})
