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

/** What a line says, before its place is looked up. */
export interface ParsedLine {
  line: number
  externalId: string
  /** Of a column that is there an empty cell empties the field. */
  values: DraftValues
  district: string
  city: string
  /** Headings of the file and texts of the line, by the fields that they fill in. */
  sources: Partial<Record<string, { column: string; text: string }>>
  errors: LineError[]
}

const MAX_SHOWN_LENGTH = 60
/** Errors of one line; more help nobody. */
export const MAX_LINE_ERRORS = 10
/** Longer than any text but a description, so that it is known to be too long. */
export const MAX_TEXT_LENGTH = 600

/** Cells of a line that are understood, by field. */
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
