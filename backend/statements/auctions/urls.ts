import type { Locale } from '~backend/dictionaries/localized'

/** A local stand-in for the auction site. */
export const SANDBOX_AUCTION_PATH = '/sandbox/auction'

export function toLotUrl(siteUrl: string, id: number, locale: Locale): string {
  return `${siteUrl}/${id}?lang=${locale}`
}
