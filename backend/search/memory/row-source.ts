import type { Order } from '../sort-order'
import type { Column } from './columns'
import { FIELD_NAMES, type FieldName } from './fields'
import type { TextIndex } from './text-index'

/** Statements by their ids, or a range of ids that excludes `toId`. */
export type RowSelection = { ids: readonly number[] } | { fromId: number; toId: number }

/** Public statements, and their values by column. */
export type ColumnRows = { ids: Int32Array; values: Record<FieldName, Column> }

/** The same with the 64-bit hash of each text in place of its number. */
export type SourceRows = {
  ids: Int32Array
  values: Record<Exclude<FieldName, 'text'>, Column>
  textHashes: BigInt64Array
}

/** What the column store needs of the database that holds the statements. */
export interface RowSource {
  /** The range of statement ids, and a snapshot taken not later. */
  readIdRange(): Promise<{ snapshot: string; firstId: number; lastId: number }>
  /** Statements with a change that was committed after a snapshot; null when any may have changed. */
  readChangesSince(snapshot: string): Promise<{ snapshot: string; ids: (number | null)[] }>
  readRows(selection: RowSelection): Promise<SourceRows>
  /** The search texts of some statements, split into words. */
  readTexts(ids: readonly number[]): Promise<{ hash: bigint; words: string[] }[]>
  /** The ids of all public statements in an order, each less `firstId`. */
  readSortedRowIds(order: Order, firstId: number): Promise<Int32Array>
}

/** Reads rows, and adds the texts that the index lacks. */
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
  // A text that changed after it was hashed is missing here; the next refresh reads its statement again.
  const text = Int32Array.from(ids, (_, at) => textIndex.findNumber(textHashes[at] as bigint) ?? 0)
  const columns = FIELD_NAMES.map((name) => [name, name === 'text' ? text : values[name]])
  return { ids, values: Object.fromEntries(columns) as ColumnRows['values'] }
}
