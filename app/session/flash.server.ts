import { redirect } from '@remix-run/node'
import { parseOwnPath } from '~/http/own-path'
import { clearCookie, readCookie, setCookie } from './cookies.server'

/**
 * Tones of flash messages, shown as one sentence under the header after a redirect. The cookie holds a
 * message key, so a forged cookie can only show another message of ours.
 */
const flashTones = {
  signed_in: 'good',
  signed_out: 'good',
  email_verified: 'good',
  email_change_sent: 'good',
  email_changed: 'good',
  recovery_started: 'good',
  recovery_stopped: 'good',
  recovery_not_stopped: 'bad',
  password_changed: 'good',
  passkey_added: 'good',
  passkey_removed: 'good',
  account_closed: 'good',
  comparison_shared: 'good',
  votes_saved: 'good',
  voter_removed: 'good',
  comparison_changed: 'good',
  comparison_deleted: 'good',
  session_ended: 'info',
  cookies_refused: 'warn',
  favorites_need_cookies: 'bad',
  form_unsent: 'info',
  form_lost: 'bad',
  draft_lost: 'bad',
  sign_in_failed: 'bad',
  sign_in_unavailable: 'bad',
  sign_in_required: 'info',
  other_session_ended: 'good',
  other_sessions_ended: 'good',
  other_sessions_failed: 'bad',
  phone_failed: 'bad',
  phone_refused: 'bad',
  phone_too_often: 'warn',
  message_sent: 'good',
  reply_sent: 'good',
  contact_shared: 'good',
  conversation_closed: 'good',
  conversation_blocked: 'good',
  conversation_reopened: 'good',
  message_settings_saved: 'good',
  report_sent: 'good',
  call_request_sent: 'good',
  purse_saved: 'good',
  purse_deleted: 'good',
  search_saved: 'good',
  search_deleted: 'good',
  search_without_filters: 'info',
  search_emails_changed: 'good',
  search_followed: 'good',
  search_emails_stopped: 'good',
  push_added: 'good',
  push_stopped: 'good',
  prices_watched: 'good',
  price_emails_stopped: 'good',
  favorites_full: 'warn',
  favorites_failed: 'bad',
  favorites_merged: 'good',
  favorites_removed: 'good',
  favorites_moved: 'good',
  hidden_shown: 'good',
  hidden_moved: 'good',
  hidden_full: 'warn',
  hiding_failed: 'bad',
  hidden_merged: 'good',
  favorites_and_hidden_merged: 'good',
  recent_searches_cleared: 'good',
  statement_price: 'good',
  statement_price_in_review: 'info',
  statement_closed: 'good',
  statement_published: 'good',
  statement_in_review: 'info',
  draft_deleted: 'good',
  drafts_deleted: 'good',
  drafts_published: 'good',
  drafts_partly_published: 'warn',
  drafts_not_published: 'warn',
  draft_missing: 'info',
  draft_published: 'info',
  statements_hide: 'good',
  statements_show: 'good',
  statements_renew: 'good',
  statements_confirm: 'good',
  statements_already_confirmed: 'good',
  statements_partly_changed: 'warn',
  statements_unchanged: 'info',
  statements_refused: 'warn',
  statements_reassigned: 'good',
  statements_partly_reassigned: 'warn',
  statements_not_reassigned: 'warn',
  lead_changed: 'good',
  order_changed: 'good',
  lead_moved: 'good',
  lead_note_added: 'good',
  lead_reminder_set: 'good',
  lead_reminder_removed: 'good',
  lead_given: 'good',
  lead_routing_saved: 'good',
  lead_webhook_saved: 'good',
  lead_webhook_removed: 'good',
  lead_taken_back: 'good',
  viewing_booked: 'good',
  viewing_moved: 'good',
  viewing_cancelled: 'good',
  viewing_answered: 'good',
  viewing_times_added: 'good',
  viewing_times_partly_added: 'warn',
  viewing_time_removed: 'good',
  stay_requested: 'good',
  stay_confirmed: 'good',
  stay_declined: 'good',
  stay_cancelled: 'good',
  stay_terms_saved: 'good',
  nights_blocked: 'good',
  nights_unblocked: 'good',
  visit_moved: 'good',
  visit_moved_soon: 'warn',
  user_changed: 'good',
  payment_changed: 'good',
  approval_requested: 'info',
  approval_approve: 'good',
  approval_reject: 'good',
  approval_withdraw: 'good',
  statement_changed: 'good',
  statement_separated: 'good',
  row_published: 'good',
  questionnaire_made: 'good',
  review_published: 'good',
  review_refused: 'good',
  review_decided: 'info',
  lead_answered: 'good',
  lead_answered_closed: 'good',
  lead_closed: 'good',
  notifications_accepted: 'good',
  notifications_declined: 'info',
  notifications_too_late: 'warn',
  agents_invited: 'good',
  agents_changed: 'info',
  invitation_accepted: 'good',
  company_left: 'good',
  invitation_declined: 'info',
  number_received: 'good',
  number_requested: 'good',
  number_declined: 'info',
  not_enough_balance: 'warn',
  profile_saved: 'good',
  profile_phone: 'good',
  chat_failed: 'bad',
  light_on: 'good',
  light_off: 'good',
} as const

export type FlashName = keyof typeof flashTones

/** @param continuePath a page of this site that the message links to */
export function setFlash(flash: FlashName, continuePath = ''): string {
  return setCookie('flash', `${flash} ${continuePath}`.trim())
}

/**
 * Redirects after a change, with the message to show on the next page.
 * @param cookies further `Set-Cookie` lines
 */
export function redirectWithFlash(href: string, flash: FlashName, cookies: readonly string[] = []) {
  const lines = [setFlash(flash), ...cookies]
  return redirect(href, {
    status: 303,
    headers: lines.map((line): [string, string] => ['Set-Cookie', line]),
  })
}

type FavoritesChangeFields = Partial<Record<(typeof UNDO_FIELDS)[number], readonly number[]>>

const UNDO_FIELDS = ['keep', 'drop', 'hide', 'show'] as const

/** @param undo change of favourites made by a button beside the message */
export function setUndoFlash(flash: FlashName, undo: FavoritesChangeFields): string {
  const fields = Object.entries(undo).map(([name, ids]) => `${name}=${ids.join('.')}`)
  return setCookie('flash', `${flash} ?${fields.join('&')}`)
}

/** Returns the message to show, with the cookie line that removes it. */
export function takeFlash(cookieHeader: string | null) {
  const [name = '', rest = ''] = readCookie(cookieHeader, 'flash')?.split(' ') ?? []
  if (!isFlashName(name)) return undefined
  return {
    name,
    tone: flashTones[name],
    continueHref: rest.startsWith('?') ? undefined : parseOwnPath(rest),
    undoFields: parseUndoFields(rest),
    clear: clearCookie('flash'),
  }
}

function isFlashName(name: string): name is FlashName {
  return Object.hasOwn(flashTones, name)
}

function parseUndoFields(text: string): { name: string; value: string }[] {
  const fields = new URLSearchParams(text.startsWith('?') ? text : '')
  return UNDO_FIELDS.flatMap((name) => {
    const ids = fields.get(name) ?? ''
    return /^\d+(\.\d+)*$/.test(ids) ? [{ name, value: ids.replaceAll('.', ',') }] : []
  })
}
