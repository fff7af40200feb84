import { parse, type SerializeOptions, serialize } from 'cookie'
import { SIGN_IN_STATE } from '~contract/identity'
import { MAP_SIZE_COOKIE } from './map-size'

/** Session timeout from the specification: 15 days, in seconds. */
const SESSION_MAX_AGE = 1_296_000

const YEAR_MAX_AGE = 31_536_000

/**
 * Cookies with personal data. They are removed on signing out, and before another account signs in, as others
 * may use the device.
 */
const personalCookies = {
  token: { name: '__Host-token', maxAge: SESSION_MAX_AGE },
  /** Account that a link wants to sign in to, encrypted. */
  pendingSignIn: { name: '__Host-pending-sign-in', maxAge: 300 },
  /** Guest's favourites and hidden statements, signed. */
  guestLists: { name: '__Host-kept', maxAge: YEAR_MAX_AGE },
  /** Statements just hidden, for the next page, signed. */
  justHidden: { name: '__Host-just-hidden', maxAge: 60 },
  /** Last submitted form, for its thank-you page. */
  sentForm: { name: '__Host-sent', maxAge: 1_800 },
  /** Recent search queries, signed. */
  recentSearches: { name: '__Host-searches', maxAge: YEAR_MAX_AGE },
  /** Report ids of the last lists, signed; the upstream keeps them for two days. */
  searchReports: { name: '__Host-reports', maxAge: 172_800 },
  /** Latest revealed phone numbers of owners, signed. */
  revealedPhones: { name: '__Host-phones', maxAge: 604_800 },
  /** Draft and result of the estimate, signed; survives signing in. */
  estimate: { name: '__Host-estimate', maxAge: 7_200 },
  /** Drafts of forms not sent yet, encrypted. */
  formDrafts: { name: '__Host-drafts', maxAge: 1_800 },
  /** Form sent after the session expired, encrypted, until its sender has signed in again. */
  interruptedForm: { name: '__Host-unsent', maxAge: 1_800 },
  /** Digests of submitted forms and their result pages, encrypted: a repeated submission leads there. */
  sentForms: { name: '__Host-sent-forms', maxAge: 1_800 },
  /** Addresses that a demo sent emails to, encrypted; the emails are shown for as long. */
  typedEmails: { name: '__Host-emails', maxAge: 3_600 },
  /** Keys of statement drafts that a guest created, encrypted. */
  statementDrafts: { name: '__Host-statement-drafts', maxAge: 1_209_600 },
  /** Keys of conversations that a guest reads, encrypted. */
  conversations: { name: '__Host-conversations', maxAge: YEAR_MAX_AGE },
  /** Keys of viewings that a guest booked, encrypted. */
  viewings: { name: '__Host-viewings', maxAge: 8_640_000 },
  /** Keys of shared comparisons that this browser created or voted on, encrypted. */
  comparisons: { name: '__Host-comparisons', maxAge: 7_776_000 },
  /** Encrypted code of an agent's invitation. It is kept through signing in, until the visitor answers. */
  invitation: { name: '__Host-invitation', maxAge: 172_800 },
  /** Encrypted code that sets a new password after the change of an email was undone. */
  resetCode: { name: '__Host-reset', maxAge: 3_600 },
  /** Income, savings and other loan payments, encrypted, for 30 days. */
  purse: { name: '__Host-purse', maxAge: 2_592_000 },
  /** Last failed payment, signed, for the result page. */
  topUp: { name: '__Host-top-up', maxAge: 1_800 },
  /** Events for the operator's data layer, signed; survives a payment at a bank. */
  dataLayer: { name: '__Host-data-layer', maxAge: 1_800 },
} as const

