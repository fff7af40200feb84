import type { RequestHandler } from 'express'
import { refuse } from './refuse'

/**
 * URL parsers take the paths `//host` and `/.//host` for another host, so redirects could leave the site: they redirect
 * to the path with one slash. Incomplete percent-encodings get an error page in the visitor's language.
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
