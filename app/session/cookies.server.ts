import { parse, type SerializeOptions, serialize } from 'cookie'
import { SIGN_IN_STATE } from '~contract/sign-in-state'

/** 15 days in seconds: the specification's session timeout. */
const SESSION_MAX_AGE = 1_296_000
const YEAR_MAX_AGE = 31_536_000

/** What one person leaves on a device that another may use next: removed when they sign out, and before another account signs in. */
const personalCookies = {
  token: { name: '__Host-token', maxAge: SESSION_MAX_AGE },
  /** An account that a link wants to sign in to, encrypted. */
  pendingSignIn: { name: '__Host-pending-sign-in', maxAge: 300 },
  /** A guest's favourites and hidden statements, signed. */
  guestLists: { name: '__Host-kept', maxAge: YEAR_MAX_AGE },
  /** Just-hidden statements, for the next page, signed. */
  justHidden: { name: '__Host-just-hidden', maxAge: 60 },
  /** The last submitted form, for its thank-you page. */
  sentForm: { name: '__Host-sent', maxAge: 1_800 },
  /** Recent search queries, signed. */
  recentSearches: { name: '__Host-searches', maxAge: YEAR_MAX_AGE },
  /** Report ids of the last lists, signed; the upstream keeps them for two days. */
  searchReports: { name: '__Host-reports', maxAge: 172_800 },
  /** The numbers of owners that were revealed last, signed. */
  revealedPhones: { name: '__Host-phones', maxAge: 604_800 },
  /** The estimate's draft and outcome, signed; lasts through signing in. */
  estimate: { name: '__Host-estimate', maxAge: 7_200 },
  /** Forms that are not sent yet, encrypted. */
  formDrafts: { name: '__Host-drafts', maxAge: 1_800 },
  /** A form that came when the session had ended, encrypted, until its sender has signed in again. */
  unsentForm: { name: '__Host-unsent', maxAge: 1_800 },
  /** What was sent and the page of its result, encrypted: the same sent again leads there. */
  sentForms: { name: '__Host-sent-forms', maxAge: 1_800 },
  /** Addresses that a demo's emails were sent to, encrypted; those are shown for as long. */
  typedEmails: { name: '__Host-emails', maxAge: 3_600 },
  /** The keys of statements that a guest has begun, encrypted. */
  statementDrafts: { name: '__Host-statement-drafts', maxAge: 1_209_600 },
  /** The last failed payment, signed, for the result page. */
  topUp: { name: '__Host-top-up', maxAge: 1_800 },
  /** Events for the operator's data layer, signed; lasts through a payment at a bank. */
  dataLayer: { name: '__Host-data-layer', maxAge: 1_800 },
} as const

/** Choices of the device, and nothing of whoever made them. */
const deviceCookies = {
  signInState: { name: SIGN_IN_STATE.cookie, maxAge: SIGN_IN_STATE.maxAgeSeconds },
  /** A pseudonym of the account that signed in last. */
  lastAccount: { name: '__Host-account', maxAge: YEAR_MAX_AGE },
  /** By which accounts know that they were used in this browser before. */
  device: { name: '__Host-device', maxAge: YEAR_MAX_AGE },
  flash: { name: '__Host-flash', maxAge: 60 },
  light: { name: '__Host-light', maxAge: YEAR_MAX_AGE },
  /** Whether cards show the monthly loan payment. */
  cardPayments: { name: '__Host-card-payments', maxAge: YEAR_MAX_AGE },
  currency: { name: '__Host-currency', maxAge: YEAR_MAX_AGE },
  /** Places with a closed banner, for 600 days or the browser's maximum. */
  closedBanners: { name: '__Host-closed-banners', maxAge: 51_840_000 },
  locale: { name: '__Host-locale', maxAge: YEAR_MAX_AGE },
} as const

/** `__Host-` binds cookies to this host over TLS. Lax: Strict ones would be missing on returns from the login site or a bank. */
const cookies = { ...personalCookies, ...deviceCookies }

/** All that the site may store, for the page that says so. */
export const cookieFacts = Object.entries(cookies).map(([cookie, { name, maxAge }]) => ({
  cookie: cookie as CookieName,
  name,
  maxAgeSeconds: maxAge,
}))

export type PersonalCookie = keyof typeof personalCookies
export type CookieName = keyof typeof cookies

const attributes: SerializeOptions = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' }

/** The value of one of our cookies in a `Cookie` header; undefined when absent or empty. */
export function readCookie(header: string | null | undefined, cookie: CookieName): string | undefined {
  return parse(header ?? '')[cookies[cookie].name] || undefined
}

const namesOnTheWire = new Map<string, CookieName>(
  Object.entries(cookies).map(([cookie, { name }]) => [name, cookie as CookieName]),
)

/** Every cookie of ours in a `Cookie` header that has a value. */
export function readOwnCookies(header: string | null | undefined): Map<CookieName, string> {
  const values = new Map<CookieName, string>()
  for (const [name, value] of Object.entries(parse(header ?? ''))) {
    const cookie = namesOnTheWire.get(name)
    if (cookie && value) values.set(cookie, value)
  }
  return values
}

/** A `Cookie` header as a browser sends that has these. */
export function formatCookieHeader(values: Iterable<readonly [CookieName, string]>): string {
  return Array.from(values, ([cookie, value]) => serialize(cookies[cookie].name, value)).join('; ')
}

/** A `Cookie` header with these encoded values; names of no cookie are dropped. */
export function toCookieHeader(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .flatMap(([cookie, value]) => (isCookieName(cookie) ? `${cookies[cookie].name}=${value}` : []))
    .join('; ')
}

function isCookieName(text: string): text is CookieName {
  return Object.hasOwn(cookies, text)
}

/** Which cookie of ours a `Set-Cookie` line sets. */
export function findSetCookieName(line: string): CookieName | undefined {
  return namesOnTheWire.get(line.slice(0, line.indexOf('=')))
}

export function setCookie(cookie: CookieName, value: string): string {
  const { name, maxAge } = cookies[cookie]
  return serialize(name, value, { ...attributes, maxAge })
}

/** A `Set-Cookie` line that removes the cookie. */
export function clearCookie(cookie: CookieName): string {
  return serialize(cookies[cookie].name, '', { ...attributes, maxAge: 0 })
}

type ResponseHeader = [name: 'Set-Cookie' | 'Clear-Site-Data', value: string]

/** The headers after which nothing personal is left in the browser: no cookie but those named, no copy of a page, nothing in storage. */
export function clearPersonalData(...kept: PersonalCookie[]): ResponseHeader[] {
  const names = Object.keys(personalCookies) as PersonalCookie[]
  const cleared = names.filter((name) => !kept.includes(name))
  return [
    ...cleared.map((name): ResponseHeader => ['Set-Cookie', clearCookie(name)]),
    ['Clear-Site-Data', '"cache", "storage"'],
  ]
}
