import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { Page } from '~backend/platform/http/pagination'
import { PROMOTION_ROTATION } from '~contract/ranking'
import { type Promotion, spreadPromoted, toReadRange } from '../promotion'
import { HOME_TYPE_IDS, type Order } from '../sort-order'
import type { Where } from './where'

/** Lists a page: the promoted statements in their places among all others in the order. */
export async function listPageIds(
  db: Db,
  where: Where,
  { order, promotion }: { order: Order; promotion: Promotion | undefined },
  { page, perPage }: Page,
): Promise<number[]> {
  const promotedIds = promotion ? await listPromotedIds(db, where, promotion, order) : []
  const range = { offset: (page - 1) * perPage, limit: perPage }
  if (promotedIds.length === 0) return listOrderedIds(db, where, order, range)
  const read = toReadRange(range)
  const leading = promotedIds.slice(read.offset)
  const others = {
    sql: `${where.sql} and s.id <> all($${where.values.length + 1}::int[])`,
    values: [...where.values, promotedIds],
  }
  const following = await listOrderedIds(db, others, order, {
    offset: Math.max(0, read.offset - promotedIds.length),
    limit: read.limit - leading.length,
  })
  return spreadPromoted([...leading, ...following], leading.length, range)
}

export async function listOrderedIds(
  db: Db,
  where: Where,
  order: Order,
  { offset, limit }: { offset: number; limit: number },
): Promise<number[]> {
  const values = [...where.values, limit, offset]
  const { rows } = await db.query<Row<'statements', 'id'>>(
    `select s.id from statements s where ${where.sql} order by ${toOrderBySql(order)}
     limit $${values.length - 1} offset $${values.length}`,
    values,
  )
  return rows.map(({ id }) => id)
}

async function listPromotedIds(db: Db, where: Where, promotion: Promotion, order: Order): Promise<number[]> {
  const values = [...where.values, promotion.multiplier, promotion.places]
  const { offset, modulus } = PROMOTION_ROTATION
  const rank = `${promotion.homesFirst ? `${IS_HOME_SQL} desc, ` : ''}s.vip_tier desc`
  const { rows } = await db.query<Row<'statements', 'id'>>(
    `select s.id from (
       select s.id, s.real_estate_type_id, s.vip_tier, s.price_gel, s.last_updated, s.rank_key, s.created_at, s.reduced_at
       from statements s where ${where.sql} and s.vip_tier > 0
       order by ${rank}, (s.id + ${offset}::bigint) * $${values.length - 1}::bigint % ${modulus}, s.id
       limit $${values.length}) s
     order by ${rank}, ${toOrderBySql(order)}`,
    values,
  )
  return rows.map(({ id }) => id)
}

/** Lists the matching ids among some statements. */
export async function listMatchingIds(db: Db, where: Where, ids: readonly number[]): Promise<number[]> {
  const { rows } = await db.query<Row<'statements', 'id'>>(
    `select s.id from statements s where ${where.sql} and s.id = any($${where.values.length + 1}::int[])`,
    [...where.values, ids],
  )
  return rows.map(({ id }) => id)
}

const IS_HOME_SQL = `(s.real_estate_type_id in (${HOME_TYPE_IDS.join(', ')}))`

/** Returns a total order, so that pages never overlap. */
export function toOrderBySql({ by, direction, homesFirst }: Order): string {
  const homes = homesFirst ? `${IS_HOME_SQL} desc, ` : ''
  const nulls = by === 'price_gel' ? ' nulls last' : ''
  return `${homes}s.${by} ${direction}${nulls}, s.id desc`
}
