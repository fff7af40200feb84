import { parse, type SerializeOptions, serialize } from 'cookie'

/** 15 days: the session timeout of the specification, in seconds. */
export const SESSION_MAX_AGE = 1_296_000
const YEAR_MAX_AGE = 31_536_000

/**
 * The cookies the site sets. `__Host-` ties each to this very host over TLS (browsers allow localhost too);
 * Lax, since a Strict cookie would be missing when the login site or a bank sends the visitor back.
 */
const cookies = {
  token: { name: '__Host-token', maxAge: SESSION_MAX_AGE },
  signInState: { name: '__Host-sign-in', maxAge: 1_800 },
  flash: { name: '__Host-flash', maxAge: 60 },
  light: { name: '__Host-light', maxAge: YEAR_MAX_AGE },
  /** Whether cards say what a loan would cost a month. */
  cardPayments: { name: '__Host-card-payments', maxAge: YEAR_MAX_AGE },
  currency: { name: '__Host-currency', maxAge: YEAR_MAX_AGE },
  /** Favourites and hidden statements of a guest, signed. */
  kept: { name: '__Host-kept', maxAge: YEAR_MAX_AGE },
  /** What was hidden on the page that is shown next, signed. */
  justHidden: { name: '__Host-just-hidden', maxAge: 60 },
  /** The form that was sent last, for the page that thanks for it and may be reloaded. */
  sent: { name: '__Host-sent', maxAge: 1_800 },
  /** The last searches as address queries, signed. */
  searches: { name: '__Host-searches', maxAge: YEAR_MAX_AGE },
  /** The upstream's names of the last lists it answered, signed; two days, as the upstream keeps them. */
  reports: { name: '__Host-reports', maxAge: 172_800 },
  /** The number that was just asked for, signed, for one page. */
  phone: { name: '__Host-phone', maxAge: 60 },
  /** A flat that is being estimated and what came of it, signed; as long as signing in on the way may take. */
  estimate: { name: '__Host-estimate', maxAge: 7_200 },
  /** A half-filled request for a loan, sealed. */
  loan: { name: '__Host-loan', maxAge: 1_800 },
  /** Half-filled orders of services, sealed. */
  order: { name: '__Host-order', maxAge: 1_800 },
  /** What became of the last payment that was refused, signed, for the page of results. */
  topUp: { name: '__Host-top-up', maxAge: 1_800 },
  /** The number that a code was sent to, sealed. */
  phoneChange: { name: '__Host-phone-change', maxAge: 600 },
  /** The places whose banner was closed, for 600 days; browsers that keep none so long keep it as long as they do. */
  closedBanners: { name: '__Host-closed-banners', maxAge: 51_840_000 },
  /** What the next page tells the operator's data layer, signed; as long as paying at a bank may take. */
  dataLayer: { name: '__Host-data-layer', maxAge: 1_800 },
  locale: { name: '__Host-locale', maxAge: YEAR_MAX_AGE },
} as const

export type CookieName = keyof typeof cookies

const attributes: SerializeOptions = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' }

/** The value of one of our cookies in a `Cookie` header; undefined when absent or empty. */
export function readCookie(header: string | null | undefined, cookie: CookieName): string | undefined {
  return parse(header ?? '')[cookies[cookie].name] || undefined
}

/** A `Set-Cookie` line. */
export function setCookie(cookie: CookieName, value: string): string {
  const { name, maxAge } = cookies[cookie]
  return serialize(name, value, { ...attributes, maxAge })
}

/** A `Set-Cookie` line that removes the cookie. */
export function clearCookie(cookie: CookieName): string {
  return serialize(cookies[cookie].name, '', { ...attributes, maxAge: 0 })
}
