import { insertRows } from '~backend/platform/db/insert-rows'
import type { Db } from '~backend/platform/db/pool'
import type { Batch } from './load-statements'
import { withoutIndexes } from './without-indexes'

export async function writeBatch(db: Db, { statements, auctions, parcels }: Batch) {
  await insertRows(db, 'statements', statements)
  await insertRows(db, 'auctions', auctions)
  await insertRows(db, 'parcels', parcels)
}

/**
 * Prepares the tables for `writeBulkBatch` and holds their exclusive lock until the caller's transaction
 * ends.
 */
export async function withBulkLoadTables(db: Db, work: () => Promise<void>) {
  await db.query('alter table statements disable trigger user')
  await withoutIndexes(db, ['statements', 'auctions', 'parcels'], work)
  await db.query('select count_statement_totals(), count_owner_totals()')
  await db.query('alter table statements enable trigger user')
}

/** Writes like `writeBatch`, for prepared tables; computes the search texts that the trigger would write. */
export async function writeBulkBatch(db: Db, { statements, auctions, parcels }: Batch) {
  const [first] = statements
  if (!first) return
  const columns = Object.keys(first)
  const names = (table: string) =>
    `nullif(concat_ws(' ', ${table}.name_ka, ${table}.name_en, ${table}.name_ru), '')`
  await db.query(
    `insert into statements (${columns.join(', ')}, search_text)
     select ${columns.map((column) => `made.${column}`).join(', ')},
       lower(concat_ws(' ', made.address_ka, made.address_en, made.address_ru,
         ${['street', 'urban', 'district', 'city'].map(names).join(', ')}))
     from json_populate_recordset(null::statements, $1) made
     left join streets street on street.id = made.street_id
     left join urbans urban on urban.id = made.urban_id
     left join districts district on district.id = made.district_id
     left join cities city on city.id = made.city_id`,
    [JSON.stringify(statements)],
  )
  await insertRows(db, 'auctions', auctions)
  await insertRows(db, 'parcels', parcels)
}
