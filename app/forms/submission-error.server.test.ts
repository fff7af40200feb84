import { describe, expect, test } from 'vitest'
import { UpstreamError } from '~/upstream/upstream-error'
import { submissionError } from './submission-error.server'

const FIELDS = ['name', 'comment']
const errorForRefusal = (fields: string[], waitSeconds?: number) =>
  submissionError(
    Promise.resolve({
      ok: false,
      fieldErrors: fields.map((field) => ({ field, message: 'no' })),
      waitSeconds,
    }),
    FIELDS,
  )
const errorForFailure = (...[failure, status]: ['status' | 'timeout', number]) =>
  submissionError(Promise.reject(new UpstreamError('POST x', failure, status)), FIELDS)

describe('the error of a submission', () => {
  test('is undefined when it succeeded', async () => {
    expect(await submissionError(Promise.resolve({ ok: true }), FIELDS)).toBeUndefined()
  })

  test('names the refused fields of the form, else the whole form', async () => {
    expect(await errorForRefusal(['comment', 'key'])).toEqual({
      status: 422,
      headers: {},
      rejectedFields: ['comment'],
    })
    expect(await errorForRefusal(['key'])).toMatchObject({
      status: 422,
      rejectedFields: [],
      failure: 'refused',
    })
    expect(await errorForFailure('status', 403)).toMatchObject({
      status: 403,
      rejectedFields: [],
      failure: 'refused',
    })
  })

  test('tells when to try again after too many submissions', async () => {
    expect(await errorForRefusal([], 90)).toMatchObject({
      status: 429,
      headers: { 'Retry-After': '90' },
      failure: 'too_often',
    })
    expect(await errorForFailure('status', 429)).toMatchObject({ headers: { 'Retry-After': '3600' } })
  })

  test('is a failure when the upstream did not answer, and an unexpected error is thrown', async () => {
    expect(await errorForFailure('timeout', 504)).toMatchObject({ status: 504, failure: 'failed' })
    expect(await errorForFailure('status', 500)).toMatchObject({ status: 500, failure: 'failed' })
    await expect(submissionError(Promise.reject(new TypeError('ours')), FIELDS)).rejects.toThrow('ours')
  })
})
