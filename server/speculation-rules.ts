import type { RequestHandler } from 'express'

const PATH = '/speculation-rules.json'

/** Same-site pages are fetched when a finger comes near a link; never addresses that act or sign in. */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: { href_matches: ['/do/*', '/auth*', '/*/auth*', '/sandbox/*', '/account*', '/*/account*'] },
          },
          { not: { selector_matches: '[rel~=nofollow], [target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

/** Names the rules in a header, since a strict policy forbids inline ones, and serves them. */
export const speculationRules: RequestHandler = (request, response, next) => {
  if (request.path === PATH) {
    response.set('Cache-Control', 'public, max-age=86400').type('application/speculationrules+json')
    response.send(JSON.stringify(rules))
    return
  }
  if (request.get('save-data')?.toLowerCase() !== 'on') response.set('Speculation-Rules', `"${PATH}"`)
  next()
}
