import type { Locale } from '~backend/dictionaries/localized'

/** The auction site's stand-in, below the site's root. */
export const SANDBOX_AUCTION_PATH = '/sandbox/auction'

/** A lot on the auction site, in the language of whoever asks. */
export function toLotUrl(siteUrl: string, id: number, locale: Locale): string {
  return `${siteUrl}/${id}?lang=${locale}`
}
