import type { IncomingMessage, RequestListener } from 'node:http'
import { z } from 'zod'
import { type CookieName, findSetCookieName, readOwnCookies, toCookieHeader } from '~/session/cookies.server'
import { sealJson, unsealJson } from '~/session/sealed-json.server'
import type { Signer } from '~/session/signer.server'
import { parseUrl } from '~contract/values/url'

/** Parameter that carries the outcome of a form to a browser that refuses cookies. */
export const OUTCOME_PARAM = 'outcome'
const PURPOSE = 'outcome'
const MAX_AGE_MS = 10 * 60_000
/** Maximum length of the parameter; proxies accept URLs of 8 KB. */
const MAX_LENGTH = 3_500

/**
 * Cookies whose content the next page may show, the most important first: the last are dropped if the URL
 * gets too long.
 * The token of a session is never put into a URL, and long-lived lists such as favourites cannot be stored
 * this way.
 */
const CARRIED: readonly CookieName[] = [
  'flash',
  'sentForm',
  'resetCode',
  'revealedPhones',
  'justHidden',
  'light',
  'currency',
  'cardPayments',
  'topUp',
  'formDrafts',
  'estimate',
  'sentForms',
]

const Outcome = z.object({ cookies: z.record(z.string(), z.string()), until: z.number() })

/** Cookies carried by the URL, by request; only requests without any of our cookies have them. */
const refused = new WeakMap<IncomingMessage, Record<string, string>>()

interface RefusedCookiesOptions {
  signer: Signer
  /** Pseudonym of the visitor's network; the outcome is shown only there. */
  getVisitorId(request: IncomingMessage): string
}

/**
 * Returns true for a request without any of our cookies: the first visit, or a browser that refuses cookies.
 */
export function hasNoCookies(request: IncomingMessage): boolean {
  return refused.has(request)
}

/** Returns true for a page that shows the outcome of a form to a browser that refuses cookies. */
export function showsOutcome(request: IncomingMessage): boolean {
  return Object.keys(refused.get(request) ?? {}).length > 0
}

/**
 * Reads the outcome of a form from the URL as if the browser had sent cookies. A further form of the same
 * page is recognised by its Referer.
 */
export function withRefusedCookies(
  listener: RequestListener,
  { signer, getVisitorId }: RefusedCookiesOptions,
): RequestListener {
  return (request, response) => {
    const own = takeOutcome(request.url ?? '/')
    if (own.sealed !== undefined) request.url = own.url
    if (readOwnCookies(request.headers.cookie).size === 0) {
      const sealed = own.sealed ?? (request.method === 'POST' ? findInReferer(request) : undefined)
      const outcome =
        sealed === undefined
          ? undefined
          : unsealJson(signer, toPurpose(getVisitorId(request)), { schema: Outcome, sealed })
      const cookies = outcome && outcome.until > Date.now() ? outcome.cookies : {}
      refused.set(request, cookies)
      const carried = toCookieHeader(cookies)
      if (carried) request.headers.cookie = [request.headers.cookie, carried].filter(Boolean).join('; ')
    }
    listener(request, response)
  }
}

/**
 * Returns the URL of a redirect with the outcome that its cookies would have shown, for a browser that
 * refuses them.
 * @param lines `Set-Cookie` lines of the answer
 */
export function addOutcome(
  location: string,
  lines: readonly string[],
  { request, signer, visitorId }: { request: IncomingMessage; signer: Signer; visitorId: string },
): string {
  const before = refused.get(request)
  if (!before || !/^\/(?![/\\])/.test(location)) return location
  const set = new Map(Object.entries(before))
  for (const line of lines) {
    const cookie = findSetCookieName(line)
    if (!cookie) continue
    const [value = ''] = line.slice(line.indexOf('=') + 1).split(';', 1)
    set.set(cookie, value)
  }
  const carried = CARRIED.flatMap((cookie): [CookieName, string][] => {
    const value = set.get(cookie)
    return value ? [[cookie, value]] : []
  })
  if (carried.length === 0) return location
  // A page that is not in any cache says that cookies are refused.
  if (!carried.some(([cookie]) => cookie === 'flash')) carried.unshift(['flash', 'cookies_refused'])
  for (; carried.length > 0; carried.pop()) {
    const outcome = { cookies: Object.fromEntries(carried), until: Date.now() + MAX_AGE_MS }
    const sealed = sealJson(signer, toPurpose(visitorId), outcome)
    if (sealed.length <= MAX_LENGTH) return addParam(location, sealed)
  }
  return location
}

function toPurpose(visitorId: string): string {
  return `${PURPOSE} ${visitorId}`
}

function addParam(location: string, sealed: string): string {
  const url = new URL(location, 'http://here.invalid')
  url.searchParams.set(OUTCOME_PARAM, sealed)
  return url.pathname + url.search + url.hash
}

function takeOutcome(url: string): { url: string; sealed: string | undefined } {
  const [path = '/', query = ''] = url.split(/\?(.*)/s, 2)
  const pairs = query.split('&')
  const own = pairs.find((pair) => pair.startsWith(`${OUTCOME_PARAM}=`))
  if (own === undefined) return { url, sealed: undefined }
  const rest = pairs.filter((pair) => !pair.startsWith(`${OUTCOME_PARAM}=`)).join('&')
  return { url: rest ? `${path}?${rest}` : path, sealed: own.slice(OUTCOME_PARAM.length + 1) }
}

function findInReferer({ headers: { referer, host } }: IncomingMessage): string | undefined {
  const url = referer ? parseUrl(referer) : undefined
  return url && url.host === host ? (url.searchParams.get(OUTCOME_PARAM) ?? undefined) : undefined
}
