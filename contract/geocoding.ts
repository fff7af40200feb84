/** Precision of a geocoded point. For a street, for example, it is the middle. */
export const PRECISIONS = ['house', 'street', 'urban', 'district', 'city'] as const
export type Precision = (typeof PRECISIONS)[number]
