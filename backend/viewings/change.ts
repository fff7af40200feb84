import type pg from 'pg'
import { inVisitorTransaction } from '~backend/platform/auth/in-account-transaction'
import type { Db } from '~backend/platform/db/pool'
import { invalidField } from '~backend/platform/http/errors'
import { FREE_TIME_SQL } from '~backend/statements/viewing-times'
import { isCancelled, isComing, type ViewingParty } from '~contract/viewings'
import { notifyParties } from './notify'
import { toAnsweredState, toCancelledState, VIEWABLE_SQL } from './rules'
import { getParty, getViewing, requireViewing, type ViewingReader, type ViewingRow } from './store'
import { lockViewingsOf } from './times'

/** Runs a change of a viewing by one of its sides, after the locks that serialize it. */
async function changeViewing<Result>(
  pool: pg.Pool,
  id: string,
  reader: ViewingReader,
  change: (transaction: Db, viewing: ViewingRow, by: ViewingParty) => Promise<Result>,
): Promise<Result> {
  return inVisitorTransaction(pool, reader.userId, async (transaction) => {
    const { owner_id: ownerId } = await requireViewing(transaction, id, reader)
    await lockViewingsOf(transaction, ownerId)
    const viewing = await requireViewing(transaction, id, reader)
    return change(transaction, viewing, getParty(viewing, reader.userId))
  })
}

/**
 * Moves a coming viewing to another free time of its statement and notifies both sides. Moving to its present
 * time changes nothing.
 * @throws ApiError 404 for a stranger, 422 for a viewing that is over, or a time that is not free
 */
export async function moveViewing(
  pool: pg.Pool,
  id: string,
  reader: ViewingReader,
  timeId: number,
): Promise<void> {
  await changeViewing(pool, id, reader, async (transaction, viewing, by) => {
    requireComing(viewing)
    const { rowCount: isSame } = await transaction.query(
      'select from viewings where id = $1 and time_id = $2',
      [viewing.id, timeId],
    )
    if (isSame) return
    const { rowCount: isMoved } = await transaction.query(
      `update viewings set time_id = t.id, starts_at = t.starts_at, ends_at = t.ends_at, in_person = t.in_person,
         state = 'moved', moved_by = $3, sequence = sequence + 1, changed_at = now(), reminded_at = null
       from viewing_times t join statements s on s.id = t.statement_id
       where viewings.id = $1 and t.id = $2 and s.id = viewings.statement_id and ${VIEWABLE_SQL} and ${FREE_TIME_SQL}`,
      [viewing.id, timeId, by],
    )
    if (!isMoved) throw invalidField('time_id', 'is no longer free')
    await notifyParties(transaction, 'viewing_moved', await getViewing(transaction, viewing.id))
  })
}

/**
 * Cancels a coming viewing and notifies both sides. Safe to repeat.
 * @throws ApiError 404 for a stranger, 422 for a viewing that is over, or an owner without a reason
 */
export async function cancelViewing(
  pool: pg.Pool,
  id: string,
  reader: ViewingReader,
  reason: string,
): Promise<void> {
  await changeViewing(pool, id, reader, async (transaction, viewing, by) => {
    if (isCancelled(viewing.state)) return
    requireComing(viewing)
    if (by === 'owner' && reason === '') throw invalidField('reason', 'is required')
    await cancel(transaction, viewing.id, by, reason)
  })
}

/** Cancels a viewing and notifies both sides. The viewings of the owner must be locked. */
async function cancel(transaction: Db, id: string, by: ViewingParty | 'site', reason: string): Promise<void> {
  await transaction.query(
    'update viewings set state = $2, reason = $3, sequence = sequence + 1, changed_at = now() where id = $1',
    [id, toCancelledState(by), reason],
  )
  await notifyParties(transaction, 'viewing_cancelled', await getViewing(transaction, id))
}

/**
 * Records whether a past viewing took place, by one side. Safe to repeat.
 * @throws ApiError 404 for a stranger, 422 for a viewing that has not begun or was cancelled
 */
export async function answerViewing(
  pool: pg.Pool,
  id: string,
  reader: ViewingReader,
  tookPlace: boolean,
): Promise<void> {
  await changeViewing(pool, id, reader, async (transaction, viewing, by) => {
    if (!viewing.is_past || isCancelled(viewing.state))
      throw invalidField('took_place', 'is about a viewing to come')
    const answers = [viewing.owner_answer, viewing.seeker_answer]
    answers[by === 'owner' ? 0 : 1] = tookPlace
    await transaction.query(
      'update viewings set owner_answer = $2, seeker_answer = $3, state = $4 where id = $1',
      [viewing.id, ...answers, toAnsweredState(answers)],
    )
  })
}

/** @throws ApiError 422 for a viewing that is cancelled or has begun */
function requireComing({ state, is_past }: ViewingRow): void {
  if (!isComing(state) || is_past) throw invalidField('viewing', 'is over')
}

/** Cancels a viewing that can no longer take place, unless another process has just done so. */
export async function cancelBySite(transaction: Db, id: string, ownerId: number): Promise<void> {
  await lockViewingsOf(transaction, ownerId)
  const viewing = await getViewing(transaction, id)
  if (isComing(viewing.state)) await cancel(transaction, id, 'site', '')
}

/** Cancels the coming viewings of an account that is about to close, as seeker and as owner. */
export async function cancelViewingsOfClosing(transaction: Db, userId: number): Promise<void> {
  const { rows } = await transaction.query<Pick<ViewingRow, 'id' | 'owner_id'>>(
    `select id, owner_id from viewings
     where (user_id = $1 or owner_id = $1) and state in ('booked', 'moved') and ends_at > now() order by owner_id, id`,
    [userId],
  )
  for (const { id, owner_id: ownerId } of rows) await cancelBySite(transaction, id, ownerId)
}
