import type { Db } from '~backend/platform/db/pool'
import { SNAPSHOT_SQL } from '~backend/platform/db/snapshots'
import { readStatementChanges } from '~backend/platform/statement-changes'
import type { Column } from '../memory/columns'
import { FIELD_NAMES, FIELDS, type FieldKind } from '../memory/fields'
import type { RowSelection, RowSource, SourceRows } from '../memory/row-source'
import { TERM_SEPARATORS } from '../search-terms'
import { COLUMN_SQL, COLUMN_TABLES } from './column-sql'
import { toOrderBySql } from './list-statement-ids'

const TEXT_HASH_FUNCTION = 'hashtextextended'
const toIntegerSql = (sql: string) => `int4send((${sql})::integer)`
const TO_BINARY_SQL: Readonly<Record<FieldKind, (sql: string) => string>> = {
  id: toIntegerSql,
  integer: toIntegerSql,
  float: (sql) => `float8send((${sql})::double precision)`,
  text: (sql) => `int8send(${TEXT_HASH_FUNCTION}(${sql}, 0))`,
}

const computedColumns = FIELD_NAMES.map((name) => `${COLUMN_SQL[name]} as ${name}`).join(', ')
const binaryColumns = FIELD_NAMES.map(
  (name) => `string_agg(${TO_BINARY_SQL[FIELDS[name]](`t.${name}`)}, '') as ${name}`,
).join(', ')

/**
 * Creates a source that reads each column as one binary value, because parsing a million text rows would
 * block.
 */
export function createColumnSource(db: Db): RowSource {
  return {
    async readIdRange() {
      const { rows } = await db.query<{ snapshot: string; first: number; last: number }>(
        `select ${SNAPSHOT_SQL} as snapshot, coalesce(min(id), 1) as first, coalesce(max(id), 0) as last
         from statements`,
      )
      const { snapshot = '', first = 1, last = 0 } = rows[0] ?? {}
      return { snapshot, firstId: first, lastId: last }
    },

    readChangesSince: (snapshot) => readStatementChanges(db, snapshot),

    async readRows(selection) {
      const { sql, values } = toCondition(selection)
      const { rows } = await db.query<Record<string, Buffer | null>>(
        `select string_agg(int4send(t.id), '') as ids, ${binaryColumns}
         from (select s.id, ${computedColumns} from ${COLUMN_TABLES} where s.is_public and ${sql}) t`,
        values,
      )
      const toColumn = (name: keyof SourceRows['values']): Column =>
        FIELDS[name] === 'float' ? toFloats(rows[0]?.[name]) : toIntegers(rows[0]?.[name])
      const columns = FIELD_NAMES.filter((name) => name !== 'text').map((name) => [name, toColumn(name)])
      return {
        ids: toIntegers(rows[0]?.ids),
        values: Object.fromEntries(columns) as SourceRows['values'],
        textHashes: new BigInt64Array(copyBytes(rows[0]?.text).swap64().buffer),
      }
    },

    async readTexts(ids) {
      const { rows } = await db.query<{ hash: string; text: string }>(
        `select ${TEXT_HASH_FUNCTION}(s.search_text, 0)::text as hash, s.search_text as text from statements s
         where s.id = any($1::int[])`,
        [ids],
      )
      return rows.map(({ hash, text }) => ({
        hash: BigInt(hash),
        words: text.split(TERM_SEPARATORS).filter(Boolean),
      }))
    },

    async readSortedRowIds(order, firstId) {
      const { rows } = await db.query<{ row_ids: Buffer | null }>(
        `select string_agg(int4send(s.id - $1::int), '' order by ${toOrderBySql(order)}) as row_ids
         from statements s where s.is_public`,
        [firstId],
      )
      return toIntegers(rows[0]?.row_ids)
    },
  }
}

function toCondition(selection: RowSelection): { sql: string; values: unknown[] } {
  return 'ids' in selection
    ? { sql: 's.id = any($1::int[])', values: [selection.ids] }
    : { sql: 's.id >= $1 and s.id < $2', values: [selection.fromId, selection.toId] }
}

// PostgreSQL sends numbers in big-endian order.

function toIntegers(bytes: Buffer | null | undefined): Int32Array {
  return new Int32Array(copyBytes(bytes).swap32().buffer)
}

function toFloats(bytes: Buffer | null | undefined): Float64Array {
  return new Float64Array(copyBytes(bytes).swap64().buffer)
}

/** Copies the bytes, because their offset in a shared buffer may be invalid for a typed array. */
function copyBytes(bytes: Buffer | null | undefined): Buffer<ArrayBuffer> {
  return Buffer.from(new Uint8Array(bytes ?? []).buffer)
}
