export const BADGE_TYPES = ['button', 'point'] as const
export type BadgeType = (typeof BADGE_TYPES)[number]

export const BANNER_PLACES = ['header', 'footer', 'in_article', 'interscroller'] as const
export type BannerPlace = (typeof BANNER_PLACES)[number]
