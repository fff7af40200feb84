import { readCookie, setCookie } from './cookies.server'
import type { Signer } from './signer.server'
import type { RequestAndContext } from './visitor.server'

const PURPOSE = 'typed emails'
const MAX_EMAILS = 5

/** Returns the addresses that a demo sent emails to from this browser; it may read only those emails. */
export function readTypedEmails(signer: Signer, cookieHeader: string | null | undefined): string[] {
  const text = signer.unseal(PURPOSE, readCookie(cookieHeader, 'typedEmails'))?.toString()
  return text ? text.split('\n') : []
}

/** Returns the cookie with which the mailbox of a demo shows emails to a typed address. */
export function listMailboxCookies({ request, context }: RequestAndContext, email: string): string[] {
  const { signer, site } = context
  return site.mailboxUrl ? [addTypedEmail(signer, request.headers.get('cookie'), email)] : []
}

/** Returns the `Set-Cookie` line that adds an address. */
export function addTypedEmail(signer: Signer, cookieHeader: string | null, email: string): string {
  const former = readTypedEmails(signer, cookieHeader).filter((other) => other !== email)
  const emails = [email, ...former].slice(0, MAX_EMAILS)
  return setCookie('typedEmails', signer.seal(PURPOSE, Buffer.from(emails.join('\n'))))
}
