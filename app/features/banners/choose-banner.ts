import { withoutLanguagePrefix } from '~/i18n/languages'
import type { Banner } from '~/upstream/banners.server'
import type { BannerPlace } from '~contract/banners'

/** From the specification, in milliseconds. */
export const ROTATION_MS = 30_000

/** Returns the banner after the one shown before; without one, the time decides. */
export function chooseBanner(
  banners: readonly Banner[],
  place: BannerPlace,
  { after, now = Date.now() }: { after?: number | undefined; now?: number } = {},
): Banner | undefined {
  const ours = banners.filter((banner) => banner.place === place && banner.type === 'html')
  const shown = ours.findIndex(({ id }) => id === after)
  const position = shown < 0 ? Math.floor(now / ROTATION_MS) : shown + 1
  return ours[position % ours.length]
}

/** Pages the specification keeps free of a banner. */
const SERVICE_PATH =
  /^\/(shefaseba|azomva|check-real-estate|booking-service|facebook|vip|3d-turi|photo-tour)(\/|$)/i

export function canShowHeaderBanner(pathname: string): boolean {
  return !SERVICE_PATH.test(withoutLanguagePrefix(pathname))
}

/** Payment, order and account pages have no advertisements. */
const PRIVATE_PATH = /^\/(account|payment-result|auth|\w[\w-]*\/\w+View)(\/|$)/i

/** The movable map takes the whole window. */
export function canShowBanners({ pathname, searchParams }: URL): boolean {
  return searchParams.get('view') !== 'map' && !PRIVATE_PATH.test(withoutLanguagePrefix(pathname))
}
