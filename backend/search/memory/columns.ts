import type { FieldName } from './fields'

export type Column = Int32Array | Float64Array

export interface ColumnReader {
  column(name: FieldName): Column
  /** Not below any id in the column. */
  maxValue(name: FieldName): number
  isPublic(rowId: number): boolean
}
