import { readCookie, setCookie } from './cookies.server'

/** What thanks its sender: a form, or the one with this number. */
export type SentForm = 'call_request' | 'card' | 'company' | 'contact' | 'wish' | `dynamic_form/${number}`

/** The `Set-Cookie` line of an answer that leads to thanks. */
export function noteSent(form: SentForm): string {
  return setCookie('sent', form)
}

/**
 * Whether this browser has sent the form of late. The address that thanks can be written by anybody, who would believe
 * that something of theirs has arrived.
 */
export function isJustSent(form: SentForm, request: Request): boolean {
  return readCookie(request.headers.get('cookie'), 'sent') === form
}
