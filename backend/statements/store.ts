import type { PlaceNameCache } from '~backend/locations/place-name-cache'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { Page } from '~backend/platform/http/pagination'
import type { Locale } from '~backend/platform/localized-text'
import type { Exclusions } from '~backend/search/exclusions'
import { buildExclusionConditions } from '~backend/search/sql/exclusion-sql'
import { SIMILAR_PRICE_RATIO } from '~contract/ranking'
import { isUuid, parseId } from '~contract/values/ids'
import {
  BASE_TABLES,
  baseCardColumns,
  type CardRow,
  STATEMENT_DETAIL_COLUMNS,
  STATEMENT_TABLES,
  type StatementDetailRow,
} from './statement-row'

/** Lists cards in the order of the ids, without those no longer public. */
export async function listCardRows(
  db: Db,
  placeNames: PlaceNameCache,
  ids: readonly number[],
  locale: Locale,
): Promise<CardRow[]> {
  if (ids.length === 0) return []
  // A named statement is planned once; planning takes longer than fetching.
  const { rows } = await db.query<Omit<CardRow, 'city' | 'district' | 'urban' | 'grouped_street_id'>>({
    name: `public statements of ids in ${locale}`,
    text: `select ${baseCardColumns(locale)} from ${BASE_TABLES} where s.is_public and s.id = any($1::int[])`,
    values: [ids],
  })
  const byId = new Map((await placeNames.addNames(rows)).map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Finds a statement in any state: callers decide who may read it. */
export async function findStatement(db: Db, idOrUuid: string): Promise<StatementDetailRow | undefined> {
  const byUuid = isUuid(idOrUuid)
  if (!byUuid && parseId(idOrUuid) === undefined) return undefined
  const column = byUuid ? 'uuid' : 'id'
  const { rows } = await db.query<StatementDetailRow>({
    name: `statement by its ${column}`,
    text: `select ${STATEMENT_DETAIL_COLUMNS} from ${STATEMENT_TABLES} where s.${column} = $1`,
    values: [idOrUuid],
  })
  return rows[0]
}

/** Lists similar statements by price, nearest first; for a statement without a price, newest first. */
export async function listSimilarIds(
  db: Db,
  statement: StatementDetailRow,
  exclusions: Exclusions,
  { page, perPage }: Page,
): Promise<number[]> {
  const values: unknown[] = []
  const place = (value: unknown) => `$${values.push(value)}`
  const isSimilar = [
    `s.is_public and s.id <> ${place(statement.id)} and s.deal_type_id = ${place(statement.deal_type_id)}
     and s.real_estate_type_id = ${place(statement.real_estate_type_id)} and s.city_id = ${place(statement.city_id)}
     and s.district_id is not distinct from ${place(statement.district_id)}::int`,
    ...buildExclusionConditions(exclusions, place),
  ].join(' and ')
  const limit = `limit ${place(perPage)} offset ${place((page - 1) * perPage)}`
  const sql =
    statement.price_gel === null
      ? `select s.id from statements s where ${isSimilar} order by s.id desc ${limit}`
      : `${nearestPricesSql(statement.price_gel, isSimilar, page * perPage, place)} ${limit}`
  const { rows } = await db.query<Row<'statements', 'id'>>(sql, values)
  return rows.map(({ id }) => id)
}

/**
 * SQL that scans the index of prices up and down from the price, because a big city has tens of thousands
 * near it.
 * @param count maximum number of results
 */
function nearestPricesSql(
  price: number,
  isSimilar: string,
  count: number,
  place: (value: unknown) => string,
): string {
  const middle = `${place(price)}::int`
  const lowest = `${place(Math.ceil(price * SIMILAR_PRICE_RATIO.min))}::int`
  const highest = `${place(Math.floor(price * SIMILAR_PRICE_RATIO.max))}::int`
  const limit = `limit ${place(count)}`
  return `select id from (
      (select s.id, s.price_gel from statements s
       where ${isSimilar} and s.price_gel between ${middle} and ${highest}
       order by s.price_gel, s.id desc ${limit})
      union all
      (select s.id, s.price_gel from statements s
       where ${isSimilar} and s.price_gel >= ${lowest} and s.price_gel < ${middle}
       order by s.price_gel desc, s.id desc ${limit})
    ) nearest
    order by abs(price_gel - ${middle}), id desc`
}
