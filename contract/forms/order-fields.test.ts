import { expect, test } from 'vitest'
import { createOrderField, type OrderFieldRules } from './order-fields'

const read = (field: Partial<OrderFieldRules>, typed: string) => {
  const { data, error } = createOrderField({ name: 'comment', kind: 'line', ...field }).safeParse(typed)
  return error ? { error: error.issues[0]?.message } : { value: data }
}

test.each([
  ['phone', '+995 555 12-34-56', '555123456'],
  ['email', 'nino@example.ge', 'nino@example.ge'],
  ['email', 'nino@[10.0.0.1]', 'nino@[10.0.0.1]'],
  ['personal_number', '01001 012345', '01001012345'],
  ['company_code', '405 123 456', '405123456'],
  ['area', '1 054,5', '1054.5'],
  ['area', '1,054', '1054'],
  ['cadastral_code', ' 01.14.05.012. 034', '01.14.05.012.034'],
  ['line', ' ab ', 'ab'],
  ['text', 'ა'.repeat(1_000), 'ა'.repeat(1_000)],
] as const)('the field %s with %j is parsed to %j', (kind, typed, value) => {
  expect(read({ kind }, typed)).toEqual({ value })
})

test.each([
  ['phone', '322123456', 'phone_invalid'],
  ['phone', '55512345', 'phone_invalid'],
  ['email', 'nino@example', 'email_invalid'],
  ['email', 'nino@example.c', 'email_invalid'],
  ['personal_number', '0100101234', 'personal_number_invalid'],
  ['company_code', '40512345', 'company_code_invalid'],
  ['area', '0.00', 'order_area_invalid'],
  ['area', '9', 'order_area_invalid'],
  ['area', '100001', 'order_area_invalid'],
  ['area', 'NaN', 'order_area_invalid'],
  ['cadastral_code', '01-14-05-012', 'cadastral_code_invalid'],
  ['day', '2020-01-01', 'day_invalid'],
  ['day', '2126-01-01', 'day_invalid'],
  ['day', '2026-02-30', 'day_invalid'],
  ['line', 'ა'.repeat(256), 'too_long'],
] as const)('the field %s with %j is rejected as %s', (kind, typed, error) => {
  expect(read({ kind }, typed)).toEqual({ error })
})

test('an empty required field is an error, and an empty optional one is not', () => {
  expect(read({ name: 'address', isRequired: true }, ' ')).toEqual({ error: 'address_missing' })
  expect(read({ name: 'branch', isRequired: true }, ' ')).toEqual({ error: 'value_missing' })
  expect(read({ kind: 'email', isRequired: true }, '')).toEqual({ error: 'email_missing' })
  expect(read({ kind: 'email' }, '')).toEqual({ value: '' })
  expect(read({ name: 'with_logo', kind: 'choice', options: ['with_logo'] }, 'other')).toEqual({
    error: 'logo_missing',
  })
})
