import type { Db } from '~backend/platform/db/pool'
import { type Order, toOrderBySql } from '../order'
import { COLUMN_SQL } from '../sql/column-sql'
import type { Column } from './column-store'
import { FIELD_NAMES, FIELDS, type FieldKind, type FieldName } from './fields'
import type { TextIndex } from './text-index'

export type ColumnRows = { ids: Int32Array; values: Record<FieldName, Column> }

const TEXT_HASH_FUNCTION = 'hashtextextended'
const TO_BINARY_SQL: Readonly<Record<FieldKind, (sql: string) => string>> = {
  integer: (sql) => `int4send((${sql})::integer)`,
  float: (sql) => `float8send((${sql})::double precision)`,
  text: (sql) => `int8send(${TEXT_HASH_FUNCTION}(${sql}, 0))`,
}

const selectList = FIELD_NAMES.map(
  (name) => `string_agg(${TO_BINARY_SQL[FIELDS[name]](`t.${name}`)}, '') as ${name}`,
)
const computedColumns = FIELD_NAMES.map((name) => `${COLUMN_SQL[name]} as ${name}`)

/**
 * Reads the columns of public statements, each as the bytes of its numbers: a million rows of text would keep our
 * thread busy for many seconds.
 *
 * @param texts where the texts of statements are known by their numbers: new ones are added
 * @param condition a condition on `statements s`
 */
export async function readRows(
  db: Db,
  texts: TextIndex,
  condition: string,
  values: unknown[],
): Promise<ColumnRows> {
  const { rows } = await db.query<Record<FieldName | 'ids', Buffer | null>>(
    `select string_agg(int4send(t.id), '') as ids, ${selectList.join(', ')}
     from (select s.id, ${computedColumns.join(', ')} from statements s where s.is_public and ${condition}) t`,
    values,
  )
  const bytesOf = (name: FieldName | 'ids') => copyBytes(rows[0]?.[name] ?? Buffer.alloc(0))
  const ids = toIntegers(bytesOf('ids'))
  const hashes = toHashes(bytesOf('text'))
  await addMissingTexts(db, texts, ids, hashes)
  const columnOf = (name: FieldName): Column => {
    const kind = FIELDS[name]
    // A text that has changed since it was hashed is read by the next look.
    if (kind === 'text') return Int32Array.from(ids, (_, at) => texts.findNumber(hashes[at] as bigint) ?? 0)
    return kind === 'integer' ? toIntegers(bytesOf(name)) : toFloats(bytesOf(name))
  }
  return {
    ids,
    values: Object.fromEntries(FIELD_NAMES.map((name) => [name, columnOf(name)])) as ColumnRows['values'],
  }
}

/** Reads where all public statements stand in an order: their ids, each less the first. */
export async function readSortedRowIds(db: Db, order: Order, first: number): Promise<Int32Array> {
  const { rows } = await db.query<{ row_ids: Buffer | null }>(
    `select string_agg(int4send(s.id - $1::int), '' order by ${toOrderBySql(order)}) as row_ids
     from statements s where s.is_public`,
    [first],
  )
  return toIntegers(copyBytes(rows[0]?.row_ids ?? Buffer.alloc(0)))
}

/** Reads the texts that are not known yet, each of one statement that has it. */
async function addMissingTexts(db: Db, texts: TextIndex, ids: Int32Array, hashes: BigInt64Array) {
  const unknown = new Map<bigint, number>()
  hashes.forEach((hash, at) => {
    if (texts.findNumber(hash) === undefined) unknown.set(hash, ids[at] as number)
  })
  if (unknown.size === 0) return
  const { rows } = await db.query<{ hash: string; text: string }>(
    `select ${TEXT_HASH_FUNCTION}(s.search_text, 0)::text as hash, s.search_text as text from statements s where s.id = any($1::int[])`,
    [[...unknown.values()]],
  )
  for (const { hash, text } of rows) texts.add(BigInt(hash), text)
}

/** A buffer of its own: a part of one that is shared may begin where no number can. */
function copyBytes(bytes: Buffer): Buffer<ArrayBuffer> {
  return Buffer.from(new Uint8Array(bytes).buffer)
}

// PostgreSQL sends the greatest byte first.

function toIntegers(bytes: Buffer<ArrayBuffer>): Int32Array {
  return new Int32Array(bytes.swap32().buffer)
}

function toFloats(bytes: Buffer<ArrayBuffer>): Float64Array {
  return new Float64Array(bytes.swap64().buffer)
}

function toHashes(bytes: Buffer<ArrayBuffer>): BigInt64Array {
  return new BigInt64Array(bytes.swap64().buffer)
}
