import { setTimeout as sleep } from 'node:timers/promises'
import { type Language, toLocalizedPath } from './translations'

/** Pause in ms between two pages of a visitor, so that a slow machine keeps up. */
export const PAUSE_MS = 200
const SIGNED_IN_EMAIL = 'physical@demo.test'

export interface PageVisitor {
  name: string
  language: Language
  cookies?: string
  encoding?: string
  /** Content that only this visitor's pages have, and content that none of them may have. */
  contains: RegExp
  lacks: RegExp
}

export interface ShownPage {
  visitor: PageVisitor
  path: string
  body: string
  headers: Headers
  requestedAt: number
}

/**
 * Creates visitors who must each be shown a page of their own.
 * @param favorite id of a statement that is a favourite of one of them
 */
export async function createVisitors(origin: string, favorite: string): Promise<PageVisitor[]> {
  const token = await signIn(origin)
  const favorites = await keepStatement(origin, favorite)
  const signInLink = /\/auth\?Continue=/
  const anyUser = /\/account\/personalInformation/
  const kept = new RegExp(`name="(keep|drop)" value="${favorite}" aria-pressed="true"`)
  return [
    { name: 'Georgian', language: 'ka', contains: /<html lang="ka"/, lacks: anyUser },
    { name: 'English', language: 'en', encoding: 'br', contains: /<html lang="en"/, lacks: anyUser },
    { name: 'Russian', language: 'ru', encoding: 'gzip', contains: /<html lang="ru"/, lacks: kept },
    {
      name: 'in lari',
      language: 'en',
      cookies: '__Host-currency=gel',
      contains: /value="gel" aria-pressed="true"/,
      lacks: /value="usd" aria-pressed="true"/,
    },
    {
      name: 'in dollars',
      language: 'en',
      cookies: '__Host-currency=usd',
      contains: /value="usd" aria-pressed="true"/,
      lacks: /value="gel" aria-pressed="true"/,
    },
    {
      name: 'in light mode',
      language: 'en',
      cookies: '__Host-light=1',
      contains: /<html lang="en" data-light/,
      lacks: /assets\/enhance/,
    },
    { name: 'with favourites', language: 'en', cookies: favorites, contains: kept, lacks: anyUser },
    { name: 'signed in', language: 'en', cookies: token, contains: anyUser, lacks: signInLink },
  ]
}

export async function openPage(origin: string, visitor: PageVisitor, path: string): Promise<ShownPage> {
  const requestedAt = performance.now()
  const response = await fetch(origin + toLocalizedPath(path, visitor.language), {
    headers: { 'accept-encoding': visitor.encoding ?? 'identity', cookie: visitor.cookies ?? '' },
  })
  // A machine busy with other tests may reject a page: the visitor retries.
  if (response.status === 503) return sleep(PAUSE_MS).then(() => openPage(origin, visitor, path))
  return { visitor, path, body: await response.text(), headers: response.headers, requestedAt }
}

/** Every page links to itself in other languages. */
export function linksToItself(path: string, body: string): boolean {
  const [, query] = path.split('?')
  return (
    (query === undefined ? !/[?&]n=/.test(body) : body.includes(`?${query}"`)) && !/q[0-9a-f]{32}/.test(body)
  )
}

async function signIn(origin: string): Promise<string> {
  const login = new URL('/sandbox/auth', origin)
  login.searchParams.set('Continue', `${origin}/`)
  const body = new URLSearchParams({ as: SIGNED_IN_EMAIL })
  const { headers } = await fetch(login, { method: 'POST', body, redirect: 'manual' })
  const line = headers.getSetCookie().find((each) => each.startsWith('__Host-token='))
  return line?.split(';')[0] ?? ''
}

async function keepStatement(origin: string, id: string): Promise<string> {
  const { headers } = await fetch(`${origin}/do/favorite`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin },
    body: new URLSearchParams({ keep: id, return_to: '/en/s' }),
  })
  const line = headers.getSetCookie().find((each) => each.startsWith('__Host-kept='))
  return line?.split(';')[0] ?? ''
}
