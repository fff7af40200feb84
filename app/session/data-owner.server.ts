import { parseAccessToken } from './access-token'
import { readCookie } from './cookies.server'
import type { Signer } from './signer.server'

/** A pseudonym of the visitor's session; empty for a guest. */
export function getDataOwner(cookieHeader: string | null, signer: Signer): string {
  const token = parseAccessToken(readCookie(cookieHeader, 'token'))
  return token ? signer.createPseudonym(token) : ''
}

interface OwnedCookie {
  purpose: string
  cookieHeader: string | null
}

/** Signs what nobody else who uses this browser later may read. */
export function signForOwner(text: string, { purpose, cookieHeader }: OwnedCookie, signer: Signer): string {
  return signer.sign(toOwnPurpose(purpose, getDataOwner(cookieHeader, signer)), text)
}

/** Reads what the visitor's session has signed, or a guest before. */
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
