import { type AllowedOrigins, toAllowedUrl, toHref } from '~/http/allowed-url'

/** The buttons that lead to a partner, by the names under which its page counts them. */
export const PARTNER_CAMPAIGNS = ['calculator_button', 'info_button'] as const
export type PartnerCampaign = (typeof PARTNER_CAMPAIGNS)[number]

/**
 * The page of a partner with the marks that tell it where the visitor comes from; undefined when it is none that the
 * visitor may be sent to: only our own pages and the sites that the operator has named.
 */
export function toPartnerUrl(
  partnerUrl: string | undefined,
  sites: AllowedOrigins,
  campaign?: PartnerCampaign,
): string | undefined {
  const url = toAllowedUrl(partnerUrl, sites)
  if (!url) return undefined
  if (campaign) {
    url.searchParams.set('utm_source', new URL(sites.own).host)
    url.searchParams.set('utm_medium', 'referral')
    url.searchParams.set('utm_campaign', campaign)
  }
  return toHref(url, sites.own)
}
