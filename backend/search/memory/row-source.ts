import type { Order } from '../sort-order'
import type { Column } from './columns'
import { FIELD_NAMES, type FieldName } from './fields'
import type { TextIndex } from './text-index'

/** Statements by their ids, or a range of ids that excludes `toId`. */
export type RowSelection = { ids: readonly number[] } | { fromId: number; toId: number }

export type ColumnRows = { ids: Int32Array; values: Record<FieldName, Column> }

/** Rows like `ColumnRows`, with 64-bit hashes in place of text numbers. */
export type SourceRows = {
  ids: Int32Array
  values: Record<Exclude<FieldName, 'text'>, Column>
  textHashes: BigInt64Array
}

export interface RowSource {
  /** Reads the id range; the snapshot is taken before. */
  readIdRange(): Promise<{ snapshot: string; firstId: number; lastId: number }>
  /** Reads changed ids; null if any statement may have changed. */
  readChangesSince(snapshot: string): Promise<{ snapshot: string; ids: (number | null)[] }>
  readRows(selection: RowSelection): Promise<SourceRows>
  readTexts(ids: readonly number[]): Promise<{ hash: bigint; words: string[] }[]>
  /** Reads the sorted ids, each minus `firstId`. */
  readSortedRowIds(order: Order, firstId: number): Promise<Int32Array>
}

/** Runs a load with a source. A failed load may be repeated with another source. */
export type LoadFrom = <Result>(load: (source: RowSource) => Promise<Result>) => Promise<Result>

export async function readColumnRows(
  source: RowSource,
  textIndex: TextIndex,
  selection: RowSelection,
): Promise<ColumnRows> {
  const { ids, values, textHashes } = await source.readRows(selection)
  const unknown = new Map<bigint, number>()
  textHashes.forEach((hash, at) => {
    if (textIndex.findNumber(hash) === undefined) unknown.set(hash, ids[at] as number)
  })
  if (unknown.size > 0)
    for (const { hash, words } of await source.readTexts([...unknown.values()])) textIndex.add(hash, words)
  // A text that changed after hashing is missing here; the next refresh reads it again.
  const text = Int32Array.from(ids, (_, at) => textIndex.findNumber(textHashes[at] as bigint) ?? 0)
  const columns = FIELD_NAMES.map((name) => [name, name === 'text' ? text : values[name]])
  return { ids, values: Object.fromEntries(columns) as ColumnRows['values'] }
}
