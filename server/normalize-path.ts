import type { RequestHandler } from 'express'
import { refuse } from './refuse'

/**
 * `//host` and `/.//host` are paths of ours that parsers of addresses, ours and browsers', take for another host: left
 * alone they break pages, and a redirect to them leads off the site. They are sent on to the address with one slash.
 * A link that was cut in the middle of a letter is told from a broken one by a page in the visitor's language.
 */
export const normalizePath: RequestHandler = (request, response, next) => {
  const [path = '', ...query] = request.url.split('?')
  if (!path.startsWith('/')) return void response.status(400).type('text').send('bad request\n')
  if (!isDecodable(path)) return refuse(request, response, { status: 400 }, next)
  if (!/[\\/]{2}/.test(path)) return next()
  response.redirect(301, [path.replace(/[\\/]+/g, '/'), ...query].join('?'))
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
