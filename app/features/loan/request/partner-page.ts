/** The buttons that lead to a partner, by the names under which its page counts them. */
export const campaigns = ['calculator_button', 'info_button'] as const
export type Campaign = (typeof campaigns)[number]

/**
 * The page of a partner with the marks that tell it where the visitor comes from; undefined when it is none that the
 * visitor may be sent to: only our own pages and the sites that the operator has named.
 */
export function partnerPage(
  page: string | undefined,
  { own, partners }: { own: string; partners: readonly string[] },
  campaign?: Campaign,
): string | undefined {
  const url = page && URL.canParse(page, own) ? new URL(page, own) : undefined
  if (!url || ![own, ...partners].includes(url.origin) || url.username || url.password) return undefined
  if (campaign) {
    url.searchParams.set('utm_source', new URL(own).host)
    url.searchParams.set('utm_medium', 'referral')
    url.searchParams.set('utm_campaign', campaign)
  }
  return url.origin === own ? url.pathname + url.search + url.hash : url.href
}
