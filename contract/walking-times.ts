/** Kinds of places for everyday walks. */
export const EVERYDAY_PLACE_KINDS = ['kindergarten', 'school', 'shop', 'park'] as const
export type EverydayPlaceKind = (typeof EVERYDAY_PLACE_KINDS)[number]

export const DESTINATION_KINDS = ['metro', ...EVERYDAY_PLACE_KINDS] as const

/** Maximum walking time shown, in minutes. */
export const MAX_WALKING_MINUTES = 30

/** Maximum walking time measured to a place that a visitor names, in minutes. */
export const MAX_COMPARED_MINUTES = 60

/** Choices for the radius of a walking area, in minutes. */
export const WALKING_AREA_MINUTES = [5, 10, 15, 20] as const
export type WalkingAreaMinutes = (typeof WALKING_AREA_MINUTES)[number]
