import { describe, expect, test } from 'vitest'
import { validateAnswer } from './validation'

const field = (rules: string, more: object = {}) => ({
  isRequired: false,
  type: 'text' as const,
  rules,
  ...more,
})

describe('validating an answer', () => {
  test.each([
    ['', '', undefined],
    ['required', '', 'missing'],
    ['numeric', 'many', 'number'],
    ['numeric|min:1|max:100', '0', 'min'],
    ['numeric|min:1|max:100', '100,5', 'max'],
    ['numeric|min:1|max:100', '99.5', undefined],
    ['digits:11', '0123456789', 'digits'],
    ['digits:11', '01234567890', undefined],
    ['digits:11', '٠1234567890', 'digits'],
    ['min:3', 'აბ', 'min_length'],
    ['max:3', 'აბგდ', 'max_length'],
    ['between:2,3', 'აბგდ', 'max_length'],
    ['in:yes,no', 'maybe', 'choice'],
    ['email', 'nino@example', 'email'],
    ['email', 'nino@example.g', 'email'],
    ['email', 'nino@example.ge', undefined],
    ['email', 'nino@[192.168.0.1]', undefined],
    ['unheard:of|constructor', 'x', undefined],
  ])('the rule %j rejects %j with the error %s', (rules, value, error) => {
    expect(validateAnswer(field(rules), value)?.error).toBe(error)
  })

  test('an answer is reported as missing only if it is required', () => {
    expect(validateAnswer(field('', { isRequired: true }), '')).toEqual({ error: 'missing' })
  })

  test('the length of an answer is limited to that of a draft', () => {
    expect(validateAnswer(field(''), 'ა'.repeat(256))?.error).toBe('max_length')
    expect(validateAnswer(field('', { type: 'textarea' }), 'ა'.repeat(1000))).toBeUndefined()
    expect(validateAnswer(field('max:5000', { type: 'textarea' }), 'ა'.repeat(1001))?.error).toBe(
      'max_length',
    )
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
  ] as const)('an answer of the type %s with the value %j has the error %s', (type, value, error) => {
    const options = ['a', 'b'].map((each) => ({ value: each, title: each }))
    expect(validateAnswer(field('', { type, options }), value)?.error).toBe(error)
  })

  test('the answer to a checkbox without options is 1', () => {
    expect(validateAnswer(field('', { type: 'checkbox' }), '1')).toBeUndefined()
    expect(validateAnswer(field('', { type: 'checkbox', isRequired: true }), '')?.error).toBe('missing')
  })
})
