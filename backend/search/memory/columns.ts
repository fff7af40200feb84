import type { FieldKind, FieldName } from './fields'

/** Ids take a byte each, and four as soon as one of them is beyond 255: most are those of short lists. */
export type Column = Uint8Array | Int32Array | Float64Array

const MAX_IN_BYTE = 255

export function createColumn(kind: FieldKind, capacity: number): Column {
  if (kind === 'float') return new Float64Array(capacity)
  return kind === 'id' ? new Uint8Array(capacity) : new Int32Array(capacity)
}

/** The column itself, or a wider one with its values if it cannot hold `max`. */
export function widenColumn(column: Column, max: number): Column {
  return column instanceof Uint8Array && max > MAX_IN_BYTE ? Int32Array.from(column) : column
}

export interface ColumnReader {
  column(name: FieldName): Column
  /** Not below any id in the column. */
  maxValue(name: FieldName): number
  isPublic(rowId: number): boolean
}
