import { DuckDBDataChunk, DuckDBInstance, type DuckDBType, type DuckDBValue } from '@duckdb/node-api'
import type pg from 'pg'
import { parsePage } from '~backend/platform/http/pagination'
import type { ColumnStore } from '~backend/search/memory/column-store'
import { FIELDS, type FieldName, ID_LIST_FIELDS, MISSING_INTEGER } from '~backend/search/memory/fields'
import { parseOrder } from '~backend/search/order'
import { conditionsOf } from './duckdb-conditions'
import { facetsSql } from './duckdb-facets'
import { type Engine, listPredicates } from './engine'

const NAMES = Object.keys(FIELDS) as FieldName[]
/** DuckDB takes no more rows in one chunk. */
const CHUNK = 2_048
/** Texts read from the database at a time. */
const BATCH = 20_000
/** The greatest id of each type, the narrowest first: of narrow columns fewer bytes are read. */
const ID_TYPES = [
  ['utinyint', 255],
  ['usmallint', 65_535],
] as const

type Read = (sql: string) => Promise<DuckDBValue[][]>

/** DuckDB in this process, over a table of the same columns. */
export async function duckdbEngine(pool: pg.Pool, table: ColumnStore): Promise<Engine> {
  const instance = await DuckDBInstance.create(':memory:')
  const connection = await instance.connect()
  const read: Read = async (sql) => (await connection.runAndReadAll(sql)).getRows()

  async function fill(name: string, columns: Record<string, string>, rows: Iterable<DuckDBValue[][]>) {
    const definitions = Object.entries(columns).map(([column, type]) => `${column} ${type}`)
    await connection.run(`create table ${name} (${definitions.join(', ')})`)
    const appender = await connection.createAppender(name)
    const types = Object.keys(columns).map((_, at): DuckDBType => appender.columnType(at))
    for (const values of rows) {
      const chunk = DuckDBDataChunk.create(types)
      chunk.setColumns(values)
      appender.appendDataChunk(chunk)
    }
    appender.closeSync()
  }

  const types = Object.fromEntries(NAMES.map((name) => [name, typeOf(name, table.maxValue(name))]))
  await fill('statements', { id: 'integer', ...types }, chunksOf(table))
  await fill('texts', { number: 'integer', text: 'varchar' }, inChunks(await textsOf(pool, table)))

  return {
    name: 'DuckDB',
    async page(query) {
      const { page, perPage } = parsePage(query)
      const { by, direction } = parseOrder(query)
      const rows = await read(
        `select id from statements where ${conditionsOf(listPredicates(query))}
         order by vip_tier desc, ${by} ${direction} nulls last, id desc limit ${perPage} offset ${(page - 1) * perPage}`,
      )
      return rows.map(([id]) => Number(id))
    },
    async count(query) {
      const rows = await read(`select count(*) from statements where ${conditionsOf(listPredicates(query))}`)
      return Number(rows[0]?.[0])
    },
    async countFacets(query) {
      const { sql, groups } = facetsSql(query, listPredicates(query))
      const facets: Record<string, Record<number, number>> = Object.fromEntries(
        groups.map((group) => [group, {}]),
      )
      let total = 0
      for (const [group, id, count] of await read(sql)) {
        const facet = facets[`${group}`]
        if (facet) facet[Number(id)] = Number(count)
        else total = Number(count)
      }
      return { total, facets }
    },
    async memory() {
      const rows = await read('select sum(memory_usage_bytes) from duckdb_memory()')
      return Number(rows[0]?.[0])
    },
  }
}

function typeOf(name: FieldName, maxValue: number): string {
  if (FIELDS[name] === 'float') return 'double'
  const isId = ID_LIST_FIELDS.some((list) => list === name)
  return (isId && ID_TYPES.find(([, greatest]) => maxValue <= greatest)?.[0]) || 'integer'
}

/** The public statements, each chunk by column. */
function* chunksOf(table: ColumnStore): Generator<DuckDBValue[][]> {
  const { length } = table.column('deal_types')
  const columns = NAMES.map((name) => table.column(name))
  let slots: number[] = []
  const chunk = () => [
    slots.map((slot) => slot + table.firstId),
    ...columns.map((column) => slots.map((slot) => numberAt(column, slot))),
  ]
  for (let slot = 0; slot < length; slot += 1) {
    if (!table.isPublic(slot)) continue
    slots.push(slot)
    if (slots.length < CHUNK) continue
    yield chunk()
    slots = []
  }
  if (slots.length > 0) yield chunk()
}

function numberAt(column: ArrayLike<number>, slot: number): number | null {
  const value = column[slot] as number
  return value === MISSING_INTEGER ? null : value
}

/** The different texts of statements, each with its number. */
async function textsOf(pool: pg.Pool, table: ColumnStore): Promise<[number: number, text: string][]> {
  const ids = new Map<number, number>()
  table.column('text').forEach((number, slot) => {
    if (table.isPublic(slot)) ids.set(slot + table.firstId, number)
  })
  const firstOf = new Map([...ids].reverse().map(([id, number]) => [number, id]))
  const wanted = [...firstOf.values()]
  const texts: [number, string][] = []
  for (let from = 0; from < wanted.length; from += BATCH) {
    const { rows } = await pool.query<{ id: number; search_text: string }>(
      'select id, search_text from statements where id = any($1::int[])',
      [wanted.slice(from, from + BATCH)],
    )
    for (const { id, search_text } of rows) texts.push([ids.get(id) as number, search_text])
  }
  return texts
}

function* inChunks(texts: readonly [number, string][]): Generator<DuckDBValue[][]> {
  for (let from = 0; from < texts.length; from += CHUNK) {
    const some = texts.slice(from, from + CHUNK)
    yield [some.map(([number]) => number), some.map(([, text]) => text)]
  }
}
