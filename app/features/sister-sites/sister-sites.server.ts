import { toHashedImage } from '~/page/hashed-images.server'
import type { FooterContent } from '~/upstream/content.server'

/** Lists the sites of the same company that have a logo. */
export function listSisterSites(footer: FooterContent | undefined): FooterContent['sisters'] {
  return (footer?.sisters ?? []).map((site) => ({ ...site, logo: toHashedImage(site.logo) }))
}
