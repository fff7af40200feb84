import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { EstimateForm } from './described-form'
import type { EstimateJson } from './to-json'

/** Maximum number of saved estimates per user. */
const MAX_SAVED = 50
const MAX_LISTED = 10

export type SavedEstimate = Row<'estimates', 'id'> & {
  request: EstimateForm
  answer: EstimateJson
  created_at: string
}

export async function saveEstimate(
  transaction: Db,
  userId: number,
  request: EstimateForm,
  answer: EstimateJson,
): Promise<void> {
  await transaction.query('insert into estimates (user_id, request, answer) values ($1, $2, $3)', [
    userId,
    request,
    answer,
  ])
  await transaction.query(
    `delete from estimates where user_id = $1 and id <= (
       select id from estimates where user_id = $1 order by id desc offset $2 limit 1)`,
    [userId, MAX_SAVED],
  )
}

export async function listEstimates(db: Db, userId: number): Promise<SavedEstimate[]> {
  const { rows } = await db.query<SavedEstimate>(
    `select id, request, answer, ${toGeorgianTimeSql('created_at')} as created_at
     from estimates where user_id = $1 order by id desc limit $2`,
    [userId, MAX_LISTED],
  )
  return rows
}
