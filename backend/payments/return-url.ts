import { parseUrl } from '~contract/values/url'

const RESULT_PAGE_PATH = /^(\/(en|ru))?\/payment-result\/?$/

/**
 * Parses a return URL; undefined unless it is this site's result page.
 * Outcome parameters are dropped, because the page reads the real state.
 */
export function parseReturnUrl(
  text: string,
  publicOrigin: string | undefined,
  paymentId: number,
): string | undefined {
  const url = parseUrl(text)
  if (!url) return undefined
  const isOurs = publicOrigin === undefined || url.origin === new URL(publicOrigin).origin
  if (!isOurs || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined
  if (!RESULT_PAGE_PATH.test(url.pathname)) return undefined
  url.search = new URLSearchParams({ payment_id: String(paymentId) }).toString()
  url.hash = ''
  return url.href
}
