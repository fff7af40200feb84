import { expect, test } from 'vitest'
import { signForOwner, verifyForOwner } from './data-owner.server'
import { Signer } from './signer.server'

const signer = new Signer('a secret of the test')
const purpose = 'searches'
const NINO = '__Host-token=token-of-nino'
const LEVAN = '__Host-token=token-of-levan'
const GUEST = null

test.each([
  [GUEST, GUEST, true],
  [GUEST, NINO, true],
  [NINO, NINO, true],
  [NINO, GUEST, false],
  [NINO, LEVAN, false],
])('data signed by %j is readable by %j: %s', (writer, reader, isRead) => {
  const signed = signForOwner('q=vake', { purpose, cookieHeader: writer }, signer)
  expect(verifyForOwner(signed, { purpose, cookieHeader: reader }, signer)).toBe(
    isRead ? 'q=vake' : undefined,
  )
  expect(verifyForOwner(signed, { purpose: 'estimate', cookieHeader: reader }, signer)).toBeUndefined()
})
