import { parseWithZod } from '@conform-to/zod/v4'
import { describe, expect, test } from 'vitest'
import { MessageInput, ReportInput } from './form-schemas.server'

const VALID_MESSAGE = {
  name: 'Nino',
  phone_number: '+995 555 12 34 56',
  message: 'Is it free?',
  form_key: 'key',
}

function parse(schema: typeof MessageInput | typeof ReportInput, fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const submission = parseWithZod(form, { schema })
  return submission.status === 'success' ? submission.value : submission.error
}

describe('a message to the owner', () => {
  test('is parsed with its phone number as nine digits', () => {
    expect(parse(MessageInput, VALID_MESSAGE)).toEqual({ ...VALID_MESSAGE, phone_number: '555123456' })
    expect(parse(MessageInput, { ...VALID_MESSAGE, form_key: '' })).toMatchObject({ form_key: '' })
  })

  test.each([
    [{}, { name: ['name_missing'], phone_number: ['phone_missing'], message: ['message_missing'] }],
    [
      { ...VALID_MESSAGE, name: '  ', message: ' \r\n' },
      { name: ['name_missing'], message: ['message_missing'] },
    ],
    [{ ...VALID_MESSAGE, name: 'a'.repeat(256) }, { name: ['name_too_long'] }],
    [{ ...VALID_MESSAGE, message: 'a'.repeat(1001) }, { message: ['message_too_long'] }],
    [{ ...VALID_MESSAGE, phone_number: '455123456' }, { phone_number: ['phone_invalid'] }],
  ])('with %j has field errors', (fields, fieldErrors) =>
    expect(parse(MessageInput, fields)).toEqual(fieldErrors),
  )
})

describe('a report', () => {
  test('needs a comment only for the reason "other"', () => {
    expect(parse(ReportInput, { reason: 'sold' })).toEqual({ reason: 'sold', comment: '' })
    expect(parse(ReportInput, { reason: 'other', comment: 'so' })).toEqual({ reason: 'other', comment: 'so' })
    expect(parse(ReportInput, { reason: 'other', comment: ' ' })).toEqual({ comment: ['comment_missing'] })
  })

  test.each([
    [{}, { reason: ['reason_missing'] }],
    [{ reason: 'ugly' }, { reason: ['reason_missing'] }],
    [{ reason: 'sold', comment: 'a'.repeat(1001) }, { comment: ['comment_too_long'] }],
  ])('with %j has field errors', (fields, fieldErrors) =>
    expect(parse(ReportInput, fields)).toEqual(fieldErrors),
  )
})
