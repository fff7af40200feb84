import type { RequestHandler } from 'express'
import { refuse } from './refuse'

/** No page asks with `?_data=` any more, and Remix would answer with an error of its own. */
export const refuseFormerDataRequests: RequestHandler = (request, response, next) => {
  const [, query = ''] = request.url.split('?', 2)
  if (!query.includes('_data') || !new URLSearchParams(query).has('_data')) return next()
  refuse(request, response, { status: 400 }, next)
}
