import { describe, expect, test } from 'vitest'
import { parseFields } from '~tests/fixtures/form-reply'
import { guestMessageForm, reportForm, userMessageForm } from './form'

const VALID_MESSAGE = { name: 'Nino', phone_number: '+995 555 12 34 56', message: 'Is it free?' }

describe('a message to the owner', () => {
  test('a message is parsed with its phone number as nine digits', () => {
    expect(parseFields(guestMessageForm, VALID_MESSAGE)).toEqual({
      values: { ...VALID_MESSAGE, email: '', phone_number: '555123456', questions: [] },
    })
  })

  test.each([
    [{}, { name: 'name_missing', email: 'email_or_phone_missing', message: 'message_missing' }],
    [{ ...VALID_MESSAGE, email: 'nino' }, { email: 'email_invalid' }],
    [
      { ...VALID_MESSAGE, name: '  ', message: ' \r\n' },
      { name: 'name_missing', message: 'message_missing' },
    ],
    [{ ...VALID_MESSAGE, name: 'a'.repeat(256) }, { name: 'name_too_long' }],
    [{ ...VALID_MESSAGE, message: 'a'.repeat(1001) }, { message: 'message_too_long' }],
    [{ ...VALID_MESSAGE, phone_number: '455123456' }, { phone_number: 'phone_invalid' }],
  ])('a message with %j has field errors', (fields, errors) =>
    expect(parseFields(guestMessageForm, fields)).toEqual({ errors }),
  )

  test('a guest needs an email or a phone number, a user needs neither', () => {
    const message = { name: 'Nino', message: 'Is it free?' }
    expect(parseFields(guestMessageForm, { ...message, email: 'nino@example.ge' })).toHaveProperty('values')
    expect(parseFields(userMessageForm, message)).toEqual({
      values: { ...message, email: '', phone_number: '', questions: [] },
    })
  })

  test('a message may be a ready question without a text, but not an unknown one', () => {
    const message = { name: 'Nino', email: 'nino@example.ge' }
    expect(parseFields(guestMessageForm, { ...message, questions: 'available' })).toMatchObject({
      values: { questions: ['available'], message: '' },
    })
    expect(parseFields(guestMessageForm, { ...message, questions: 'weather' })).toEqual({
      errors: { message: 'message_missing' },
    })
  })
})

describe('a report', () => {
  test('a report requires a comment only for the reason "other"', () => {
    expect(parseFields(reportForm, { reason: 'sold' })).toEqual({ values: { reason: 'sold', comment: '' } })
    expect(parseFields(reportForm, { reason: 'other', comment: 'so' })).toEqual({
      values: { reason: 'other', comment: 'so' },
    })
    expect(parseFields(reportForm, { reason: 'other', comment: ' ' })).toEqual({
      errors: { comment: 'comment_missing' },
    })
  })

  test.each([
    [{}, { reason: 'reason_missing' }],
    [{ reason: 'ugly' }, { reason: 'reason_missing' }],
    [{ reason: 'sold', comment: 'a'.repeat(1001) }, { comment: 'comment_too_long' }],
  ])('a report with %j has field errors', (fields, errors) =>
    expect(parseFields(reportForm, fields)).toEqual({ errors }),
  )
})
