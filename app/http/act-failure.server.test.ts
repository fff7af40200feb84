import { describe, expect, test } from 'vitest'
import { UpstreamError } from '../upstream/errors'
import { whyNotDone } from './act-failure.server'

const FIELDS = ['name', 'comment']
const refusal = (faults: string[], waitSeconds?: number) =>
  whyNotDone(
    Promise.resolve({
      ok: false,
      faults: faults.map((field) => ({ field, message: 'no' })),
      waitSeconds,
    }),
    FIELDS,
  )
const failing = (...[failure, status]: ['status' | 'timeout', number]) =>
  whyNotDone(Promise.reject(new UpstreamError('POST x', failure, status)), FIELDS)

describe('an act', () => {
  test('that is done leaves nothing to say', async () => {
    expect(await whyNotDone(Promise.resolve({ ok: true }), FIELDS)).toBeUndefined()
  })

  test('that is refused blames the fields of the form, else the whole', async () => {
    expect(await refusal(['comment', 'key'])).toEqual({ status: 422, headers: {}, rejected: ['comment'] })
    expect(await refusal(['key'])).toMatchObject({ status: 422, rejected: [], failure: 'refused' })
    expect(await failing('status', 403)).toMatchObject({ status: 403, rejected: [], failure: 'refused' })
  })

  test('that comes too often says when to try again', async () => {
    expect(await refusal([], 90)).toMatchObject({
      status: 429,
      headers: { 'Retry-After': '90' },
      failure: 'too_often',
    })
    expect(await failing('status', 429)).toMatchObject({ headers: { 'Retry-After': '3600' } })
  })

  test('that did not reach anybody has failed; a mistake of ours is none of theirs', async () => {
    expect(await failing('timeout', 504)).toMatchObject({ status: 504, failure: 'failed' })
    expect(await failing('status', 500)).toMatchObject({ status: 500, failure: 'failed' })
    await expect(whyNotDone(Promise.reject(new TypeError('ours')), FIELDS)).rejects.toThrow('ours')
  })
})
