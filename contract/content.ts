export const BADGE_TYPES = ['button', 'point'] as const
export type BadgeType = (typeof BADGE_TYPES)[number]
