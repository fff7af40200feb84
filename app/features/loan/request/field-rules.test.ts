import { describe, expect, test } from 'vitest'
import { faultOf } from './field-rules'
import { fieldsOf } from './fields'

const field = (rules: string, more: object = {}) => ({
  ...{ isRequired: false, type: 'text' as const, rules },
  ...more,
})

describe('an answer to a field', () => {
  test.each([
    ['', '', undefined],
    ['required', '', 'missing'],
    ['numeric', 'many', 'number'],
    ['numeric|min:1|max:100', '0', 'least'],
    ['numeric|min:1|max:100', '100,5', 'most'],
    ['numeric|min:1|max:100', '99.5', undefined],
    ['digits:11', '0123456789', 'digits'],
    ['digits:11', '01234567890', undefined],
    ['digits:11', '٠1234567890', 'digits'],
    ['min:3', 'აბ', 'shortest'],
    ['max:3', 'აბგდ', 'longest'],
    ['between:2,3', 'აბგდ', 'longest'],
    ['in:yes,no', 'maybe', 'choice'],
    ['email', 'nino@example', 'email'],
    ['email', 'nino@example.g', 'email'],
    ['email', 'nino@example.ge', undefined],
    ['email', 'nino@[192.168.0.1]', undefined],
    ['unheard:of|constructor', 'x', undefined],
  ])('by %j: %j has the fault %s', (rules, value, fault) => {
    expect(faultOf(field(rules), value)?.fault).toBe(fault)
  })

  test('is missing only where it is required', () => {
    expect(faultOf(field('', { isRequired: true }), '')).toEqual({ fault: 'missing' })
  })

  test('is no longer than a draft can hold', () => {
    expect(faultOf(field(''), 'ა'.repeat(256))?.fault).toBe('longest')
    expect(faultOf(field('', { type: 'textarea' }), 'ა'.repeat(1000))).toBeUndefined()
    expect(faultOf(field('max:5000', { type: 'textarea' }), 'ა'.repeat(1001))?.fault).toBe('longest')
  })
})

describe('the fields of a bank', () => {
  const own = { title: 'Income', placeholder: undefined, type: 'text' as const, isRequired: true, rules: '' }

  test('come after the usual ones, which it may make stricter', () => {
    const personal = { ...own, name: 'personal_number', title: 'Number', rules: '' }
    const fields = fieldsOf({ fields: [{ ...own, name: 'income' }, personal] })
    expect(fields.map(({ name, isRequired }) => [name, isRequired])).toEqual([
      ['first_name', true],
      ['last_name', true],
      ['personal_number', true],
      ['email', false],
      ['income', true],
    ])
    expect(fields[2]).toMatchObject({ rules: 'digits:11', title: undefined })
  })

  test('never stand in for what the form itself says', () => {
    const names = ['intent', 'bank_id', 'phone_number', 'phone_confirmation', 'terms']
    expect(fieldsOf({ fields: names.map((name) => ({ ...own, name })) })).toHaveLength(4)
  })
})
