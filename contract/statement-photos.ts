export const MAX_PHOTOS = 40
export const MAX_PHOTO_BYTES = 20_000_000
/** Files of one form. Photos above the maximum of a statement are refused one by one. */
export const MAX_SENT_PHOTOS = 2 * MAX_PHOTOS
/** Scripts send a photo in parts, so that a line that breaks costs no more than one. */
export const MAX_PHOTO_PART_BYTES = 500_000
/** The name of the file as its sender has it, percent-encoded: nobody sees it, but a review looks for numbers in it. */
export const PHOTO_NAME_HEADER = 'x-photo-name'
/** Where they send them; the query names the draft. */
export const PHOTO_PART_PATH = '/do/photo-part'
/** Media types that file pickers offer; the content alone decides whether a file is taken. */
export const PHOTO_MEDIA_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/heic',
  'image/heif',
  'image/gif',
]
/** A small file may decompress to more than fits into memory; phones take up to 50. */
export const MAX_PHOTO_MEGAPIXELS = 60
/** The smaller side, in pixels. */
export const MIN_PHOTO_SIDE = 200
export const MAX_CAPTION_LENGTH = 120

export const PHOTO_KINDS = ['photo', 'plan', 'view'] as const
export type PhotoKind = (typeof PHOTO_KINDS)[number]

/** What its owner says of a photo, by the photo's path. */
export type PhotoNotes = Record<string, { caption: string; kind: PhotoKind }>

/** Shortcomings of accepted photos. */
export const PHOTO_WARNINGS = ['small', 'narrow', 'dark', 'similar'] as const
export type PhotoWarning = (typeof PHOTO_WARNINGS)[number]

/** Why a file is not taken. */
export const PHOTO_REFUSALS = [
  'too_large',
  'empty',
  'not_a_picture',
  'damaged',
  'too_many_pixels',
  'too_small',
  'same',
  'full',
] as const
export type PhotoRefusal = (typeof PHOTO_REFUSALS)[number]

/** What a sender is told of a photo; the last three may be tried again. */
export const PHOTO_FAILURES = [...PHOTO_REFUSALS, 'failed', 'too_often', 'too_slow'] as const
export type PhotoFailure = (typeof PHOTO_FAILURES)[number]

/** `place` moves a photo to a position, counted from 0. */
export const PHOTO_OPERATIONS = ['main', 'earlier', 'later', 'place', 'delete'] as const
export type PhotoOperation = (typeof PHOTO_OPERATIONS)[number]
