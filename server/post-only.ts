import type { RequestHandler } from 'express'
import { refuse } from './refuse'

/** Addresses that only change something: following a link to one changes nothing and shows a page that says so. */
export const postOnly: RequestHandler = (request, response, next) => {
  if (request.method === 'POST') return next()
  response.set('Allow', 'POST')
  refuse(request, response, { status: 405 }, next)
}
