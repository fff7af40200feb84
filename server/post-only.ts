import type { RequestHandler } from 'express'
import { refuse } from './refuse'

/** Paths that only change state: a GET shows an explanation. */
export const postOnly: RequestHandler = (request, response, next) => {
  if (request.method === 'POST' || request.method === 'OPTIONS') return next()
  refuse(request, response, { status: 405 }, next)
}
