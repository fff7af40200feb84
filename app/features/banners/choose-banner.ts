import { withoutLanguagePrefix } from '~/i18n/languages'
import type { Banner } from '~/upstream/banners.server'
import { BANNER_PLACES, type BannerPlace } from '~contract/content'

/** Rotation interval from the specification, in milliseconds. */
export const ROTATION_MS = 30_000

/** Places of the layout whose advertisements a place must not repeat. */
const PLACES_BESIDE: Partial<Record<BannerPlace, readonly BannerPlace[]>> = {
  in_article: ['header', 'footer'],
}

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
  const fitting = banners.filter(
    (banner) => banner.place === place && banner.type !== 'vast' && !(path && leadsTo(banner, path)),
  )
  const others = (PLACES_BESIDE[place] ?? []).flatMap(
    (other) => chooseBanner(banners, other, { now, path })?.content ?? [],
  )
  const different = fitting.filter(({ content }) => !others.some((other) => isSameTarget(content, other)))
  const ours = different.length > 0 ? different : fitting
  const shown = ours.findIndex(({ id }) => id === after)
  // Places of one page are a step apart, so that they rarely show the same advertisement.
  const period = Math.floor(now / ROTATION_MS) + BANNER_PLACES.indexOf(place)
  const position = shown < 0 ? period : shown + 1
  return ours[position % ours.length]
}

/** Returns true for an advertisement of the current page, or of the service being ordered. */
function leadsTo({ content }: Banner, path: string): boolean {
  const page = withoutLanguagePrefix(path).toLowerCase()
  return listTargets(content).some((target) => page === target || page.startsWith(`${target}/`))
}

function isSameTarget(content: string, other: string): boolean {
  const targets = listTargets(other)
  return listTargets(content).some((target) => targets.includes(target))
}

/** Returns the paths of this site that an advertisement links to, without their language. */
function listTargets(content: string): string[] {
  return [...content.matchAll(/href="(\/[^"?#]*)/g)]
    .map(([, href = '']) => withoutLanguagePrefix(href).toLowerCase())
    .filter((target) => target.length > 1)
}

/** Pages that the specification keeps free of a banner in the header. */
const SERVICE_PATH =
  /^\/(shefaseba|azomva|check-real-estate|booking-service|facebook|vip|3d-turi|photo-tour)(\/|$)/i

export function canShowHeaderBanner(pathname: string): boolean {
  return !SERVICE_PATH.test(withoutLanguagePrefix(pathname))
}

/** Pages outside the layouts with banners: the account, the desk and signing in. */
const PRIVATE_PATH = /^\/(account|desk|auth|id)(\/|$)/i

export function canShowBanners({ pathname }: URL): boolean {
  return !PRIVATE_PATH.test(withoutLanguagePrefix(pathname))
}
