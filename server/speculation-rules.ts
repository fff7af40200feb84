import type { RequestHandler } from 'express'
import { savesData } from '~/session/visitor.server'

const RULES_PATH = '/speculation-rules.json'

/** Paths that act, sign in or are personal; never prefetched. */
const EXCLUDED_PATHS = ['/do/*', '/auth*', '/*/auth*', '/sandbox/*', '/account*', '/*/account*']
/**
 * Paths whose request counts a view; never prefetched. A prefetched page is shown without another request, so
 * its view would be lost. A finger that scrolls presses links, so a prefetch is not a view.
 */
const COUNTED_PATHS = withLanguages('/udzravi-qoneba*', '/statements/*', '/br/*', '/d/*', '/compare*')
/** Paths whose request remembers a search. */
const SEARCH_PATHS = withLanguages('/s', '/s/*', '/s?*')

/** Prefetches pages on hover; searches only on press, when opening is certain. */
const rules = {
  prefetch: [
    { where: matchLinks({ not: { href_matches: SEARCH_PATHS } }), eagerness: 'moderate' },
    { where: matchLinks({ href_matches: SEARCH_PATHS }), eagerness: 'conservative' },
  ],
}

function withLanguages(...paths: string[]): string[] {
  return paths.flatMap((path) => [path, `/*${path}`])
}

function matchLinks(which: object) {
  return {
    and: [
      { href_matches: '/*' },
      which,
      { not: { href_matches: [...EXCLUDED_PATHS, ...COUNTED_PATHS] } },
      { not: { selector_matches: '[rel~=nofollow], [target=_blank]' } },
    ],
  }
}

/** Sends the rules as a header and serves them as a file, as the policy forbids inline rules. */
export const speculationRules: RequestHandler = (request, response, next) => {
  if (request.path === RULES_PATH) {
    response.set('Cache-Control', 'public, max-age=86400').type('application/speculationrules+json')
    response.send(JSON.stringify(rules))
    return
  }
  if (!savesData(request.get('save-data'))) response.set('Speculation-Rules', `"${RULES_PATH}"`)
  next()
}
