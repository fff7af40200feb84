import type { ImportColumn } from '~contract/import-columns'
import type { ImportFileError, ImportProfile, ImportSeparator } from '~contract/statement-imports'
import type { Unit } from './units'

/** Columns of a CSV file, or values of one XML statement. */
export const MAX_COLUMNS = 200

/** Characters of one cell; no field of a statement holds nearly as many. */
export const MAX_CELL_LENGTH = 20_000

/** Meaning of a heading or of the path of an XML element. */
export interface Column {
  /** Heading as the file has it; the path of an element or attribute in XML. */
  heading: string
  /** Undefined for headings that are not understood. */
  field: ImportColumn | undefined
  /** Place of the name in the list of names of its field; earlier names win over later ones. */
  rank?: number | undefined
  /** Unit or currency that the heading names. */
  unit?: Unit | undefined
  /** The column names the unit of the field, or the time that its price is for. */
  role?: 'unit' | 'period' | undefined
  /** The heading names no language: the letters of each text show it. */
  isInAnyLanguage?: boolean | undefined
  /** Option of `parameters` that a column of yes and no stands for. */
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
  /** Number of the line where it was found. */
  line?: number
}

export interface TextFile {
  lines: FileLine[]
  columns: Column[]
  /** Undefined for XML. */
  separator: ImportSeparator | undefined
  profile: ImportProfile | undefined
}
