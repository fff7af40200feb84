import type { Db } from '../../db/pool'
import { type Order, termsOf } from '../order'
import { FIELDS, type FieldName, type Kind } from './fields'
import type { Column } from './table'
import type { Texts } from './texts'

export type Rows = { ids: Int32Array; values: Record<FieldName, Column> }

const HASH = 'hashtextextended'
const SEND: Readonly<Record<Kind, (sql: string) => string>> = {
  whole: (sql) => `int4send((${sql})::integer)`,
  real: (sql) => `float8send((${sql})::double precision)`,
  text: (sql) => `int8send(${HASH}(${sql}, 0))`,
}

const NAMES = Object.keys(FIELDS) as FieldName[]
const selected = NAMES.map((name) => `string_agg(${SEND[FIELDS[name].kind](`t.${name}`)}, '') as ${name}`)
const computed = NAMES.map((name) => `${FIELDS[name].sql} as ${name}`)

/**
 * Reads the columns of public statements, each as the bytes of its numbers: a million rows of text would keep our
 * thread busy for many seconds.
 *
 * @param texts where the texts of statements are known by their numbers: new ones are added
 * @param which a condition on `statements s`
 */
export async function readRows(db: Db, texts: Texts, which: string, values: unknown[]): Promise<Rows> {
  const { rows } = await db.query<Record<FieldName | 'ids', Buffer | null>>(
    `select string_agg(int4send(t.id), '') as ids, ${selected.join(', ')}
     from (select s.id, ${computed.join(', ')} from statements s where s.is_public and ${which}) t`,
    values,
  )
  const bytesOf = (name: FieldName | 'ids') => ownBytes(rows[0]?.[name] ?? Buffer.alloc(0))
  const ids = wholeIn(bytesOf('ids'))
  const hashes = hashesIn(bytesOf('text'))
  await addTexts(db, texts, ids, hashes)
  const columnOf = (name: FieldName): Column => {
    const { kind } = FIELDS[name]
    // A text that has changed since it was hashed is read by the next look.
    if (kind === 'text') return Int32Array.from(ids, (_, at) => texts.numberOf(hashes[at] as bigint) ?? 0)
    return kind === 'whole' ? wholeIn(bytesOf(name)) : realIn(bytesOf(name))
  }
  return { ids, values: Object.fromEntries(NAMES.map((name) => [name, columnOf(name)])) as Rows['values'] }
}

/** Reads where all public statements stand in an order: their ids, each less the first. */
export async function readSlots(db: Db, order: Order, first: number): Promise<Int32Array> {
  const { rows } = await db.query<{ slots: Buffer | null }>(
    `select string_agg(int4send(s.id - $1::int), '' order by ${termsOf(order)}) as slots
     from statements s where s.is_public`,
    [first],
  )
  return wholeIn(ownBytes(rows[0]?.slots ?? Buffer.alloc(0)))
}

/** Reads the texts that are not known yet, each of one statement that has it. */
async function addTexts(db: Db, texts: Texts, ids: Int32Array, hashes: BigInt64Array) {
  const unknown = new Map<bigint, number>()
  hashes.forEach((hash, at) => {
    if (texts.numberOf(hash) === undefined) unknown.set(hash, ids[at] as number)
  })
  if (unknown.size === 0) return
  const { rows } = await db.query<{ hash: string; text: string }>(
    `select ${HASH}(s.search_text, 0)::text as hash, s.search_text as text from statements s where s.id = any($1::int[])`,
    [[...unknown.values()]],
  )
  for (const { hash, text } of rows) texts.add(BigInt(hash), text)
}

/** A buffer of its own: a part of one that is shared may begin where no number can. */
function ownBytes(bytes: Buffer): Buffer<ArrayBuffer> {
  return Buffer.from(new Uint8Array(bytes).buffer)
}

// PostgreSQL sends the greatest byte first.

function wholeIn(bytes: Buffer<ArrayBuffer>): Int32Array {
  return new Int32Array(bytes.swap32().buffer)
}

function realIn(bytes: Buffer<ArrayBuffer>): Float64Array {
  return new Float64Array(bytes.swap64().buffer)
}

function hashesIn(bytes: Buffer<ArrayBuffer>): BigInt64Array {
  return new BigInt64Array(bytes.swap64().buffer)
}
