import { describe, expect, test } from 'vitest'
import { listRequestFields } from './fields'

describe('the extra fields of a bank', () => {
  const own = { title: 'Income', placeholder: undefined, type: 'text' as const, isRequired: true, rules: '' }

  test('extra fields come after the usual ones, which the bank may make stricter', () => {
    const personal = { ...own, name: 'personal_number', title: 'Number', rules: '' }
    const fields = listRequestFields(
      { fields: [{ ...own, name: 'income' }, personal] },
      (name) => `our ${name}`,
    )
    expect(fields.map(({ name, isRequired }) => [name, isRequired])).toEqual([
      ['first_name', true],
      ['last_name', true],
      ['personal_number', true],
      ['email', false],
      ['income', true],
    ])
    expect(fields[2]).toMatchObject({ rules: 'digits:11', title: 'our personal_number' })
  })

  test('extra fields never replace a field of the form itself', () => {
    const names = ['intent', 'bank_id', 'phone_number', 'phone_confirmation', 'terms']
    expect(listRequestFields({ fields: names.map((name) => ({ ...own, name })) }, String)).toHaveLength(4)
  })
})
