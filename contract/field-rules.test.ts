import { describe, expect, test } from 'vitest'
import { findRuleViolation, listUnknownRules } from './field-rules'

const violation = (rules: string, value: string, more: object = {}) =>
  findRuleViolation({ required: false, rules, ...more }, value)

describe('findRuleViolation', () => {
  test.each([
    ['', ''],
    ['numeric|min:5', ''],
    ['numeric|min:1', '1500'],
    ['numeric|max:10', '9,5'],
    ['numeric|between:1,10', '9.5'],
    ['min:3', 'აბგ'],
    ['between:2,3', 'აბ'],
    ['digits:11', '01001012345'],
    ['email', 'nino@example.ge'],
    ['email', 'nino@[192.168.0.1]'],
    ['in:a,b', 'b'],
    ['regex:/^(a|b)$/|exists:users', 'anything'],
    ['constructor|toString:2', 'x'],
  ])('the rules %j accept the answer %j', (rules, value) => {
    expect(violation(rules, value)).toBeUndefined()
  })

  // Specification 2.5.6
  test.each([
    ['required|numeric', '', 'missing', ''],
    ['numeric', 'many', 'number', ''],
    ['integer', '1.5', 'integer', ''],
    ['numeric|min:100', '99', 'min', '100'],
    ['numeric|min:1|max:100', '100,5', 'max', '100'],
    ['numeric|between:1,10', '11', 'max', '10'],
    ['min:3', '99', 'min_length', '3'],
    ['max:2', 'აბგ', 'max_length', '2'],
    ['between:2,3', 'აბგდ', 'max_length', '3'],
    ['between:2,3', 'ა', 'min_length', '2'],
    ['digits:11', '0100101234', 'digits', '11'],
    ['digits:11', '٠1234567890', 'digits', '11'],
    ['email', 'nino@example', 'email', ''],
    ['in:a,b', 'c', 'choice', 'a,b'],
  ])('the rules %j reject the answer %j with the error %s', (rules, value, error, argument) => {
    expect(violation(rules, value)).toEqual({ error, argument })
  })

  // Specification 2.5.6
  test('an empty answer to a required field has the error missing', () => {
    expect(violation('', '', { required: true })).toEqual({ error: 'missing', argument: '' })
  })

  test.each([
    ['number', 'many', 'number'],
    ['email', 'nino', 'email'],
    ['date', '2026-02-30', 'day'],
    ['date', '2026-02-28', undefined],
    ['radio', 'c', 'choice_of'],
    ['select', 'a', undefined],
    ['checkbox', 'a,b', undefined],
    ['checkbox', 'a,c', 'choice_of'],
  ])('a field of type %s with the answer %j has the error %s', (type, value, error) => {
    expect(violation('', value, { type, options: [{ value: 'a' }, { value: 'b' }] })?.error).toBe(error)
  })

  test('a checkbox without options accepts only the answer 1', () => {
    expect(violation('', '1', { type: 'checkbox' })).toBeUndefined()
    expect(violation('', 'on', { type: 'checkbox' })?.error).toBe('tick')
  })
})

test('listUnknownRules lists each unknown rule once', () => {
  const fields = [{ rules: 'required|min:1|unheard:of' }, { rules: 'unheard|constructor|' }, { rules: '' }]
  expect(listUnknownRules(fields)).toEqual(['unheard', 'constructor'])
})
