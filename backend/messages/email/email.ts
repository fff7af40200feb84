import type { Locale } from '~backend/platform/localized-text'
import { isOptionalMessage } from '~contract/messages'
import { type EmailContent, toPagePath } from '../content'

/** A composed email, with what surrounds it. */
export interface Email {
  kind: string
  locale: Locale
  content: EmailContent
  /** Of the recipient's account, if any. */
  unsubscribeToken: string | null
}

export interface EmailSite {
  /** That of the operator, if any. */
  brandName?: string | undefined
  /** Of our pages, without a slash at the end. */
  origin: string
}

export const MESSAGE_SETTINGS_PATH = '/account/notifications/settings'
export const UNSUBSCRIBE_PATH = '/unsubscribe'

export function toPageUrl({ origin }: EmailSite, path: string, locale: Locale): string {
  return `${origin}${toPagePath(path, locale)}`
}

/** Its page asks first, since programs that check mail open links. */
export function getUnsubscribeUrl(site: EmailSite, email: Email): string | undefined {
  const query = getUnsubscribeQuery(email)
  return query && `${toPageUrl(site, UNSUBSCRIBE_PATH, email.locale)}?${query}`
}

/** A parameter, not a part of the path: paths are logged. */
export function getUnsubscribeQuery({ kind, unsubscribeToken: token }: Email): string | undefined {
  if (!token || !isOptionalMessage(kind)) return undefined
  return new URLSearchParams({ kind, token }).toString()
}
