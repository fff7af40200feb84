import type { Db } from '../db/pool'
import { georgianTime } from '../statements/row'
import type { EstimateRow } from './answer'
import type { EstimateForm } from './form'

/** So many of a user's estimates are kept, and so many listed. */
const KEPT = 50
const LISTED = 10

/** An estimate that somebody had made. */
export type KeptEstimate = { id: number; request: EstimateForm; answer: EstimateRow; created_at: string }

/** Keeps what was asked and answered, and forgets the oldest beyond the number kept. */
export async function keepEstimate(
  db: Db,
  userId: number,
  request: EstimateForm,
  answer: EstimateRow,
): Promise<void> {
  await db.query('insert into estimates (user_id, request, answer) values ($1, $2, $3)', [
    userId,
    request,
    answer,
  ])
  await db.query(
    `delete from estimates where user_id = $1 and id <= (
       select id from estimates where user_id = $1 order by id desc offset $2 limit 1)`,
    [userId, KEPT],
  )
}

/** A user's last estimates, the newest first. */
export async function listEstimates(db: Db, userId: number): Promise<KeptEstimate[]> {
  const { rows } = await db.query<KeptEstimate>(
    `select id, request, answer, ${georgianTime('created_at')} as created_at
     from estimates where user_id = $1 order by id desc limit $2`,
    [userId, LISTED],
  )
  return rows
}
