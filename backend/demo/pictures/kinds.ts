/** Drawn kinds. Logos are cropped to the central square, covers to the central strip. */
export const DRAWN_KINDS = [
  'new',
  'panel',
  'old',
  'tuff',
  'house',
  'shop',
  'hotel',
  'land',
  'plan',
  'logo',
  'cover',
] as const
export type DrawnKind = (typeof DRAWN_KINDS)[number]

/** Kinds rendered from the scenes of the tour (`tools/tour-renderer/stills`). */
const STILL_KINDS = [
  'living',
  'lounge',
  'studio',
  'bedroom',
  'nursery',
  'kitchen',
  'bathroom',
  'balcony',
  'office',
  'salesroom',
  'storeroom',
] as const
export type StillKind = (typeof STILL_KINDS)[number]

export const PICTURE_KINDS = [...DRAWN_KINDS, ...STILL_KINDS] as const
export type PictureKind = DrawnKind | StillKind

export interface Illustration {
  kind: PictureKind
  /** Seed of a drawing, or style of a still. */
  seed: string
  /** Encodes the facts of a plan, the symbol of a logo, or the view and colours of a still. */
  n: number
}

export const isStillKind = (kind: PictureKind): kind is StillKind =>
  (STILL_KINDS as readonly string[]).includes(kind)
