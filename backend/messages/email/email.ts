import type { Locale } from '~backend/platform/localized-text'
import { isLinkedMessage } from '~contract/messages'
import { type EmailContent, type SmsContent, toPagePath } from '../content'

/** Composed email with its context. */
export interface Email {
  kind: string
  locale: Locale
  content: EmailContent
  /** Token of the recipient's account, if any. */
  unsubscribeToken: string | null
}

export interface EmailSite {
  /** Brand name configured by the operator. */
  brandName?: string | undefined
  /** Origin of the site, without a trailing slash. */
  origin: string
}

export const MESSAGE_SETTINGS_PATH = '/account/notifications/settings'
export const UNSUBSCRIBE_PATH = '/unsubscribe'

export function toPageUrl({ origin }: EmailSite, path: string, locale: Locale): string {
  return `${origin}${toPagePath(path, locale)}`
}

/** Returns the text of an SMS with the URL of its page. */
export function formatSms({ text, path }: SmsContent, site: EmailSite, locale: Locale): string {
  return path === undefined ? text : `${text} ${toPageUrl(site, path, locale)}`
}

/** Returns the unsubscribe URL. Its page asks for confirmation, because mail scanners open links. */
export function getUnsubscribeUrl(site: EmailSite, email: Email): string | undefined {
  const query = getUnsubscribeQuery(email)
  return query && `${toPageUrl(site, UNSUBSCRIBE_PATH, email.locale)}?${query}`
}

/** A query parameter instead of a path segment, because paths are logged. */
export function getUnsubscribeQuery({ kind, unsubscribeToken: token }: Email): string | undefined {
  if (!token || !isLinkedMessage(kind)) return undefined
  return new URLSearchParams({ kind, token }).toString()
}

/** Returns the footer of an email without an unsubscribe link. Guests have no account to set. */
export function toFooterName({
  kind,
}: Pick<Email, 'kind'>): 'guest' | 'invitation' | 'required' | 'search' | 'stay' | 'viewing' | 'watched' {
  if (kind === 'agent_invited') return 'invitation'
  if (kind === 'followed_search') return 'search'
  if (kind === 'watched_prices') return 'watched'
  if (kind.startsWith('viewing_')) return 'viewing'
  if (kind.startsWith('stay_')) return 'stay'
  return isLinkedMessage(kind) ? 'guest' : 'required'
}
