import type { Request, Response } from 'express'
import type { Refusal } from '../app/http/context.server'
import { languageOf, localizedPath } from '../app/i18n/languages'

/**
 * Answers a request that may not pass with a page in the visitor's language: the request goes on as a GET of the page
 * that shows refusals, and its body is left unread.
 */
export function refuse(request: Request, response: Response, refusal: Refusal, next: () => void): void {
  const language = languageOf(pathOf(request.get('referer')) ?? request.path)
  response.locals.refusal = refusal
  if (refusal.retryAfterSeconds !== undefined) response.setHeader('Retry-After', refusal.retryAfterSeconds)
  request.method = 'GET'
  request.url = localizedPath('/refused', language)
  // The adapter of Remix reads the address from here.
  request.originalUrl = request.url
  next()
}

/** Small changes have no language in their own address, the page they stand on has. */
function pathOf(referer: string | undefined): string | undefined {
  return referer && URL.canParse(referer) ? new URL(referer).pathname : undefined
}
