import type { Request, RequestHandler } from 'express'
import { refuse } from './refuse'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a change that another site asks for, by what the browser says of the request's source: Sec-Fetch-Site, Origin,
 * else Referer. Text browsers say nothing of it; they are let through, since our cookies are SameSite=Lax.
 * @param ownOrigin scheme and host that visitors use
 */
export function originCheck(ownOrigin: (request: Request) => string): RequestHandler {
  return (request, response, next) => {
    if (SAFE_METHODS.has(request.method)) return next()
    if (request.method !== 'POST') {
      response.status(405).set('Allow', 'GET, HEAD, POST').type('text').send('method not allowed\n')
      return
    }
    if (isSameOrigin(request, ownOrigin(request))) return next()
    refuse(request, response, { status: 403 }, next)
  }
}

function isSameOrigin(request: Request, own: string): boolean {
  const site = request.get('sec-fetch-site')
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const origin = request.get('origin')
  // Without a referrer browsers send "null"; Sec-Fetch-Site has been checked already.
  if (origin === 'null') return site === 'same-origin'
  if (origin !== undefined) return origin === own
  const referer = request.get('referer')
  if (referer !== undefined) return URL.canParse(referer) && new URL(referer).origin === own
  return true
}
