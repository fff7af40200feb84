/** Kinds of geocoded places. The point of a street, for example, is its middle. */
export const PRECISIONS = ['house', 'street', 'urban', 'district', 'city'] as const
export type Precision = (typeof PRECISIONS)[number]
