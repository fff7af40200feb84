import { parseAccessToken } from './access-token'
import { readCookie } from './cookies.server'
import type { Signer } from './signer.server'

/** Returns a pseudonym of the visitor's session; empty for a guest. */
export function getDataOwner(cookieHeader: string | null, signer: Signer): string {
  const token = parseAccessToken(readCookie(cookieHeader, 'token'))
  return token ? signer.createPseudonym(token) : ''
}

interface OwnedCookie {
  purpose: string
  cookieHeader: string | null
}

/** Signs data that later users of this browser must not read. */
export function signForOwner(text: string, { purpose, cookieHeader }: OwnedCookie, signer: Signer): string {
  return signer.sign(toOwnPurpose(purpose, getDataOwner(cookieHeader, signer)), text)
}

/** Reads data signed by the visitor's session, or by a guest before signing in. */
export function verifyForOwner(
  signed: string | undefined,
  { purpose, cookieHeader }: OwnedCookie,
  signer: Signer,
): string | undefined {
  const ownPurpose = toOwnPurpose(purpose, getDataOwner(cookieHeader, signer))
  return signer.verify(ownPurpose, signed) ?? signer.verify(purpose, signed)
}

function toOwnPurpose(purpose: string, owner: string): string {
  return owner === '' ? purpose : `${purpose} of ${owner}`
}
