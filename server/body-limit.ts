import type { RequestHandler } from 'express'
import { refuse } from './refuse'

/** The longest text form is far below, even fully percent-encoded. */
const MAX_BYTES = 500_000

/** Forms with files: two pictures of the maximum size, and upstream-defined forms. */
const UPLOAD_LIMITS = [
  { path: /^\/(en\/|ru\/)?account\/profile\/?$/i, maxBytes: 12_500_000 },
  { path: /^\/(en\/|ru\/)?dynamic-forms\/\d+\/?$/i, maxBytes: 6_000_000 },
]

/** The HTTP parser enforces the length that is required here. */
export const limitBody: RequestHandler = (request, response, next) => {
  const maxBytes = UPLOAD_LIMITS.find(({ path }) => path.test(request.path))?.maxBytes ?? MAX_BYTES
  const hasKnownLength = request.get('transfer-encoding') === undefined
  if (hasKnownLength && Number(request.get('content-length') ?? 0) <= maxBytes) return next()
  // The rest of the body is not read.
  response.setHeader('Connection', 'close')
  refuse(request, response, { status: 413 }, next)
}
