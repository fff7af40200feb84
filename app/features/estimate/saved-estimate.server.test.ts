import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { Signer } from '~/session/signer.server'
import {
  forgetOutcome,
  readSavedEstimate,
  type SavedEstimate,
  serializeSavedEstimate,
} from './saved-estimate.server'

const context = { signer: new Signer('a secret of the test') } as AppLoadContext
const ESTIMATE: SavedEstimate = {
  draft: { area: '60', address: 'Chavchavadze 1' },
  outcome: { total: 90_000, perMetre: 1_500, currencyId: 2, madeAt: '2026-11-01' },
}

/** Returns a request of a guest, or with this token, that carries this `Set-Cookie` line as a cookie. */
function args(line = '', token = '', url = 'https://ezo.test/') {
  const cookie = [line.split(';')[0], token && `__Host-token=${token}`].join('; ')
  return { request: new Request(url, { headers: { cookie } }), context }
}

test("an estimate of an account is shown to no other account, and a guest's continues after signing in", () => {
  const ofNino = serializeSavedEstimate(ESTIMATE, args('', 'token-of-nino'))
  expect(readSavedEstimate(args(ofNino, 'token-of-nino'))).toEqual(ESTIMATE)
  expect(readSavedEstimate(args(ofNino, 'token-of-levan'))).toBeUndefined()
  expect(readSavedEstimate(args(ofNino))).toBeUndefined()
  const ofGuest = serializeSavedEstimate(ESTIMATE, args())
  expect(readSavedEstimate(args(ofGuest, 'token-of-nino'))).toEqual(ESTIMATE)
})

// Specification 1.4.10, 2.4.18
test('a page without the dialog clears the result and keeps the answers', () => {
  const line = serializeSavedEstimate(ESTIMATE, args())
  const closed = forgetOutcome(args(line)) ?? expect.fail('the result stays')
  const { outcome: _, ...kept } = ESTIMATE
  expect(readSavedEstimate(args(closed))).toEqual(kept)
  expect(forgetOutcome(args(closed))).toBeUndefined()
  expect(forgetOutcome(args())).toBeUndefined()
  const page = 'https://ezo.test/en/account/aiService/aiView?tab_index=0'
  expect(forgetOutcome(args(line, '', page))).toBeUndefined()
})

test('a signed estimate of another shape is ignored', () => {
  const draft = { area: 60 } as unknown as SavedEstimate['draft']
  expect(readSavedEstimate(args(serializeSavedEstimate({ draft }, args())))).toBeUndefined()
})
