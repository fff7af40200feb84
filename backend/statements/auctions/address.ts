import type { Locale } from '../../dictionaries/words'

/** The auction site's stand-in, below the site's root. */
export const SANDBOX_AUCTION = '/sandbox/auction'

/** A lot on the auction site, in the language of whoever asks. */
export function lotAddress(site: string, id: number, locale: Locale): string {
  return `${site}/${id}?lang=${locale}`
}
