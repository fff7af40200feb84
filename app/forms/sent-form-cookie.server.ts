import { readCookie, setCookie } from '~/session/cookies.server'

/** Id of a form, alone or with a record's number or the count of deletions. */
export type SentForm =
  | (
      | 'call_request'
      | 'card'
      | 'company'
      | 'contact'
      | 'followed_search'
      | 'forgotten_password'
      | 'recovery'
      | 'registration'
      | 'search_request'
      | 'watched_prices'
    )
  | `${'dynamic_form' | 'statements'}/${number}`

export function setSentFormCookie(form: SentForm): string {
  return setCookie('sentForm', form)
}

/**
 * Returns true if this browser has recently sent the form. The URL alone could be forged to show a success
 * message.
 */
export function hasSentForm(form: SentForm, request: Request): boolean {
  return readCookie(request.headers.get('cookie'), 'sentForm') === form
}
