import { Router } from 'express'

const DAY_MS = 86_400_000
/** RFC 9116 recommends less than a year. */
const SECURITY_CONTACT_DAYS = 180

interface WellKnownOptions {
  /** True if our own backend keeps the accounts. */
  hasOwnAccounts: boolean
  /** Login site of an operator. */
  authUrl: string | undefined
  supportEmail: string | undefined
}

/** Serves addresses that browsers, password managers and security researchers expect of every site. */
export function wellKnownRoutes({ hasOwnAccounts, authUrl, supportEmail }: WellKnownOptions): Router {
  return (
    Router({ strict: true })
      // https://w3c.github.io/webappsec-change-password-url/
      .get('/.well-known/change-password', (_request, response) =>
        response
          .set('Cache-Control', 'no-store')
          .redirect(303, hasOwnAccounts ? '/id/password' : (authUrl ?? '/auth')),
      )
      .get(['/.well-known/security.txt', '/security.txt'], (request, response, next) => {
        if (request.path === '/security.txt') return response.redirect(308, '/.well-known/security.txt')
        if (!supportEmail) return next()
        const expires = new Date(Date.now() + SECURITY_CONTACT_DAYS * DAY_MS).toISOString()
        const lines = [
          `Contact: mailto:${supportEmail}`,
          `Expires: ${expires}`,
          'Preferred-Languages: ka, en, ru',
        ]
        response
          .set('Cache-Control', 'public, max-age=86400')
          .type('text')
          .send(`${lines.join('\n')}\n`)
      })
      .get('/apple-touch-icon-precomposed.png', (request, _response, next) => {
        request.url = '/apple-touch-icon.png'
        next()
      })
  )
}

/** Extensions of files that scanners and browsers request unprompted. Our pages have no extension. */
const FILE =
  /\.(?:[ajc]?sp[x]?|bak|cgi|css|env|gif|git|gz|html?|ico|ini|jpe?g|js|json|jsp|log|m?js|map|php\d?|png|sql|svg|txt|webp|woff2?|xml|ya?ml|zip)$/i
/** Files that routes render. */
const MADE_FILE =
  /^\/(?:(?:robots\.txt|sitemap\.xml|sitemaps\/[^/]+|badge-colors\.css|speculation-rules\.json|__manifest)$|(?:pictures|sandbox|operator|messages|callbacks|data|account|desk|adverts)\/|(?:(?:en|ru)\/)?(?:feed\.json|ranking\.json|quality\.json|og\/|account\/|desk\/))/i

/** Returns true for a file that we do not have, whose response need not be a page. */
export const isMissingFile = (path: string): boolean =>
  (FILE.test(path) || /\/\.(?!well-known\/)/.test(path)) && !MADE_FILE.test(path)
