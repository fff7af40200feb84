/** What people walk to every day. */
export const EVERYDAY_PLACE_KINDS = ['kindergarten', 'school', 'shop', 'park'] as const
export type EverydayPlaceKind = (typeof EVERYDAY_PLACE_KINDS)[number]

export const DESTINATION_KINDS = ['metro', ...EVERYDAY_PLACE_KINDS] as const

/** Longer walks are not told. */
export const MAX_WALKING_MINUTES = 30

/** How many minutes an area on foot may reach. */
export const WALKING_AREA_MINUTES = [5, 10, 15, 20] as const
export type WalkingAreaMinutes = (typeof WALKING_AREA_MINUTES)[number]
