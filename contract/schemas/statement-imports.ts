import { z } from 'zod'
import { ARCHIVE_ERRORS, SKIPPED_FILE_REASONS } from '../import-archives'
import {
  IMPORT_ENCODINGS,
  IMPORT_FILE_ERRORS,
  IMPORT_PHOTO_FAILURES,
  IMPORT_PROFILES,
  IMPORT_SEPARATORS,
  type ImportSeparator,
  LINE_ERRORS,
  LINE_OUTCOMES,
} from '../statement-imports'
import { id } from './primitives'
import { rowsOf } from './rows'

const LineError = z.object({
  /** Heading in the file; empty if no column has the value. */
  column: z.string(),
  /** Field of a draft, `external_id` or `district`; empty for the whole line. */
  field: z.string(),
  error: z.enum(LINE_ERRORS),
  /** Exceeded limit. */
  bound: z.number().nullish(),
  /** Text of the cell. */
  text: z.string(),
})

export const ImportLine = z.object({
  /** Number of the line in the file, from 1. */
  line: z.number().int().positive(),
  external_id: z.string(),
  outcome: z.enum(LINE_OUTCOMES),
  /** Id of the statement that the line changes. */
  statement_id: id.nullish(),
  /** True if all fields required for publishing are present. */
  is_complete: z.boolean(),
  /** Draft values by field, without descriptions. */
  values: z.record(z.string(), z.string()),
  /** Number of photos that the line names. */
  photos: z.number().int().default(0),
  errors: rowsOf(LineError),
})

/** Detected format of a file, shown so that its sender can explain odd columns and letters. */
const ImportReading = z.object({
  format: z.enum(['csv', 'xml']),
  encoding: z.enum(IMPORT_ENCODINGS),
  /** Separator of a table. */
  separator: z.enum(Object.keys(IMPORT_SEPARATORS) as ImportSeparator[]).nullish(),
  /** Program that probably exported the file. */
  profile: z.enum(IMPORT_PROFILES).nullish(),
  /** Headings in file order, each with the field that it maps to. */
  columns: rowsOf(z.object({ heading: z.string(), field: z.string().nullish() })),
})
export type ImportReading = z.input<typeof ImportReading>

/** Result of a confirmed import. */
const ImportResult = z.object({
  drafts: z.number().int(),
  published: z.number().int(),
  in_review: z.number().int(),
  unchanged: z.number().int(),
  left_out: z.number().int(),
  /** Lines that are published once their photos are there. */
  awaiting_photos: z.number().int().default(0),
})

/** Photos of the lines of a confirmed import. */
const ImportPhotos = z.object({
  waiting: z.number().int(),
  added: z.number().int(),
  failed: rowsOf(
    z.object({
      line: z.number().int().positive(),
      source: z.string(),
      failure: z.enum(IMPORT_PHOTO_FAILURES),
      /** Draft of the line, if it has one. */
      draft_id: z.uuid().nullish(),
      /** Statement of the line, if it is published. */
      statement_id: id.nullish(),
    }),
  ),
})

/** ZIP archive with photos. */
const ImportArchive = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Number of photos that belong to lines. */
  photos: z.number().int(),
  /** Number of lines with photos of this archive. */
  lines: z.number().int(),
  /** The first skipped files. */
  skipped: rowsOf(z.object({ name: z.string(), reason: z.enum(SKIPPED_FILE_REASONS) })),
  skipped_count: z.number().int(),
})

/** `GET /microservice/users/statement-imports/{id}` */
export const StatementImport = z.object({
  id: z.uuid(),
  lines: rowsOf(ImportLine),
  /** Headings that match no field. */
  unknown_columns: rowsOf(z.string()),
  /** Missing for files that were read before this was stored. */
  reading: ImportReading.nullish(),
  result: ImportResult.nullish(),
  photos: ImportPhotos.nullish(),
  archives: rowsOf(ImportArchive).default([]),
})

/** `POST /microservice/users/statement-imports/{id}/archives` with a ZIP file of photos. */
export const ReceivedArchive = z.union([
  z.object({ photos: z.number().int() }),
  z.object({ refusal: z.enum(ARCHIVE_ERRORS) }),
])

/** `POST /microservice/users/statement-imports` with a CSV or XML file. Creates no statements yet. */
export const StartedImport = z.union([
  z.object({ id: z.uuid() }),
  z.object({ refusal: z.enum(IMPORT_FILE_ERRORS), line: z.number().int().nullish() }),
])

/** `POST /microservice/users/statement-imports/{id}/confirm`: all lines or none. Idempotent. */
export const ConfirmedImport = ImportResult
