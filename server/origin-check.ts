import type { Request, RequestHandler } from 'express'
import { logSecurityEvent, type SecurityLog } from '~backend/platform/security-events'
import { parseUrl } from '~contract/values/url'
import { refuse } from './refuse'
import { getRequestId } from './request-id'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Rejects cross-site changes by Sec-Fetch-Site, Origin, or else Referer. Text browsers send none of them and
 * are allowed, as our cookies are SameSite=Lax.
 */
export function originCheck(ownOrigin: (request: Request) => string, log: SecurityLog): RequestHandler {
  return (request, response, next) => {
    if (SAFE_METHODS.has(request.method)) return next()
    if (request.method !== 'POST') {
      response.status(405).type('text').send('method not allowed\n')
      return
    }
    if (isSameOrigin(request, ownOrigin(request))) {
      // Remix compares it with the host as well, and fails because "null" is not a URL.
      if (request.headers.origin === 'null') delete request.headers.origin
      return next()
    }
    logSecurityEvent(log, 'origin_refused', { requestId: getRequestId(response) })
    refuse(request, response, { status: 403 }, next)
  }
}

function isSameOrigin(request: Request, own: string): boolean {
  const site = request.get('sec-fetch-site')
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const origin = request.get('origin')
  // Browsers without a referrer send "null"; Sec-Fetch-Site has been checked already.
  if (origin === 'null') return site === 'same-origin'
  if (origin !== undefined) return origin === own
  const referer = request.get('referer')
  if (referer !== undefined) return parseUrl(referer)?.origin === own
  return true
}
