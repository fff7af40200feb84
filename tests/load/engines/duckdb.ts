import { DuckDBDataChunk, DuckDBInstance, type DuckDBType, type DuckDBValue } from '@duckdb/node-api'
import type pg from 'pg'
import { parsePage } from '~backend/platform/http/pagination'
import type { ColumnStore } from '~backend/search/memory/column-store'
import { FIELDS, type FieldName, ID_LIST_FIELDS, MISSING_INTEGER } from '~backend/search/memory/fields'
import { parseOrder, parsePromotion } from '~backend/search/order'
import { HOME_TYPE_IDS } from '~backend/search/sort-order'
import { PROMOTION_ROTATION } from '~contract/ranking'
import { toConditions } from './duckdb-conditions'
import { buildFacetsSql } from './duckdb-facets'
import { type Engine, requirePredicates } from './engine'

const NAMES = Object.keys(FIELDS) as FieldName[]
/** DuckDB's maximum rows per chunk. */
const CHUNK_SIZE = 2_048
/** Texts read from the database at a time. */
const BATCH_SIZE = 20_000
/** Types for id columns with their greatest id, narrowest first: fewer bytes are read. */
const ID_TYPES = [
  ['utinyint', 255],
  ['usmallint', 65_535],
] as const

type RunQuery = (sql: string) => Promise<DuckDBValue[][]>

/** Creates DuckDB in this process, over a table of the column store's columns. */
export async function createDuckdbEngine(pool: pg.Pool, store: ColumnStore): Promise<Engine> {
  const instance = await DuckDBInstance.create(':memory:')
  const connection = await instance.connect()
  const runQuery: RunQuery = async (sql) => (await connection.runAndReadAll(sql)).getRows()

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

  const types = Object.fromEntries(NAMES.map((name) => [name, toColumnType(name, store.maxValue(name))]))
  await fill('statements', { id: 'integer', ...types }, chunkRows(store))
  await fill('texts', { number: 'integer', text: 'varchar' }, chunkTexts(await listTexts(pool, store)))

  return {
    name: 'DuckDB',
    async findPage(query) {
      const { page, perPage } = parsePage(query)
      const { by, direction, homesFirst } = parseOrder(query)
      const promotion = parsePromotion(query)
      const conditions = toConditions(requirePredicates(query))
      const isHome = `(real_estate_types in (${HOME_TYPE_IDS.join(', ')})) desc`
      const order = [...(homesFirst ? [isHome] : []), `${by} ${direction} nulls last`, 'id desc']
      const rank = [...(promotion?.homesFirst ? [isHome] : []), 'vip_tier desc']
      const { offset: idOffset, modulus } = PROMOTION_ROTATION
      const listIds = async (sql: string) => (await runQuery(`select id ${sql}`)).map(([id]) => Number(id))
      const promotedIds = promotion
        ? await listIds(
            `from (from statements where ${conditions} and vip_tier > 0
             order by ${rank}, (id + ${idOffset}) * ${promotion.multiplier}::bigint % ${modulus}, id
             limit ${promotion.places}) order by ${[...rank, ...order]}`,
          )
        : []
      const offset = (page - 1) * perPage
      const leading = promotedIds.slice(offset, offset + perPage)
      const others = await listIds(
        `from statements where ${conditions} and id not in (${[0, ...promotedIds]}) order by ${order}
         limit ${perPage - leading.length} offset ${Math.max(0, offset - promotedIds.length)}`,
      )
      return [...leading, ...others]
    },
    async count(query) {
      const rows = await runQuery(
        `select count(*) from statements where ${toConditions(requirePredicates(query))}`,
      )
      return Number(rows[0]?.[0])
    },
    async countFacets(query) {
      const { sql, groups } = buildFacetsSql(query, requirePredicates(query))
      const facets: Record<string, Record<number, number>> = Object.fromEntries(
        groups.map((group) => [group, {}]),
      )
      let total = 0
      for (const [group, id, count] of await runQuery(sql)) {
        const facet = facets[`${group}`]
        if (facet) facet[Number(id)] = Number(count)
        else total = Number(count)
      }
      return { total, facets }
    },
    async measureMemory() {
      const rows = await runQuery('select sum(memory_usage_bytes) from duckdb_memory()')
      return Number(rows[0]?.[0])
    },
  }
}

function toColumnType(name: FieldName, maxValue: number): string {
  if (FIELDS[name] === 'float') return 'double'
  const isId = ID_LIST_FIELDS.some((list) => list === name)
  return (isId && ID_TYPES.find(([, max]) => maxValue <= max)?.[0]) || 'integer'
}

function* chunkRows(store: ColumnStore): Generator<DuckDBValue[][]> {
  const { length } = store.column('deal_types')
  const columns = NAMES.map((name) => store.column(name))
  let rowIds: number[] = []
  const chunk = () => [
    rowIds.map((rowId) => rowId + store.firstId),
    ...columns.map((column) => rowIds.map((rowId) => getValue(column, rowId))),
  ]
  for (let rowId = 0; rowId < length; rowId += 1) {
    if (!store.isPublic(rowId)) continue
    rowIds.push(rowId)
    if (rowIds.length < CHUNK_SIZE) continue
    yield chunk()
    rowIds = []
  }
  if (rowIds.length > 0) yield chunk()
}

function getValue(column: ArrayLike<number>, rowId: number): number | null {
  const value = column[rowId] as number
  return value === MISSING_INTEGER ? null : value
}

async function listTexts(pool: pg.Pool, store: ColumnStore): Promise<[number: number, text: string][]> {
  const ids = new Map<number, number>()
  store.column('text').forEach((number, rowId) => {
    if (store.isPublic(rowId)) ids.set(rowId + store.firstId, number)
  })
  const firstIds = new Map([...ids].reverse().map(([id, number]) => [number, id]))
  const statementIds = [...firstIds.values()]
  const texts: [number, string][] = []
  for (let from = 0; from < statementIds.length; from += BATCH_SIZE) {
    const { rows } = await pool.query<{ id: number; search_text: string }>(
      'select id, search_text from statements where id = any($1::int[])',
      [statementIds.slice(from, from + BATCH_SIZE)],
    )
    for (const { id, search_text } of rows) texts.push([ids.get(id) as number, search_text])
  }
  return texts
}

function* chunkTexts(texts: readonly [number, string][]): Generator<DuckDBValue[][]> {
  for (let from = 0; from < texts.length; from += CHUNK_SIZE) {
    const some = texts.slice(from, from + CHUNK_SIZE)
    yield [some.map(([number]) => number), some.map(([, text]) => text)]
  }
}
