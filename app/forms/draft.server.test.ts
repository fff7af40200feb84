import type { AppLoadContext } from '@remix-run/node'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Signer } from '~/session/signer.server'
import { type FormDraft, findDraft, serializeDraft } from './draft.server'

const context = { signer: new Signer('secret') } as AppLoadContext
const DRAFT: FormDraft = {
  values: { first_name: 'ნინო', phone_number: '555 123 456' },
  key: 'one-time',
  code: { phone: '555123456', session: 'one', againAt: 7 },
}

/** Returns a request of a guest, or with this token, that carries these `Set-Cookie` lines as cookies. */
function request(lines: string[], token?: string) {
  const cookies = [...lines.map((line) => line.split(';')[0]), token && `__Host-token=${token}`]
  const headers = { cookie: cookies.filter(Boolean).join('; ') }
  return { request: new Request('https://ezo.test/', { headers }), context }
}

const save = (draft: FormDraft, before = request([]), name = 'loan') => serializeDraft(before, name, draft)

afterEach(() => vi.useRealTimers())

describe('drafts of forms', () => {
  test('a draft is restored unchanged for half an hour', () => {
    const line = save(DRAFT)
    expect(findDraft(request([line]), 'loan')).toEqual(DRAFT)
    vi.useFakeTimers({ now: Date.now() + 30 * 60_000, toFake: ['Date'] })
    expect(findDraft(request([line]), 'loan')).toBeUndefined()
  })

  test('a draft is stored in an encrypted cookie that scripts cannot read', () => {
    const line = save(DRAFT)
    expect(line).toMatch(/^__Host-drafts=.*; Max-Age=1800; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(Buffer.from(line, 'base64').toString()).not.toMatch(/ნინო|555/)
  })

  test('drafts of several forms are kept side by side', () => {
    const first = save(DRAFT)
    const second = save({ ...DRAFT, key: 'another' }, request([first]), 'vip')
    expect(findDraft(request([second]), 'loan')).toEqual(DRAFT)
    expect(findDraft(request([second]), 'vip')?.key).toBe('another')
  })

  test('a draft of any length is stored whole, and replaces the oldest draft if both do not fit', () => {
    const noise = Array.from({ length: 90_000 }, () => String.fromCharCode(33 + Math.random() * 90)).join('')
    const long: FormDraft = { ...DRAFT, values: { ...DRAFT.values, comment: noise } }
    const lines = [save(long)]
    for (const name of ['vip', 'tour']) lines.push(save(long, request(lines.slice(-1)), name))
    const args = request(lines.slice(-1))
    expect(findDraft(args, 'tour')).toEqual(long)
    expect(findDraft(args, 'vip')).toEqual(long)
    expect(findDraft(args, 'loan')).toBeUndefined()
  })

  test("a draft of an account is shown to no other account, and a guest's draft continues after signing in", () => {
    const ofAccount = save(DRAFT, request([], 'nino-token'))
    expect(findDraft(request([ofAccount], 'nino-token'), 'loan')).toEqual(DRAFT)
    expect(findDraft(request([ofAccount], 'another-token'), 'loan')).toBeUndefined()
    expect(findDraft(request([ofAccount]), 'loan')).toBeUndefined()
    expect(findDraft(request([save(DRAFT)], 'nino-token'), 'loan')).toEqual(DRAFT)
    const account = '__Host-account=nino; Path=/'
    const ofSession = save(DRAFT, request([account], 'nino-token'))
    expect(findDraft(request([ofSession, account], 'nino-next'), 'loan')).toEqual(DRAFT)
    expect(findDraft(request([ofSession, '__Host-account=gia'], 'nino-next'), 'loan')).toBeUndefined()
    expect(findDraft(request([ofSession, account]), 'loan')).toBeUndefined()
  })

  test('a forged draft is ignored', () => {
    expect(findDraft(request(['__Host-drafts=abc']), 'loan')).toBeUndefined()
  })
})
