import type { Request, Response } from 'express'
import { getPathLanguage, toLocalizedPath } from '../app/i18n/languages'
import type { RequestRefusal } from '../app/page/load-context.server'

/**
 * Answers a request that may not pass with a page in the visitor's language: the request goes on as a GET of the page
 * that shows refusals, and its body is left unread.
 */
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
  // The adapter of Remix reads the address from here.
  request.originalUrl = request.url
  next()
}

/** Small changes have no language in their own address, the page they stand on has. */
function parsePath(referer: string | undefined): string | undefined {
  return referer && URL.canParse(referer) ? new URL(referer).pathname : undefined
}
