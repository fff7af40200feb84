import type { RequestHandler } from 'express'
import { refuse } from './refuse'

/**
 * URL parsers take the paths `//host` and `/.//host` for another host, so redirects could leave the site: they redirect
 * to the path with one slash. Incomplete percent-encodings and control characters get an error page in the visitor's
 * language.
 */
export const normalizePath: RequestHandler = (request, response, next) => {
  const [path = '', ...query] = request.url.split('?')
  if (!path.startsWith('/')) return void response.status(400).type('text').send('bad request\n')
  const decoded = decode(path)
  if (decoded === undefined) return refuse(request, response, { status: 400 }, next)
  // No page of ours has any, and PostgreSQL stores no NUL.
  if (/\p{Cc}/u.test(decoded)) return refuse(request, response, { status: 404 }, next)
  if (!/[\\/]{2}/.test(path)) return next()
  response.redirect(301, [path.replace(/[\\/]+/g, '/'), ...query].join('?'))
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
