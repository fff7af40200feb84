import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import type { ReceivedForm } from '~/forms/received-form.server'
import { type SentForm, setSentFormCookie } from '~/forms/sent-form-cookie.server'
import { toLocalizedPath } from '~/i18n/languages'
import { listMailboxCookies } from '~/session/typed-emails.server'
import { getVisitor } from '~/session/visitor.server'
import type { Refusal } from '~/upstream/refusals'

interface SentEmail {
  form: SentForm
  email: string
  /** Path of the confirmation page. */
  path: string
}

/** Shows the confirmation, which is the same whether or not the email has an account. */
export function showEmailSent(args: ActionFunctionArgs, { form, email, path }: SentEmail): Response {
  const cookies = [setSentFormCookie(form), ...listMailboxCookies(args, email)]
  return redirect(toLocalizedPath(`${path}?sent=1`, getVisitor(args).language), {
    status: 303,
    headers: cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]),
  })
}

/** Rejects an email, also if the daily limit is used up. */
export function refuseEmail(
  { reject, refuse }: Pick<ReceivedForm<object>, 'reject' | 'refuse'>,
  answer: Refusal,
) {
  const isUsedUp = answer.fieldErrors.some(({ field }) => field === 'daily_limit')
  return isUsedUp ? reject({ '': { key: 'emails_used_up' } }, { status: 503 }) : refuse(answer)
}
