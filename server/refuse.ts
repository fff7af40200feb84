import type { Request, Response } from 'express'
import { getPathLanguage, toLocalizedPath } from '~/i18n/languages'
import type { RequestRefusal } from '~/page/load-context.server'
import { parseUrl } from '~contract/values/url'

/** Continues as a GET of the error page, with the body unread. */
export function refuse(
  request: Request,
  response: Response,
  refusal: RequestRefusal,
  next: () => void,
): void {
  const language = getPathLanguage(parsePath(request.get('referer')) ?? request.path)
  response.locals.refusal = refusal
  if (refusal.retryAfterSeconds !== undefined) response.setHeader('Retry-After', refusal.retryAfterSeconds)
  request.method = 'GET'
  request.url = toLocalizedPath('/refused', language)
  // Remix's adapter reads the URL from here.
  request.originalUrl = request.url
  next()
}

/** Returns the path of the referring page, which has a language; actions have none. */
function parsePath(referer: string | undefined): string | undefined {
  return referer ? parseUrl(referer)?.pathname : undefined
}
