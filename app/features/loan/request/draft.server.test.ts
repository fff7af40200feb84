import type { AppLoadContext } from '@remix-run/node'
import { describe, expect, test } from 'vitest'
import { Signer } from '~/session/signer.server'
import { type Draft, readDraft, serializeDraft } from './draft.server'

const context = { signer: new Signer('secret') } as AppLoadContext
const draft: Draft = {
  values: { first_name: 'ნინო', phone_number: '555 123 456' },
  accepted: true,
  key: 'one-time',
  code: { phone: '555123456', againAt: 7 },
}
const now = 1_000_000

function back(line: string, at = now) {
  const request = new Request('https://ezo.test/', { headers: { cookie: line.split(';')[0] ?? '' } })
  return readDraft(request, context, at)
}

describe('a draft of a loan request', () => {
  test('is restored unchanged for half an hour', () => {
    const line = serializeDraft(draft, context, now)
    expect(back(line)).toEqual(draft)
    expect(back(line, now + 30 * 60_000)).toMatchObject({ values: {}, accepted: false })
  })

  test('is in a cookie that scripts cannot read and that hides its content', () => {
    const line = serializeDraft(draft, context, now)
    expect(line).toMatch(/^__Host-loan=.*; Max-Age=1800; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(Buffer.from(line, 'base64').toString()).not.toMatch(/ნინო|555/)
  })

  test('with the longest texts fits into a cookie, and else drops the longest', () => {
    const long = Array.from({ length: 1_000 }, (_, at) => 'აბგდევზთიკლმნოპჟრსტუფქ'[(at * at * 7) % 22]).join(
      '',
    )
    expect(
      back(serializeDraft({ ...draft, values: { ...draft.values, comment: long } }, context, now)),
    ).toMatchObject({
      values: { comment: long },
    })
    const noise = Array.from({ length: 6_000 }, () => String.fromCharCode(33 + Math.random() * 90)).join('')
    const line = serializeDraft({ ...draft, values: { ...draft.values, comment: noise } }, context, now)
    expect(line.length).toBeLessThan(4_096)
    expect(back(line)).toEqual(draft)
  })

  test('of another visitor is not restored', () => {
    expect(back('__Host-loan=abc')).toMatchObject({ values: {}, accepted: false })
    expect(back('').key).not.toBe(back('').key)
  })
})
