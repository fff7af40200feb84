/** Drawn kinds. Logos are cropped to the central square. */
export const DRAWN_KINDS = ['plan', 'site', 'logo'] as const
export type DrawnKind = (typeof DRAWN_KINDS)[number]

/** Kinds rendered from the scenes of the tour (`tools/tour-renderer/stills`). */
const INDOOR_KINDS = [
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
export type IndoorKind = (typeof INDOOR_KINDS)[number]

/** Kinds rendered from `tools/tour-renderer/outdoors`. Covers of companies are cropped from a `view`. */
export const OUTDOOR_KINDS = [
  'new',
  'panel',
  'old',
  'tuff',
  'house',
  'yard',
  'shop',
  'warehouse',
  'hotel',
  'land',
  'view',
] as const
export type OutdoorKind = (typeof OUTDOOR_KINDS)[number]

export type StillKind = IndoorKind | OutdoorKind

export const PICTURE_KINDS = [...DRAWN_KINDS, ...INDOOR_KINDS, ...OUTDOOR_KINDS, 'tour'] as const
export type PictureKind = (typeof PICTURE_KINDS)[number]

export interface Illustration {
  kind: PictureKind
  /** Seed of a drawing, style of a still, or room of the tour. */
  seed: string
  /** Encodes the facts of a plan, the symbol of a logo, or the view and colours of a still. */
  n: number
}

const includes = (kinds: readonly string[], kind: PictureKind) => kinds.includes(kind)

export const isOutdoorKind = (kind: PictureKind): kind is OutdoorKind => includes(OUTDOOR_KINDS, kind)

export const isStillKind = (kind: PictureKind): kind is StillKind =>
  isOutdoorKind(kind) || includes(INDOOR_KINDS, kind)

export const isDrawnKind = (kind: PictureKind): kind is DrawnKind => includes(DRAWN_KINDS, kind)
