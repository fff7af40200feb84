import { expect, test } from 'vitest'
import { type PendingSignIn, readPendingSignIn, setPendingSignIn } from './pending-sign-in.server'
import { Signer } from './signer.server'

const signer = new Signer('a secret of the test')
const PENDING: PendingSignIn = { token: 'token-of-nino', userId: 7, name: 'Nino', back: '/en/s' }

const readBack = (pending: PendingSignIn) =>
  readPendingSignIn(setPendingSignIn(pending, signer).split(';')[0] ?? '', signer)

test('a pending sign-in is read back from its cookie', () => {
  expect(readBack(PENDING)).toEqual(PENDING)
})

test('a sealed sign-in of another shape is ignored', () => {
  const { userId: _, ...older } = PENDING
  expect(readBack(older as PendingSignIn)).toBeUndefined()
})
