import type { Db } from '~backend/platform/db/pool'
import type { Locale } from '~backend/platform/localized-text'
import { type DeskTableName, getDeskTable } from '~contract/desk-tables/tables'
import { toPackageTitle } from '~contract/values/package-title'
import { type DeskValues, listFields, toSqlValue, toText } from './row-values'
import { SQL_TABLES } from './sql-tables'

export interface StoredRow {
  id: number
  /** Version; differs after every change of the row. */
  version: string
  values: DeskValues
}

/** Lists rows. Table and column names are constants, so the query contains no outside text. */
export async function listRows(db: Db, table: DeskTableName): Promise<StoredRow[]> {
  const { order } = SQL_TABLES[table]
  const { rows } = await db.query(`select ${columnsOf(table)} from ${fromOf(table)} order by ${order}`)
  return rows.map((row) => toStoredRow(table, row))
}

export async function findRow(
  db: Db,
  table: DeskTableName,
  id: number,
  lock: '' | 'for update' = '',
): Promise<StoredRow | undefined> {
  const { rows } = await db.query(`select ${columnsOf(table)} from ${fromOf(table)} and t.id = $1 ${lock}`, [
    id,
  ])
  return rows[0] && toStoredRow(table, rows[0])
}

export async function addRow(db: Db, table: DeskTableName, values: DeskValues): Promise<number> {
  const { name, constants = {}, assignsIds } = SQL_TABLES[table]
  const fields = listFields(table)
  const given = Object.entries(constants)
  const columns = [...fields.map((field) => field.name), ...given.map(([column]) => column)]
  const bound = [
    ...fields.map((field) => toSqlValue(field.column, values[field.name] ?? '')),
    ...given.map(([, value]) => value),
  ]
  const places = bound.map((_, at) => `$${at + 1}`)
  if (assignsIds) {
    // The lock prevents concurrent inserts from taking the same id.
    await db.query(`lock table ${name} in share row exclusive mode`)
    columns.push('id')
    places.push(`(select coalesce(max(id), 0) + 1 from ${name})`)
  }
  const { rows } = await db.query<{ id: number }>(
    `insert into ${name} (${columns.join(', ')}) values (${places.join(', ')}) returning id`,
    bound,
  )
  if (!rows[0]) throw new Error(`no row was added to ${name}`)
  return rows[0].id
}

export async function updateRow(db: Db, table: DeskTableName, id: number, values: DeskValues): Promise<void> {
  const { name, changedAt } = SQL_TABLES[table]
  const fields = listFields(table)
  const changes = fields.map((field, at) => `${field.name} = $${at + 2}`)
  if (changedAt) changes.push(`${changedAt} = now()`)
  await db.query(`update ${name} set ${changes.join(', ')} where id = $1`, [
    id,
    ...fields.map((field) => toSqlValue(field.column, values[field.name] ?? '')),
  ])
}

export async function removeRow(db: Db, table: DeskTableName, id: number): Promise<void> {
  await db.query(`delete from ${SQL_TABLES[table].name} where id = $1`, [id])
}

/** Lists the names of rows in the reader's language. Rows that only reference another row have its name. */
export async function listRowNames(
  db: Db,
  table: DeskTableName,
  locale: Locale,
): Promise<{ id: number; name: string }[]> {
  const { title, columns } = getDeskTable(table)
  const column = columns.find(({ name }) => name === title)
  const rows = await listRows(db, table)
  if (table === 'prices') return listPriceNames(db, rows, locale)
  if (column?.kind !== 'reference')
    return rows.map(({ id, values }) => ({ id, name: values[`${title}_${locale}`] ?? '' }))
  const names = await listRowNames(db, column.table as DeskTableName, locale)
  const nameOf = new Map(names.map(({ id, name }) => [String(id), name]))
  return rows.map(({ id, values }) => ({ id, name: nameOf.get(values[title] ?? '') ?? '' }))
}

/** Names prices after their service, because many services have a package of three days. */
async function listPriceNames(db: Db, rows: readonly StoredRow[], locale: Locale) {
  const services = await listRowNames(db, 'services', locale)
  return rows.map(({ id, values }) => {
    const service = services.find((one) => String(one.id) === values.service_id)
    return { id, name: toPackageTitle(service?.name ?? '', values[`name_${locale}`] ?? '') }
  })
}

const columnsOf = (table: DeskTableName) =>
  ['t.id', 'md5(t::text) as version', ...listFields(table).map(({ name }) => `t.${name}`)].join(', ')

function fromOf(table: DeskTableName): string {
  const { name, constants = {}, condition = 'true' } = SQL_TABLES[table]
  const shared = Object.entries(constants).map(([column, value]) => `t.${column} = '${value}'`)
  return `${name} t where ${[...shared, condition].join(' and ')}`
}

function toStoredRow(table: DeskTableName, row: Record<string, unknown>): StoredRow {
  return {
    id: Number(row.id),
    version: String(row.version),
    values: Object.fromEntries(
      listFields(table).map(({ name, column }) => [name, toText(column, row[name])]),
    ),
  }
}
