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

/** Logos are cropped to the central square, covers to the central strip. */
export type PictureKind = (typeof PICTURE_KINDS)[number]

export interface Illustration {
  kind: PictureKind
  seed: string
  /** Encodes the facts of a plan or the mark of a logo. */
  n: number
}
