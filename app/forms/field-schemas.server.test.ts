import { describe, expect, test } from 'vitest'
import { georgianMobile, optionalText, requiredText } from './field-schemas.server'

const messages = { missing: 'missing', invalid: 'invalid' } as const

/** The parsed value, or the first error key. */
function read(
  field: {
    safeParse(value: unknown): { success: boolean; data?: unknown; error?: { issues: { message: string }[] } }
  },
  value: unknown,
) {
  const { success, data, error } = field.safeParse(value)
  return success ? { is: data } : error?.issues[0]?.message
}

describe('a Georgian mobile number', () => {
  test.each(['555123456', '555 12 34 56', '+995 555 123 456', '995555123456', '(555) 12-34-56'])(
    '%s is accepted',
    (typed) => expect(read(georgianMobile(messages), typed)).toEqual({ is: '555123456' }),
  )

  test.each(['455123456', '55512345', '5551234567', '٥55123456', '+1 555123456', 'call me'])(
    '%s is invalid',
    (typed) => expect(read(georgianMobile(messages), typed)).toBe('invalid'),
  )

  test.each([undefined, '', ' - '])('%j is reported as missing', (typed) =>
    expect(read(georgianMobile(messages), typed)).toBe('missing'),
  )
})

describe('a text field', () => {
  test('is trimmed, and counts a line break as one letter', () => {
    expect(read(requiredText(3, messages), ' a\r\nb ')).toEqual({ is: 'a\nb' })
    expect(read(optionalText(3, 'invalid'), undefined)).toEqual({ is: '' })
  })

  test('counts letters, not UTF-16 units', () => {
    expect(read(requiredText(2, messages), '😀😀')).toEqual({ is: '😀😀' })
    expect(read(requiredText(2, messages), '😀😀😀')).toBe('invalid')
    expect(read(optionalText(2, 'invalid'), '😀😀😀')).toBe('invalid')
  })

  test.each([undefined, '', ' \n ', ['a', 'b']])('%j is reported as missing', (typed) =>
    expect(read(requiredText(9, messages), typed)).toBe('missing'),
  )
})
