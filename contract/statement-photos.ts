export const MAX_PHOTOS = 40
export const MAX_PHOTO_BYTES = 20_000_000
/** Maximum files of one form. Photos above the maximum of a statement are rejected one by one. */
export const MAX_SENT_PHOTOS = 2 * MAX_PHOTOS
/** Maximum size of an upload part: a broken connection loses no more than one. */
export const MAX_PHOTO_PART_BYTES = 500_000
/** Header with the percent-encoded file name. It is not displayed; reviews check it for phone numbers. */
export const PHOTO_NAME_HEADER = 'x-photo-name'
/** Path for upload parts; the query names the draft. */
export const PHOTO_PART_PATH = '/do/photo-part'
/** Media types offered by file pickers. Uploads are judged by their content. */
export const PHOTO_MEDIA_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/heic',
  'image/heif',
  'image/gif',
]
/** Maximum megapixels, because a small file may decompress to more than the memory; phones take up to 50. */
export const MAX_PHOTO_MEGAPIXELS = 60
/** Minimum length of the shorter side, in pixels. */
export const MIN_PHOTO_SIDE = 200
export const MAX_CAPTION_LENGTH = 120

export const PHOTO_KINDS = ['photo', 'plan', 'view'] as const
export type PhotoKind = (typeof PHOTO_KINDS)[number]

/** Captions and kinds, by path of the photo. */
export type PhotoNotes = Record<string, { caption: string; kind: PhotoKind }>

/** Minutes in which removing a photo can be undone. */
export const PHOTO_UNDO_MINUTES = 60

/** Shortcomings of accepted photos. */
export const PHOTO_WARNINGS = ['small', 'narrow', 'dark', 'similar'] as const
export type PhotoWarning = (typeof PHOTO_WARNINGS)[number]

/** Reasons to reject a file. */
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

/** Reasons of a failed upload; the last three can be retried. */
export const PHOTO_FAILURES = [...PHOTO_REFUSALS, 'failed', 'too_often', 'too_slow'] as const
export type PhotoFailure = (typeof PHOTO_FAILURES)[number]

/**
 * Operations on a photo; `place` moves it to a position, counted from 0, `rotate` turns it clockwise by 90
 * degrees, and `restore` undoes `delete`.
 */
export const PHOTO_OPERATIONS = ['main', 'earlier', 'later', 'place', 'rotate', 'delete', 'restore'] as const
export type PhotoOperation = (typeof PHOTO_OPERATIONS)[number]
