import { type AllowedOrigins, toAllowedUrl, toHref } from '~/http/allowed-url'

/** Buttons that lead to a partner, with the campaign names that its analytics count. */
export type PartnerCampaign = 'calculator_button' | 'info_button'

/**
 * Adds the campaign parameters to a partner's URL; undefined unless it is our own page or a site the operator
 * allowed.
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
