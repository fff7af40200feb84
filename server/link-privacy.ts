import type { RequestHandler } from 'express'
import onHeaders from 'on-headers'

/** Pages of links in e-mails, whose URLs hold a code that sets a password or makes an account. */
const LINK_PAGE = /^\/(?:(?:en|ru)\/)?id\/(?:verify|reset)\/?$/i

/**
 * No copy of such a page is stored, and no request tells its URL. `no-referrer` would make browsers without
 * Sec-Fetch-Site send their forms with the origin "null", which is refused.
 */
export const keepLinksPrivate: RequestHandler = (request, response, next) => {
  if (LINK_PAGE.test(request.path))
    onHeaders(response, () => {
      response.setHeader('Cache-Control', 'private, no-store')
      response.setHeader('Referrer-Policy', 'strict-origin')
    })
  next()
}
