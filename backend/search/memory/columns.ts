import type { FieldName } from './fields'

export type Column = Int32Array | Float64Array

/** Read access to the columns, for the indexes that are kept over them. */
export interface ColumnReader {
  column(name: FieldName): Column
  /** Not below any id in the column. */
  maxValue(name: FieldName): number
  isPublic(rowId: number): boolean
}
