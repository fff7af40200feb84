import type { RequestHandler } from 'express'
import { downloadRoutes, resourceRoutes, screens } from '../remix.config.js'

const GEORGIAN_PREFIX = /^\/ka(?=\/|$)/i
const OTHER_PREFIX = /^\/(en|ru)(?=\/|$)/i
/** Upper case in the specification, lower case in our links. Both are served, with one canonical URL. */
const FREELY_SPELLED = 'vip'

/**
 * Spelling of the static segments before the first parameter of a path, by the same segments in lower case.
 */
const SPELLINGS = new Map(
  [...screens, ...downloadRoutes, ...resourceRoutes].flatMap(({ path }) => {
    const words = path.split('/')
    const parameter = words.findIndex((word) => /^[:*]/.test(word))
    const fixed = parameter < 0 ? words : words.slice(0, parameter)
    return fixed.map((_word, index): [string, string] => {
      const spelled = fixed.slice(0, index + 1).join('/')
      return [spelled.toLowerCase(), spelled]
    })
  }),
)

/**
 * Redirects each page to one spelling of its path, keeping the query, so that search engines see one page.
 */
export const redirectToOneSpelling: RequestHandler = (request, response, next) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return next()
  const [path = '/', ...query] = request.url.split('?')
  const spelled = toOneSpelling(path)
  if (spelled === path) return next()
  response.set('Cache-Control', 'public, max-age=86400')
  response.redirect(308, [spelled, ...query].join('?'))
}

/**
 * Returns the canonical path: no prefix for Georgian, prefixes in lower case, segments as in the route table,
 * no trailing slash.
 */
function toOneSpelling(path: string): string {
  const withoutGeorgian = path.replace(GEORGIAN_PREFIX, '')
  const [prefix = ''] = OTHER_PREFIX.exec(withoutGeorgian) ?? []
  const words = withoutGeorgian.slice(prefix.length).split('/').filter(Boolean)
  const spelled = [prefix.slice(1).toLowerCase(), ...spellWords(words)].filter(Boolean)
  return `/${spelled.join('/')}`
}

function spellWords(words: readonly string[]): readonly string[] {
  for (let count = words.length; count > 0; count--) {
    const known = SPELLINGS.get(words.slice(0, count).join('/').toLowerCase())
    if (known?.toLowerCase() === FREELY_SPELLED) return words
    if (known !== undefined) return [...known.split('/'), ...words.slice(count)]
  }
  return words
}
