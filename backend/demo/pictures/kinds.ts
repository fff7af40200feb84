export const PICTURE_KINDS = [
  'new',
  'panel',
  'old',
  'tuff',
  'house',
  'shop',
  'hotel',
  'land',
  'living',
  'bedroom',
  'kitchen',
  'bathroom',
  'balcony',
  'plan',
  'logo',
  'cover',
] as const

/** What a picture shows; a logo is drawn to be cut to the square in its middle, a cover to the strip there. */
export type PictureKind = (typeof PICTURE_KINDS)[number]

/** One picture of a statement. */
export interface Illustration {
  kind: PictureKind
  /** Small letters and digits; one seed for all pictures of a statement. */
  seed: string
  /** Tells pictures of one kind apart; of a plan, `planNumber`; of a logo, which mark it is. */
  n: number
}
