export const TBILISI_ID = 1

export const PLACE_KINDS = ['city', 'district', 'urban', 'street', 'metro'] as const
export type PlaceKind = (typeof PLACE_KINDS)[number]

/** Letters from which on streets are suggested; no shorter name can be added. */
export const MIN_STREET_NAME_LENGTH = 4
