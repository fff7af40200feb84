import type { RequestHandler } from 'express'
import { refuse } from './refuse'

/** Forms hold text: the longest of them is far below, even with every letter encoded. */
const MAX_BYTES = 500_000

/** Forms with files: one with two pictures of the most that it takes, and those that the upstream defines. */
const UPLOAD_LIMITS = [
  { path: /^\/(en\/|ru\/)?account\/profile\/?$/i, most: 12_500_000 },
  { path: /^\/(en\/|ru\/)?dynamic-forms\/\d+\/?$/i, most: 6_000_000 },
]

/**
 * Refuses a body that is larger than any form, before it is read into memory. Its length must be told, as browsers do;
 * the parser of HTTP sees to it that no more follows.
 */
export const limitBody: RequestHandler = (request, response, next) => {
  const maxBytes = UPLOAD_LIMITS.find(({ path }) => path.test(request.path))?.most ?? MAX_BYTES
  const hasKnownLength = request.get('transfer-encoding') === undefined
  if (hasKnownLength && Number(request.get('content-length') ?? 0) <= maxBytes) return next()
  // What is still on its way is not wanted.
  response.setHeader('Connection', 'close')
  refuse(request, response, { status: 413 }, next)
}
