import type { ImportColumn } from '~contract/import-columns'
import type { DraftValues } from '~contract/statement-drafts'
import type { LineErrorKind } from '~contract/statement-imports'
import type { Cell } from './file-line'

export interface LineError {
  column: string
  field: string
  error: LineErrorKind
  bound?: number | undefined
  text: string
}

/** Values of a line before its place lookup. */
export interface ParsedLine {
  line: number
  externalId: string
  /** Values; an empty cell of an existing column empties the field. */
  values: DraftValues
  district: string
  city: string
  /** URLs of photos, in order. */
  photos: string[]
  /** Headings of the file and texts of the line, by field. */
  sources: Partial<Record<string, { column: string; text: string }>>
  errors: LineError[]
}

const MAX_SHOWN_LENGTH = 60
/** Maximum number of reported errors of one line. */
export const MAX_LINE_ERRORS = 10
/** Maximum length of texts other than descriptions, so that longer ones are reported as too long. */
export const MAX_TEXT_LENGTH = 600

/** Recognized cells of a line, by field. */
export type Cells = ReadonlyMap<ImportColumn, readonly Cell[]>

export function setSource(parsed: ParsedLine, field: ImportColumn, { column, text }: Cell): void {
  parsed.sources[field] = { column: column.heading, text: toShownText(text) }
}

export function addError(
  parsed: ParsedLine,
  field: ImportColumn,
  { column, text }: Cell,
  error: LineErrorKind,
  bound?: number,
): void {
  parsed.errors.push({ column: column.heading, field, error, bound, text: toShownText(text) })
}

export const toShownText = (text: string) =>
  [...text.slice(0, 2 * MAX_SHOWN_LENGTH)].slice(0, MAX_SHOWN_LENGTH).join('')
