import { allowedPage, hrefOf, type Sites } from '../../../http/allowed-page'

/** The buttons that lead to a partner, by the names under which its page counts them. */
export const campaigns = ['calculator_button', 'info_button'] as const
export type Campaign = (typeof campaigns)[number]

/**
 * The page of a partner with the marks that tell it where the visitor comes from; undefined when it is none that the
 * visitor may be sent to: only our own pages and the sites that the operator has named.
 */
export function partnerPage(page: string | undefined, sites: Sites, campaign?: Campaign): string | undefined {
  const url = allowedPage(page, sites)
  if (!url) return undefined
  if (campaign) {
    url.searchParams.set('utm_source', new URL(sites.own).host)
    url.searchParams.set('utm_medium', 'referral')
    url.searchParams.set('utm_campaign', campaign)
  }
  return hrefOf(url, sites.own)
}
