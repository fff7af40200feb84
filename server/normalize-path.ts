import type { RequestHandler } from 'express'
import { normalizeLine, trimSentenceEnd } from '~contract/values/typed-text'
import { refuse } from './refuse'

/** More than any of our URLs has. Matching takes longer with each segment. */
const MAX_SEGMENTS = 20

const MAY_BE_COPIED = /%|[^\w/]$/

/**
 * Redirects or rejects paths that are unsafe or damaged.
 * URL parsers take the paths `//host` and `/.//host` for another host, so redirects could leave the site:
 * these redirect to the path with one slash.
 * Messengers insert invisible characters into links and append the punctuation of the sentence: these
 * redirect to the clean path.
 * Incomplete percent-encodings, control characters and endless paths get an error page in the visitor's
 * language.
 */
export const normalizePath: RequestHandler = (request, response, next) => {
  const [path = '', ...query] = request.url.split('?')
  if (!path.startsWith('/')) return void response.status(400).type('text').send('bad request\n')
  const decoded = decode(path)
  if (decoded === undefined) return refuse(request, response, { status: 400 }, next)
  if (path.split('/', MAX_SEGMENTS + 2).length > MAX_SEGMENTS + 1)
    return refuse(request, response, { status: 404 }, next)
  // Our pages have no such paths, and PostgreSQL cannot store NUL.
  if (/\p{Cc}/u.test(decoded)) return refuse(request, response, { status: 404 }, next)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const clean = joinSlashes(isRead && MAY_BE_COPIED.test(path) ? removeCopiedMarks(path) : path)
  if (clean === path) return next()
  response.redirect(301, [clean, ...query].join('?'))
}

function joinSlashes(path: string): string {
  return /[\\/]{2}/.test(path) ? path.replace(/[\\/]+/g, '/') : path
}

function removeCopiedMarks(path: string): string {
  return path
    .split('/')
    .map((segment, index, { length }) => {
      const text = decodeURIComponent(segment)
      const line = normalizeLine(text)
      const clean = index === length - 1 ? trimSentenceEnd(line) : line
      return clean === text ? segment : encodeURIComponent(clean)
    })
    .join('/')
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
