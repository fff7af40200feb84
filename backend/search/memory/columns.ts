import type { FieldKind, FieldName } from './fields'

/**
 * Column types. Ids start with a byte each and widen to four beyond 255, because most belong to short lists.
 */
export type Column = Uint8Array | Int32Array | Float64Array

const MAX_IN_BYTE = 255

export function createColumn(kind: FieldKind, capacity: number): Column {
  if (kind === 'float') return new Float64Array(capacity)
  return kind === 'id' ? new Uint8Array(capacity) : new Int32Array(capacity)
}

/** Returns the column, or a wider copy if it cannot hold `max`. */
export function widenColumn(column: Column, max: number): Column {
  return column instanceof Uint8Array && max > MAX_IN_BYTE ? Int32Array.from(column) : column
}

export interface ColumnReader {
  column(name: FieldName): Column
  /** Returns an upper bound of the ids in the column. */
  maxValue(name: FieldName): number
  isPublic(rowId: number): boolean
}
