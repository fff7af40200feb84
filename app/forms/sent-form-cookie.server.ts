import { readCookie, setCookie } from '~/session/cookies.server'

/** What the page after it speaks of: a form, the one with this number, or that so many were deleted. */
export type SentForm =
  | ('call_request' | 'card' | 'company' | 'contact' | 'wish')
  | `${'dynamic_form' | 'statements'}/${number}`

/** The `Set-Cookie` line of an answer that leads there. */
export function setSentFormCookie(form: SentForm): string {
  return setCookie('sent', form)
}

/**
 * Whether this browser has sent the form of late. The address alone can be written by anybody, and would make them believe
 * that something of theirs has arrived, or is gone.
 */
export function hasSentForm(form: SentForm, request: Request): boolean {
  return readCookie(request.headers.get('cookie'), 'sent') === form
}
