/** The page that payers come back to, in any of the three languages. */
const RESULT_PAGE_PATH = /^(\/(en|ru))?\/payment-result\/?$/

/**
 * Where a payer comes back to, with the payment's id; undefined for an address that is not the page of results of our
 * own site. What the caller's address says of the outcome is left out: the page asks what was really paid.
 */
export function parseReturnUrl(
  text: string,
  publicOrigin: string | undefined,
  paymentId: number,
): string | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const isOurs = publicOrigin === undefined || url.origin === new URL(publicOrigin).origin
  if (!isOurs || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined
  if (!RESULT_PAGE_PATH.test(url.pathname)) return undefined
  url.search = new URLSearchParams({ payment_id: String(paymentId) }).toString()
  url.hash = ''
  return url.href
}
