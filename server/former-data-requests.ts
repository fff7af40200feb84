import type { RequestHandler } from 'express'
import { refuse } from './refuse'

/**
 * Rejects requests with `?_data=`. Our pages no longer send them, and Remix would answer with its own error.
 */
export const refuseFormerDataRequests: RequestHandler = (request, response, next) => {
  const [, query] = request.url.split(/\?(.*)/s, 2)
  if (!query || !new URLSearchParams(query).has('_data')) return next()
  refuse(request, response, { status: 400 }, next)
}
