export const BANNER_PLACES = ['header', 'footer', 'in_article', 'interscroller'] as const
export type BannerPlace = (typeof BANNER_PLACES)[number]
