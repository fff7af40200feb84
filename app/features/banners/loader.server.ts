import type { AppLoadContext } from '@remix-run/node'
import type { ShownBanner } from '~/page/layout-data'
import { sanitizeBanner } from '~/page/sanitize-html.server'
import type { Visitor } from '~/session/visitor.server'
import { type Banner, banners } from '~/upstream/banners.server'
import type { BannerPlace } from '~contract/content'
import { toBannerHtml } from './banner-html'
import { canShowBanners, canShowHeaderBanner, chooseBanner } from './choose-banner'
import { readClosedPlaces } from './closed-banners-cookie.server'

/** Returns the banner; undefined in light mode, after closing, and if the place has none. */
export async function loadBanner(
  visitor: Visitor,
  request: Request,
  place: BannerPlace,
): Promise<ShownBanner | undefined> {
  if (visitor.lightMode || readClosedPlaces(request.headers.get('cookie')).includes(place)) return undefined
  const all = await visitor.optional('banners', visitor.cachedCall(banners))
  return all && toShownBanner(chooseBanner(all, place, { path: new URL(request.url).pathname }))
}

export async function loadNextBanner(
  visitor: Visitor,
  place: BannerPlace,
  shown: { after: number; path: string | undefined },
): Promise<ShownBanner | undefined> {
  return toShownBanner(chooseBanner(await visitor.cachedCall(banners), place, shown))
}

/** Sanitized banners by upstream banner, which is the same object as long as it is cached. */
const shownBanners = new WeakMap<Banner, ShownBanner>()

function toShownBanner(banner: Banner | undefined): ShownBanner | undefined {
  if (!banner) return undefined
  const shown = shownBanners.get(banner) ?? { id: banner.id, html: sanitizeBanner(toBannerHtml(banner)) }
  shownBanners.set(banner, shown)
  return shown
}

export async function loadLayoutBanners(
  visitor: Visitor,
  request: Request,
): Promise<{ header?: ShownBanner; footer?: ShownBanner }> {
  const url = new URL(request.url)
  if (!canShowBanners(url)) return {}
  const [header, footer] = await Promise.all([
    canShowHeaderBanner(url.pathname) ? loadBanner(visitor, request, 'header') : undefined,
    loadBanner(visitor, request, 'footer'),
  ])
  return { ...(header && { header }), ...(footer && { footer }) }
}

/** Returns the VAST URL in the page's language; undefined in light mode. */
export function getVideoAdUrl(visitor: Visitor, { site }: AppLoadContext): string | undefined {
  if (visitor.lightMode || !site.vastUrl) return undefined
  return site.vastUrl.startsWith('/') ? `${site.vastUrl}?locale=${visitor.language}` : site.vastUrl
}
