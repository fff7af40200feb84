import type { Db } from '../../db/pool'
import { FIELDS, type FieldName, type Kind } from './fields'
import type { Column } from './table'

export type Rows = { ids: Int32Array; values: Record<FieldName, Column> }

const SEND: Readonly<Record<Kind, (sql: string) => string>> = {
  whole: (sql) => `int4send((${sql})::integer)`,
  real: (sql) => `float8send((${sql})::double precision)`,
}

const NAMES = Object.keys(FIELDS) as FieldName[]
const selected = NAMES.map((name) => `string_agg(${SEND[FIELDS[name].kind](`t.${name}`)}, '') as ${name}`)
const computed = NAMES.map((name) => `${FIELDS[name].sql} as ${name}`)

/**
 * Reads the columns of public statements, each as the bytes of its numbers: a million rows of text would keep our
 * thread busy for many seconds.
 *
 * @param which a condition on `statements s`
 */
export async function readRows(db: Db, which: string, values: unknown[]): Promise<Rows> {
  const { rows } = await db.query<Record<FieldName | 'ids', Buffer | null>>(
    `select string_agg(int4send(t.id), '') as ids, ${selected.join(', ')}
     from (select s.id, ${computed.join(', ')} from statements s where s.is_public and ${which}) t`,
    values,
  )
  const columnOf = (name: FieldName | 'ids', kind: Kind) =>
    numbersIn(rows[0]?.[name] ?? Buffer.alloc(0), kind)
  return {
    ids: columnOf('ids', 'whole') as Int32Array,
    values: Object.fromEntries(
      NAMES.map((name) => [name, columnOf(name, FIELDS[name].kind)]),
    ) as Rows['values'],
  }
}

/** PostgreSQL sends the greatest byte first. */
function numbersIn(bytes: Buffer, kind: Kind): Column {
  // Of its own: a part of a buffer that is shared may begin where no number can.
  const own = Buffer.from(new Uint8Array(bytes).buffer)
  if (kind === 'whole') return new Int32Array(own.swap32().buffer)
  return new Float64Array(own.swap64().buffer)
}
