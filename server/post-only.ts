import type { RequestHandler } from 'express'
import { refuse } from './refuse'

/** Shows an explanation for a GET of a path that only changes state. */
export const postOnly: RequestHandler = (request, response, next) => {
  if (request.method === 'POST' || request.method === 'OPTIONS') return next()
  refuse(request, response, { status: 405 }, next)
}
