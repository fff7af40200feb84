import type { ImportColumn } from '~contract/import-columns'
import type { ImportFileError, ImportProfile, ImportSeparator } from '~contract/statement-imports'
import type { Unit } from './units'

/** Maximum number of columns of a CSV file, or of values of one XML statement. */
export const MAX_COLUMNS = 200

/** Meaning of a heading or of the path of an XML element. */
export interface Column {
  /** Heading as in the file; the path of an element or attribute in XML. */
  heading: string
  /** Field; undefined for unknown headings. */
  field: ImportColumn | undefined
  /** Position in the list of the field's names; earlier names have priority. */
  rank?: number | undefined
  /** Unit or currency named by the heading. */
  unit?: Unit | undefined
  /** Role of a column that contains the unit of the field, or the period of its price. */
  role?: 'unit' | 'period' | undefined
  /** True if the heading names no language; it is detected by the letters of each text. */
  isInAnyLanguage?: boolean | undefined
  /** Option of `parameters` represented by a yes/no column. */
  parameterId?: string | undefined
}

export interface Cell {
  column: Column
  text: string
}

/** One statement of a file. */
export interface FileLine {
  /** Number of its first line in the file, from 1. */
  line: number
  cells: readonly Cell[]
  /** True if a row has more cells than there are headings. */
  hasTooMany: boolean
}

export interface FileRefusal {
  refusal: ImportFileError
  /** Number of the line with the error. */
  line?: number
}

export interface TextFile {
  lines: FileLine[]
  columns: Column[]
  /** Separator; undefined for XML. */
  separator: ImportSeparator | undefined
  profile: ImportProfile | undefined
}
