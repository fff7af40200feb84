import { readCookie } from '~/session/cookies.server'
import { BANNER_PLACES, type BannerPlace } from '~contract/content'

export function readClosedPlaces(cookies: string | null): BannerPlace[] {
  const closed = (readCookie(cookies, 'closedBanners') ?? '').split('.')
  return BANNER_PLACES.filter((place) => closed.includes(place))
}

export function closedBannersCookieValue(cookies: string | null, place: BannerPlace): string {
  const closed = readClosedPlaces(cookies)
  return BANNER_PLACES.filter((one) => one === place || closed.includes(one)).join('.')
}
