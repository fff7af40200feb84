export const TBILISI_ID = 1

export const PLACE_KINDS = ['city', 'district', 'urban', 'street', 'metro'] as const
export type PlaceKind = (typeof PLACE_KINDS)[number]

/** Minimum characters before streets are suggested. A street with a shorter name cannot be added. */
export const MIN_STREET_NAME_LENGTH = 4

/** Precision of a geocoded point. For a street, for example, it is the middle. */
export const PRECISIONS = ['house', 'street', 'urban', 'district', 'city'] as const
export type Precision = (typeof PRECISIONS)[number]
