import { parseWithZod } from '@conform-to/zod/v4'
import { describe, expect, test } from 'vitest'
import { MessageForm, ReportForm } from './act-schemas.server'

const GOOD = { name: 'Nino', phone_number: '+995 555 12 34 56', message: 'Is it free?', form_key: 'key' }

function read(schema: typeof MessageForm | typeof ReportForm, fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const submission = parseWithZod(form, { schema })
  return submission.status === 'success' ? submission.value : submission.error
}

describe('a message to the owner', () => {
  test('is read with its number as nine digits', () => {
    expect(read(MessageForm, GOOD)).toEqual({ ...GOOD, phone_number: '555123456' })
    expect(read(MessageForm, { ...GOOD, form_key: '' })).toMatchObject({ form_key: '' })
  })

  test.each([
    [{}, { name: ['name_missing'], phone_number: ['phone_missing'], message: ['message_missing'] }],
    [
      { ...GOOD, name: '  ', message: ' \r\n' },
      { name: ['name_missing'], message: ['message_missing'] },
    ],
    [{ ...GOOD, name: 'a'.repeat(256) }, { name: ['name_long'] }],
    [{ ...GOOD, message: 'a'.repeat(1001) }, { message: ['message_long'] }],
    [{ ...GOOD, phone_number: '455123456' }, { phone_number: ['phone_wrong'] }],
  ])('%j says what to mend', (fields, mistakes) => expect(read(MessageForm, fields)).toEqual(mistakes))
})

describe('a report', () => {
  test('needs no comment, except for what has no name', () => {
    expect(read(ReportForm, { reason: 'sold' })).toEqual({ reason: 'sold', comment: '' })
    expect(read(ReportForm, { reason: 'other', comment: 'so' })).toEqual({ reason: 'other', comment: 'so' })
    expect(read(ReportForm, { reason: 'other', comment: ' ' })).toEqual({ comment: ['comment_missing'] })
  })

  test.each([
    [{}, { reason: ['reason_missing'] }],
    [{ reason: 'ugly' }, { reason: ['reason_missing'] }],
    [{ reason: 'sold', comment: 'a'.repeat(1001) }, { comment: ['comment_long'] }],
  ])('%j says what to mend', (fields, mistakes) => expect(read(ReportForm, fields)).toEqual(mistakes))
})
