import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { idOf, mobileNumber, optionalText, requiredArea, requiredText, wordList } from './field-schemas'

/** Returns the parsed value, or the first error key. */
function read(field: z.ZodType, value: unknown) {
  const { success, data, error } = field.safeParse(value)
  return success ? { is: data } : error.issues[0]?.message
}

describe('a Georgian mobile number', () => {
  test.each(['555123456', '555 12 34 56', '+995 555 123 456', '995555123456', '(555) 12-34-56'])(
    'the number %s is accepted',
    (typed) => expect(read(mobileNumber(), typed)).toEqual({ is: '555123456' }),
  )

  test.each(['455123456', '55512345', '5551234567', '+555123456', '+1 555123456', 'call me'])(
    'the number %s is invalid',
    (typed) => expect(read(mobileNumber(), typed)).toBe('phone_invalid'),
  )

  test.each([undefined, '', ' - '])('a phone number of %j is reported as missing', (typed) =>
    expect(read(mobileNumber(), typed)).toBe('phone_missing'),
  )
})

describe('a text field', () => {
  test('a text field is trimmed, and a line break counts as one letter', () => {
    expect(read(requiredText(3, { missing: 'name_missing' }), ' a\nb ')).toEqual({ is: 'a\nb' })
    expect(read(optionalText(3), undefined)).toEqual({ is: '' })
  })

  test('a text field counts letters, not UTF-16 units', () => {
    expect(read(requiredText(2, { missing: 'name_missing' }), '😀😀')).toEqual({ is: '😀😀' })
    expect(read(requiredText(2, { missing: 'name_missing' }), '😀😀😀')).toBe('too_long')
    expect(read(optionalText(2), '😀😀😀')).toBe('too_long')
  })

  test.each([undefined, '', ' \n ', ['a', 'b']])('a text field of %j is reported as missing', (typed) =>
    expect(read(requiredText(9, { missing: 'name_missing' }), typed)).toBe('name_missing'),
  )
})

test('a measured area is at least a hundredth of a square metre and less than a million', () => {
  const typed = ['120,5', '0.01', '999 999.99', '0', '-5', '1000000', '123456789012']
  expect(typed.map((text) => read(requiredArea(), text))).toEqual([
    { is: 120.5 },
    { is: 0.01 },
    { is: 999_999.99 },
    ...Array(4).fill('area_invalid'),
  ])
})

test.each([undefined, '', '0', '-1', '1.5', '99999999999', ['1', '2']])('%j is rejected as an id', (sent) => {
  expect(read(idOf(), sent)).toBe('rejected')
})

test('ticked rows are parsed from no value, one text or several texts', () => {
  expect([undefined, '5', ['5', '6']].map((sent) => read(wordList(), sent))).toEqual([
    { is: [] },
    { is: ['5'] },
    { is: ['5', '6'] },
  ])
})
