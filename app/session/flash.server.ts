import { parseOwnPath } from '~/http/own-path'
import { clearCookie, readCookie, setCookie } from './cookies.server'

/** One sentence under the header after a redirect. The cookie holds a message key, so a forged cookie can only show another message of ours. */
export const flashTones = {
  signed_in: 'good',
  signed_out: 'good',
  session_ended: 'info',
  sign_in_failed: 'bad',
  sign_in_unavailable: 'bad',
  sign_in_required: 'info',
  other_sessions_ended: 'good',
  other_sessions_failed: 'bad',
  phone_failed: 'bad',
  phone_refused: 'bad',
  phone_too_often: 'warn',
  message_sent: 'good',
  report_sent: 'good',
  call_request_sent: 'good',
  favorites_full: 'warn',
  favorites_failed: 'bad',
  favorites_merged: 'good',
  hidden_full: 'warn',
  hiding_failed: 'bad',
  hidden_merged: 'good',
  favorites_and_hidden_merged: 'good',
  recent_searches_cleared: 'good',
  statements_hide: 'good',
  statements_show: 'good',
  statements_renew: 'good',
  statements_partly_changed: 'warn',
  statements_unchanged: 'info',
  statements_refused: 'warn',
  notifications_accepted: 'good',
  notifications_declined: 'info',
  notifications_too_late: 'warn',
  agents_invited: 'good',
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

/** The message to show, with the cookie line that removes it. */
export function takeFlash(cookieHeader: string | null) {
  const [name = '', continuePath] = readCookie(cookieHeader, 'flash')?.split(' ') ?? []
  if (!isFlashName(name)) return undefined
  return {
    name,
    tone: flashTones[name],
    continueHref: parseOwnPath(continuePath),
    clear: clearCookie('flash'),
  }
}

function isFlashName(name: string): name is FlashName {
  return Object.hasOwn(flashTones, name)
}
