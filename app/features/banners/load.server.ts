import type { AppLoadContext } from '@remix-run/node'
import { safeBanner } from '../../http/safe-html.server'
import type { Visitor } from '../../http/visitor.server'
import { type Banner, type BannerPlace, banners } from '../../upstream/banners.server'
import { bannerFor, type ShownBanner, takesBanners, takesHeaderBanner } from './choose'
import { closedPlaces } from './closed.server'

/** The banner of a place in a page; none in light mode, where it was closed, and when there are none to be had. */
export async function loadBanner(
  visitor: Visitor,
  request: Request,
  place: BannerPlace,
): Promise<ShownBanner | undefined> {
  if (visitor.light || closedPlaces(request.headers.get('cookie')).includes(place)) return undefined
  const all = await visitor.optional('banners', visitor.reference(banners))
  return all && shown(bannerFor(all, place))
}

/** Whose turn it is after a banner that has been shown. */
export async function nextBanner(
  visitor: Visitor,
  place: BannerPlace,
  after: number,
): Promise<ShownBanner | undefined> {
  return shown(bannerFor(await visitor.reference(banners), place, { after }))
}

function shown(banner: Banner | undefined): ShownBanner | undefined {
  return banner && { id: banner.id, html: safeBanner(banner.content) }
}

/** The banners around a page. */
export async function loadFrameBanners(
  visitor: Visitor,
  request: Request,
): Promise<{ header?: ShownBanner; footer?: ShownBanner }> {
  const url = new URL(request.url)
  if (!takesBanners(url)) return {}
  const [header, footer] = await Promise.all([
    takesHeaderBanner(url.pathname) ? loadBanner(visitor, request, 'header') : undefined,
    loadBanner(visitor, request, 'footer'),
  ])
  return { ...(header && { header }), ...(footer && { footer }) }
}

/** Who is asked for a film that advertises, in the language of the page; nobody in light mode. */
export function filmAddress(visitor: Visitor, { site }: AppLoadContext): string | undefined {
  if (visitor.light || !site.vastUrl) return undefined
  return site.vastUrl.startsWith('/') ? `${site.vastUrl}?locale=${visitor.language}` : site.vastUrl
}
