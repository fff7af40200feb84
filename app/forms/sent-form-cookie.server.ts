import { readCookie, setCookie } from '~/session/cookies.server'

/** A form, one with this number, or a number of deletions. */
export type SentForm =
  | (
      | 'call_request'
      | 'card'
      | 'company'
      | 'contact'
      | 'forgotten_password'
      | 'registration'
      | 'search_request'
    )
  | `${'dynamic_form' | 'statements'}/${number}`

export function setSentFormCookie(form: SentForm): string {
  return setCookie('sentForm', form)
}

/** Whether this browser has recently sent the form; the URL alone could be forged to show a success message. */
export function hasSentForm(form: SentForm, request: Request): boolean {
  return readCookie(request.headers.get('cookie'), 'sentForm') === form
}
