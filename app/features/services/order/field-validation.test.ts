import { expect, test } from 'vitest'
import type { OrderField } from '../definition'
import { parseFields } from './field-validation'

const read = (field: Partial<OrderField>, typed: string) => {
  const { values, fieldErrors } = parseFields([{ name: 'comment', kind: 'line', ...field }], {
    comment: typed,
  })
  return [values.comment, fieldErrors[0]?.error]
}

test.each([
  ['phone', '+995 555 12-34-56', '555123456', undefined],
  ['phone', '322123456', '322123456', 'phone_invalid'],
  ['phone', '55512345', '55512345', 'phone_invalid'],
  ['email', 'nino@example.ge', 'nino@example.ge', undefined],
  ['email', 'nino@[10.0.0.1]', 'nino@[10.0.0.1]', undefined],
  ['email', 'nino@example', 'nino@example', 'email_invalid'],
  ['email', 'nino@example.c', 'nino@example.c', 'email_invalid'],
  ['personal_number', '01001 012345', '01001012345', undefined],
  ['personal_number', '0100101234', '0100101234', 'personal_number_invalid'],
  ['area', '1 054,5', '1054.5', undefined],
  ['area', '0.00', '0.00', 'area_invalid'],
  ['area', '100001', '100001', 'area_invalid'],
  ['area', 'NaN', 'NaN', 'area_invalid'],
  ['day', '2020-01-01', '2020-01-01', 'day_invalid'],
  ['day', '2126-01-01', '2126-01-01', 'day_invalid'],
  ['day', '2026-02-30', '2026-02-30', 'day_invalid'],
  ['line', ' a\0b ', 'ab', undefined],
  ['line', 'ა'.repeat(256), 'ა'.repeat(256), 'too_long'],
  ['text', 'ა'.repeat(1_000), 'ა'.repeat(1_000), undefined],
] as const)('the field %s with %j is saved as %j: %s', (kind, typed, value, error) => {
  expect(read({ kind }, typed)).toEqual([value, error])
})

test('an empty required field is an error, and an empty optional one is not', () => {
  expect(read({ isRequired: true }, ' ')).toEqual(['', 'missing'])
  expect(read({ kind: 'email' }, '')).toEqual(['', undefined])
  expect(read({ kind: 'choice', options: ['with_logo'] }, 'other')).toEqual(['other', 'missing'])
})
