import type { RequestHandler } from 'express'
import { refuse } from './refusal'

/** Forms hold text: the longest of them is far below, even with every letter encoded. */
const MOST_BYTES = 500_000

/** The one form with pictures: two of the most that it takes, and some words. */
const WITH_PICTURES = /^\/(en\/|ru\/)?account\/profile\/?$/i
const MOST_WITH_PICTURES = 12_500_000

/**
 * Refuses a body that is larger than any form, before it is read into memory. Its length must be told, as browsers do;
 * the parser of HTTP sees to it that no more follows.
 */
export const limitBody: RequestHandler = (request, response, next) => {
  const most = WITH_PICTURES.test(request.path) ? MOST_WITH_PICTURES : MOST_BYTES
  const isTold = request.get('transfer-encoding') === undefined
  if (isTold && Number(request.get('content-length') ?? 0) <= most) return next()
  // What is still on its way is not wanted.
  response.setHeader('Connection', 'close')
  refuse(request, response, { status: 413 }, next)
}
