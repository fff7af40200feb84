import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { Page } from '~backend/platform/http/pagination'
import type { Order } from '../sort-order'
import type { Where } from './where'

export async function listStatementIds(
  db: Db,
  where: Where,
  order: Order,
  { page, perPage }: Page,
): Promise<number[]> {
  const values = [...where.values, perPage, (page - 1) * perPage]
  const { rows } = await db.query<Row<'statements', 'id'>>(
    `select s.id from statements s where ${where.sql} order by ${toOrderBySql(order)}
     limit $${values.length - 1} offset $${values.length}`,
    values,
  )
  return rows.map(({ id }) => id)
}

/** Of some statements. */
export async function listMatchingIds(db: Db, where: Where, ids: readonly number[]): Promise<number[]> {
  const { rows } = await db.query<Row<'statements', 'id'>>(
    `select s.id from statements s where ${where.sql} and s.id = any($${where.values.length + 1}::int[])`,
    [...where.values, ids],
  )
  return rows.map(({ id }) => id)
}

/** Never leaves two statements equal. */
export function toOrderBySql({ by, direction }: Order): string {
  const nulls = by === 'price_gel' ? ' nulls last' : ''
  return `s.vip_tier desc, s.${by} ${direction}${nulls}, s.id desc`
}
