import { readCookie, setCookie } from './cookies.server'
import type { Signer } from './signer.server'

const PURPOSE = 'typed emails'
const MAX_EMAILS = 5

/** Addresses that this browser has had an e-mail of a demo sent to: nobody else reads those. */
export function readTypedEmails(signer: Signer, cookieHeader: string | null | undefined): string[] {
  const text = signer.unseal(PURPOSE, readCookie(cookieHeader, 'typedEmails'))?.toString()
  return text ? text.split('\n') : []
}

/** A `Set-Cookie` line. */
export function addTypedEmail(signer: Signer, cookieHeader: string | null, email: string): string {
  const former = readTypedEmails(signer, cookieHeader).filter((other) => other !== email)
  const emails = [email, ...former].slice(0, MAX_EMAILS)
  return setCookie('typedEmails', signer.seal(PURPOSE, Buffer.from(emails.join('\n'))))
}