/** Cookies with the device's settings, which contain no personal data. */
const deviceCookies = {
  signInState: { name: SIGN_IN_STATE.cookie, maxAge: SIGN_IN_STATE.maxAgeSeconds },
  /** Pseudonym of the account that signed in last. */
  lastAccount: { name: '__Host-account', maxAge: YEAR_MAX_AGE },
  /** Id by which accounts recognize a browser that they used before. */
  device: { name: '__Host-device', maxAge: YEAR_MAX_AGE },
  flash: { name: '__Host-flash', maxAge: 60 },
  light: { name: '__Host-light', maxAge: YEAR_MAX_AGE },
  /** Setting that shows the monthly loan payment on cards. */
  cardPayments: { name: '__Host-card-payments', maxAge: YEAR_MAX_AGE },
  currency: { name: '__Host-currency', maxAge: YEAR_MAX_AGE },
  /** Places with a closed banner, for 600 days or the browser's maximum. */
  closedBanners: { name: '__Host-closed-banners', maxAge: 51_840_000 },
  locale: { name: '__Host-locale', maxAge: YEAR_MAX_AGE },
  /** Size of the movable map; its script sets it for the path of the map's data alone. */
  mapSize: { name: MAP_SIZE_COOKIE.name, maxAge: MAP_SIZE_COOKIE.maxAgeSeconds },
} as const

/**
 * All cookies. `__Host-` binds those of the server to this host over TLS. Lax: Strict ones would be missing
 * on returns from the login site or a bank.
 */
const cookies = { ...personalCookies, ...deviceCookies }

/** Every cookie of the site with its lifetime, for the cookie page. */
export const cookieFacts = Object.entries(cookies).map(([cookie, { name, maxAge }]) => ({
  cookie: cookie as CookieName,
  name,
  maxAgeSeconds: maxAge,
}))

export type PersonalCookie = keyof typeof personalCookies

export type CookieName = keyof typeof cookies

const attributes: SerializeOptions = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' }

/** Returns the value of a cookie in a `Cookie` header; undefined if absent or empty. */
export function readCookie(header: string | null | undefined, cookie: CookieName): string | undefined {
  return parse(header ?? '')[cookies[cookie].name] || undefined
}

const namesOnTheWire = new Map<string, CookieName>(
  Object.entries(cookies).map(([cookie, { name }]) => [name, cookie as CookieName]),
)

/** Returns our cookies in a `Cookie` header that have a value. */
export function readOwnCookies(header: string | null | undefined): Map<CookieName, string> {
  const values = new Map<CookieName, string>()
  for (const [name, value] of Object.entries(parse(header ?? ''))) {
    const cookie = namesOnTheWire.get(name)
    if (cookie && value) values.set(cookie, value)
  }
  return values
}

/** Formats the `Cookie` header that a browser with these cookies sends. */
export function formatCookieHeader(values: Iterable<readonly [CookieName, string]>): string {
  return Array.from(values, ([cookie, value]) => serialize(cookies[cookie].name, value)).join('; ')
}

/** Formats a `Cookie` header with these encoded values; unknown names are dropped. */
export function toCookieHeader(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .flatMap(([cookie, value]) => (isCookieName(cookie) ? `${cookies[cookie].name}=${value}` : []))
    .join('; ')
}

function isCookieName(text: string): text is CookieName {
  return Object.hasOwn(cookies, text)
}

/** Returns which of our cookies a `Set-Cookie` line sets. */
export function findSetCookieName(line: string): CookieName | undefined {
  return namesOnTheWire.get(line.slice(0, line.indexOf('=')))
}

export function setCookie(cookie: CookieName, value: string): string {
  const { name, maxAge } = cookies[cookie]
  return serialize(name, value, { ...attributes, maxAge })
}

/** Returns a `Set-Cookie` line that removes the cookie. */
export function clearCookie(cookie: CookieName): string {
  return serialize(cookies[cookie].name, '', { ...attributes, maxAge: 0 })
}

type ResponseHeader = [name: 'Set-Cookie' | 'Clear-Site-Data', value: string]

/**
 * Returns headers that remove personal data from the browser: all cookies but those named, cached pages and
 * storage.
 */
export function clearPersonalData(...kept: PersonalCookie[]): ResponseHeader[] {
  const names = Object.keys(personalCookies) as PersonalCookie[]
  const cleared = names.filter((name) => !kept.includes(name))
  return [
    ...cleared.map((name): ResponseHeader => ['Set-Cookie', clearCookie(name)]),
    ['Clear-Site-Data', '"cache", "storage"'],
  ]
}
