import { expect, test } from 'vitest'
import { parseFields } from '~tests/fixtures/form-reply'
import { boostForm, cancelOrderForm, refundForm, visitForm } from './form'

const text = 'Ordered twice'

test('an impossible day or time is reported at its field', () => {
  expect(parseFields(boostForm, { date: '2020-01-01' })).toEqual({ errors: { date: 'day_invalid' } })
  expect(parseFields(visitForm, { date: '2020-02-30', time: '25:00' })).toEqual({
    errors: { date: 'day_invalid', time: 'visit_time_missing' },
  })
})

test('a refund is an amount, which only a cancelled order may omit', () => {
  const invalid = { errors: { amount: 'amount_invalid' } }
  expect(parseFields(cancelOrderForm, { amount: 'abc', text })).toEqual(invalid)
  expect(parseFields(refundForm, { amount: '0', text })).toEqual(invalid)
  expect(parseFields(cancelOrderForm, { amount: '0', text })).toEqual({ values: { amount: '0', text } })
})
