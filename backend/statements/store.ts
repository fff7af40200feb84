import type { PlaceNameCache } from '~backend/locations/place-name-cache'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { Page } from '~backend/platform/http/pagination'
import type { Locale } from '~backend/platform/localized-text'
import type { Exclusions } from '~backend/search/exclusions'
import { buildExclusionConditions } from '~backend/search/sql/exclusion-sql'
import { isUuid, parseId } from '~contract/values/ids'
import { SIMILAR_PRICE_RATIO } from './rules'
import {
  BASE_TABLES,
  baseCardColumns,
  type CardRow,
  STATEMENT_DETAIL_COLUMNS,
  STATEMENT_TABLES,
  type StatementDetailRow,
} from './statement-row'

/** In the order of the ids, without those no longer public. */
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

/** In any state: callers decide who may read it. */
export async function findStatement(db: Db, idOrUuid: string): Promise<StatementDetailRow | undefined> {
  const byUuid = isUuid(idOrUuid)
  if (!byUuid && parseId(idOrUuid) === undefined) return undefined
  const { rows } = await db.query<StatementDetailRow>(
    `select ${STATEMENT_DETAIL_COLUMNS} from ${STATEMENT_TABLES} where ${byUuid ? 's.uuid' : 's.id'} = $1`,
    [idOrUuid],
  )
  return rows[0]
}

/** About the same price, the nearest first. */
export async function listSimilarIds(
  db: Db,
  statement: StatementDetailRow,
  exclusions: Exclusions,
  { page, perPage }: Page,
): Promise<number[]> {
  const values: unknown[] = [
    statement.id,
    statement.deal_type_id,
    statement.real_estate_type_id,
    statement.city_id,
    statement.district_id,
    statement.price_gel,
    Math.ceil((statement.price_gel ?? 0) * SIMILAR_PRICE_RATIO.min),
    Math.floor((statement.price_gel ?? 0) * SIMILAR_PRICE_RATIO.max),
    perPage,
    (page - 1) * perPage,
  ]
  const exclusionConditions = buildExclusionConditions(exclusions, (value) => `$${values.push(value)}`)
  const { rows } = await db.query<Row<'statements', 'id'>>(
    `select s.id from statements s
     where s.is_public and s.id <> $1 and s.deal_type_id = $2 and s.real_estate_type_id = $3
       and s.city_id = $4 and s.district_id is not distinct from $5::int
       and ${['($6::int is null or s.price_gel between $7::int and $8::int)', ...exclusionConditions].join(' and ')}
     order by abs(s.price_gel - $6::int) nulls last, s.id desc limit $9 offset $10`,
    values,
  )
  return rows.map(({ id }) => id)
}
