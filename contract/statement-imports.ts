import type { AccountType } from './accounts'
import type { DraftFieldError } from './statement-drafts'
import { PHOTO_REFUSALS } from './statement-photos'

/** Account types that can import statements from files. */
export const IMPORTING_TYPES = ['agent', 'broker', 'developer'] as const satisfies readonly AccountType[]

export const STATEMENT_IMPORT_PATH = '/account/statements/import'

export const MAX_IMPORT_BYTES = 2_000_000
export const MAX_IMPORT_LINES = 200
/** Maximum number of photos that one file may name. */
export const MAX_IMPORT_PHOTOS = 1_000
export const MAX_PHOTO_URL_LENGTH = 2_000

/** Reasons to reject a whole file. */
export const IMPORT_FILE_ERRORS = [
  'too_large',
  'too_many_lines',
  'empty',
  'encoding',
  'workbook',
  'no_columns',
  'broken',
  'entities',
  'cell_too_long',
  'too_many_columns',
  'too_many_elements',
  'too_deep',
  'too_complex',
  'busy',
] as const
export type ImportFileError = (typeof IMPORT_FILE_ERRORS)[number]

/** Supported encodings. Without a byte order mark, the letters reveal the encoding. */
export const IMPORT_ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1251',
  'windows-1252',
  'ibm866',
  'koi8-r',
] as const
export type ImportEncoding = (typeof IMPORT_ENCODINGS)[number]

export const IMPORT_SEPARATORS = { comma: ',', semicolon: ';', tab: '\t', bar: '|' } as const
export type ImportSeparator = keyof typeof IMPORT_SEPARATORS

/** Programs whose exports have their own columns or values. */
export const IMPORT_PROFILES = ['yrl', 'portal'] as const
export type ImportProfile = (typeof IMPORT_PROFILES)[number]

/** Effect of a confirmation on a line. */
export const LINE_OUTCOMES = ['new', 'changed', 'unchanged', 'in_review', 'wrong'] as const
export type LineOutcome = (typeof LINE_OUTCOMES)[number]

/** Publishes statements whose lines are complete, or leaves all as drafts. */
export const IMPORT_MODES = ['draft', 'publish'] as const
export type ImportMode = (typeof IMPORT_MODES)[number]

/** Reasons for which a photo of a line was not added, besides those of an uploaded photo. */
export const IMPORT_PHOTO_FAILURES = [
  ...PHOTO_REFUSALS,
  'address',
  'redirects',
  'unreachable',
  'slow',
  'refused',
  'no_draft',
  'left_out',
] as const
export type ImportPhotoFailure = (typeof IMPORT_PHOTO_FAILURES)[number]

/** Errors of a cell, besides those of its field. */
const CELL_ERRORS = [
  'option',
  'place',
  'address',
  'other_city',
  'unproven',
  'repeated',
  'too_many_cells',
  'conflict',
  'rounded',
  'cell_error',
  'unusual_price',
  'photo_url',
  'too_many_photos',
] as const
export const LINE_ERRORS = [
  ...([
    'missing',
    'unchosen',
    'unsuited',
    'number',
    'currency',
    'unit',
    'per_area',
    'unclear',
    'whole',
    'decimals',
    'min',
    'max',
    'too_long',
    'phone',
    'floor',
  ] as const satisfies readonly DraftFieldError['error'][]),
  ...CELL_ERRORS,
] as const
export type LineErrorKind = (typeof LINE_ERRORS)[number]
