import { withoutLanguagePrefix } from '~/i18n/languages'
import type { Banner } from '~/upstream/banners.server'
import type { BannerPlace } from '~contract/banners'

/** Rotation interval from the specification, in milliseconds. */
export const ROTATION_MS = 30_000

/** Returns the banner after the one shown before; for the first one, the time decides. */
export function chooseBanner(
  banners: readonly Banner[],
  place: BannerPlace,
  {
    after,
    now = Date.now(),
    path,
  }: { after?: number | undefined; now?: number; path?: string | undefined } = {},
): Banner | undefined {
  const ours = banners.filter(
    (banner) => banner.place === place && banner.type !== 'vast' && !(path && leadsTo(banner, path)),
  )
  const shown = ours.findIndex(({ id }) => id === after)
  const position = shown < 0 ? Math.floor(now / ROTATION_MS) : shown + 1
  return ours[position % ours.length]
}

/** Returns true for an advertisement of the current page, or of the service being ordered. */
function leadsTo({ content }: Banner, path: string): boolean {
  const page = withoutLanguagePrefix(path).toLowerCase()
  return [...content.matchAll(/href="(\/[^"?#]*)/g)].some(([, href = '']) => {
    const target = withoutLanguagePrefix(href).toLowerCase()
    return target.length > 1 && (page === target || page.startsWith(`${target}/`))
  })
}

/** Pages with their own banner between paragraphs. */
const PATH_WITH_BANNER = /^\/(udzravi-qoneba\/[^/]+\/[^/]+|statements\/[^/]+|blogi?\/[^/]+)\/?$/i

/** Pages that the specification keeps free of banners. */
const SERVICE_PATH =
  /^\/(shefaseba|azomva|check-real-estate|booking-service|facebook|vip|3d-turi|photo-tour)(\/|$)/i

export function canShowHeaderBanner(pathname: string): boolean {
  return !SERVICE_PATH.test(withoutLanguagePrefix(pathname))
}

/** Pages without advertisements: payments, orders, accounts, sign-in and the desk. */
const PRIVATE_PATH = /^\/(account|desk|payment-result|auth|id|\w[\w-]*\/\w+View)(\/|$)/i

export function canShowBanners({ pathname }: URL): boolean {
  const path = withoutLanguagePrefix(pathname)
  return !PRIVATE_PATH.test(path) && !PATH_WITH_BANNER.test(path)
}
