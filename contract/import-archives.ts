export const MAX_ARCHIVE_BYTES = 200_000_000
export const MAX_ARCHIVE_FILES = 2_000
/** Maximum size of all files of an archive together, unpacked. */
export const MAX_UNPACKED_BYTES = 400_000_000
/** Maximum ratio of unpacked to packed size. Pictures are compressed already. */
export const MAX_ARCHIVE_RATIO = 100
/** Size in bytes up to which a file may have any ratio. */
export const MIN_JUDGED_BYTES = 1_000_000
/** Number of skipped files that an import lists for each archive. */
export const MAX_LISTED_FILES = 100

/** Query parameter of the form that sends an archive. */
export const ARCHIVE_PARAM = 'archive'

/** Reasons to reject a whole archive. */
export const ARCHIVE_ERRORS = [
  'empty',
  'too_large',
  'not_zip',
  'other_format',
  'damaged',
  'encrypted',
  'too_many_files',
  'unpacked_too_large',
  'bomb',
  'confirmed',
] as const
export type ArchiveError = (typeof ARCHIVE_ERRORS)[number]

/** Reasons to skip a file of an archive. */
export const SKIPPED_FILE_REASONS = [
  'no_line',
  'ambiguous',
  'not_a_picture',
  'nested',
  'unsafe_path',
  'empty',
  'too_large',
  'compression',
  'damaged',
  'same',
  'full',
  'import_full',
] as const
export type SkippedFileReason = (typeof SKIPPED_FILE_REASONS)[number]
