import type { RequestHandler } from 'express'

const RULES_PATH = '/speculation-rules.json'

/** Addresses that act, sign in or are one's own are never fetched ahead. */
const EXCLUDED_PATHS = ['/do/*', '/auth*', '/*/auth*', '/sandbox/*', '/account*', '/*/account*']
/** Opening one of these is counted or remembered: a look at a statement, a last search. */
const COUNTED_PATHS = ['/s', '/s/*', '/s?*', '/udzravi-qoneba*', '/statements/*'].flatMap((path) => [
  path,
  `/*${path}`,
])

/**
 * Same-site pages are fetched when a finger comes near a link; those that count who opens them only when it is being
 * pressed, so that what is fetched is opened.
 */
const rules = {
  prefetch: [
    { where: matchLinks({ not: { href_matches: COUNTED_PATHS } }), eagerness: 'moderate' },
    { where: matchLinks({ href_matches: COUNTED_PATHS }), eagerness: 'conservative' },
  ],
}

function matchLinks(which: object) {
  return {
    and: [
      { href_matches: '/*' },
      which,
      { not: { href_matches: EXCLUDED_PATHS } },
      { not: { selector_matches: '[rel~=nofollow], [target=_blank]' } },
    ],
  }
}

/** Names the rules in a header, since a strict policy forbids inline ones, and serves them. */
export const speculationRules: RequestHandler = (request, response, next) => {
  if (request.path === RULES_PATH) {
    response.set('Cache-Control', 'public, max-age=86400').type('application/speculationrules+json')
    response.send(JSON.stringify(rules))
    return
  }
  if (request.get('save-data')?.toLowerCase() !== 'on') response.set('Speculation-Rules', `"${RULES_PATH}"`)
  next()
}
