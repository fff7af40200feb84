import type { RequestHandler } from 'express'
import onHeaders from 'on-headers'

/**
 * Pages opened from links. Their URLs hold a code that sets a password or an email, creates an account, opens
 * a conversation, a viewing or a comparison, joins a company, confirms listings or changes emails.
 */
const LINK_PAGES = [
  'id/(?:verify|reset|(?:confirm|undo)-email|(?:confirm|stop)-recovery)',
  'invitation',
  'compare/together',
  '(?:conversation|viewings)/[^/]+',
  'still-available',
  '(?:search|price)-emails',
  'unsubscribe',
]
const LINK_PAGE = new RegExp(`^/(?:(?:en|ru)/)?(?:${LINK_PAGES.join('|')})/?$`, 'i')

/**
 * Prevents these pages from being cached and their URLs from being sent as a referrer.
 * Not `no-referrer`: browsers without Sec-Fetch-Site would send forms with the origin "null", which is
 * rejected.
 */
export const keepLinksPrivate: RequestHandler = (request, response, next) => {
  if (LINK_PAGE.test(request.path))
    onHeaders(response, () => {
      response.setHeader('Cache-Control', 'private, no-store')
      response.setHeader('Referrer-Policy', 'strict-origin')
    })
  next()
}
