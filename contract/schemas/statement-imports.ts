import { z } from 'zod'
import {
  IMPORT_ENCODINGS,
  IMPORT_FILE_ERRORS,
  IMPORT_PROFILES,
  IMPORT_SEPARATORS,
  type ImportSeparator,
  LINE_ERRORS,
  LINE_OUTCOMES,
} from '../statement-imports'
import { id } from './primitives'
import { rowsOf } from './rows'

const LineError = z.object({
  /** The heading in the file; empty for what no column says. */
  column: z.string(),
  /** The field of a draft, `external_id` or `district`; empty for the whole line. */
  field: z.string(),
  error: z.enum(LINE_ERRORS),
  /** The bound that is exceeded. */
  bound: z.number().nullish(),
  /** What stands in the cell. */
  text: z.string(),
})

export const ImportLine = z.object({
  /** In the file, from 1. */
  line: z.number().int().positive(),
  external_id: z.string(),
  outcome: z.enum(LINE_OUTCOMES),
  /** The statement that it changes. */
  statement_id: id.nullish(),
  /** Whether nothing is missing that a published statement has. */
  is_complete: z.boolean(),
  /** Texts by field of a draft, without descriptions. */
  values: z.record(z.string(), z.string()),
  errors: rowsOf(LineError),
})

/** What a file was taken for, so that its sender sees why a column or letter looks wrong. */
const ImportReading = z.object({
  format: z.enum(['csv', 'xml']),
  encoding: z.enum(IMPORT_ENCODINGS),
  /** Of a table. */
  separator: z.enum(Object.keys(IMPORT_SEPARATORS) as ImportSeparator[]).nullish(),
  /** The program whose files look so. */
  profile: z.enum(IMPORT_PROFILES).nullish(),
  /** Headings in the order of the file, with the column that each is read as. */
  columns: rowsOf(z.object({ heading: z.string(), field: z.string().nullish() })),
})
export type ImportReading = z.input<typeof ImportReading>

/** What a confirmation has done. */
const ImportResult = z.object({
  drafts: z.number().int(),
  published: z.number().int(),
  in_review: z.number().int(),
  unchanged: z.number().int(),
  left_out: z.number().int(),
})

/** `GET /microservice/users/statement-imports/{id}` */
export const StatementImport = z.object({
  id: z.uuid(),
  lines: rowsOf(ImportLine),
  /** Headings that are not understood. */
  unknown_columns: rowsOf(z.string()),
  /** Missing where the file was read before this was kept. */
  reading: ImportReading.nullish(),
  result: ImportResult.nullish(),
})

/** `POST /microservice/users/statement-imports` with a CSV or XML file: nothing is created before it is confirmed. */
export const StartedImport = z.union([
  z.object({ id: z.uuid() }),
  z.object({ refusal: z.enum(IMPORT_FILE_ERRORS), line: z.number().int().nullish() }),
])

/** `POST /microservice/users/statement-imports/{id}/confirm`: all lines or none; safe to repeat. */
export const ConfirmedImport = ImportResult
