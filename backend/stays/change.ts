import type pg from 'pg'
import { findConversation, type Reader } from '~backend/conversations/conversation-row'
import { inVisitorTransaction } from '~backend/platform/auth/in-account-transaction'
import type { Db } from '~backend/platform/db/pool'
import { inTransaction } from '~backend/platform/db/transaction'
import { invalidField, notFound } from '~backend/platform/http/errors'
import { runForEach } from '~backend/platform/jobs/run-for-each'
import type { ConversationSide } from '~contract/conversations'
import { isOpenStay, type StayAct, type StayState } from '~contract/stays'
import { isUuid } from '~contract/values/ids'
import { notifyParties } from './notify'
import { findTransition, TODAY_SQL } from './rules'
import { findStay, getStay, lockStaysOf, type StayRow } from './store'

/**
 * Confirms, declines or cancels a stay and notifies both sides. Safe to repeat. A confirmation occupies the
 * nights and declines the other requests for them.
 * @throws ApiError 404 for a stranger, 422 for an act of the other side, a stay that is over, or nights that
 * are occupied
 */
export async function changeStay(pool: pg.Pool, id: string, reader: Reader, act: StayAct): Promise<void> {
  if (!isUuid(id)) throw notFound('Stay')
  await inVisitorTransaction(pool, reader.userId, async (transaction) => {
    const { stay: found } = await requireStay(transaction, id, reader)
    await lockStaysOf(transaction, found.statement_id)
    const { stay, side } = await requireStay(transaction, id, reader)
    const transition = findTransition(act, side)
    if (!transition) throw invalidField('act', 'is not one of the seeker')
    if (stay.state === transition.to) return
    if (!transition.from.includes(stay.state) || !canChange(stay)) throw invalidField('stay', 'is over')
    if (act === 'confirm') await confirm(transaction, stay)
    else await setState(transaction, stay, transition.to)
  })
}

/** A request can be answered until it lapses, and a stay cancelled until the day of arrival is over. */
function canChange({ state, is_coming, is_expired }: StayRow): boolean {
  return state === 'requested' ? !is_expired : is_coming
}

/** @throws ApiError 404 unless the caller owns the statement or takes part in the conversation */
async function requireStay(
  db: Db,
  id: string,
  reader: Reader,
): Promise<{ stay: StayRow; side: ConversationSide }> {
  const stay = await findStay(db, id)
  if (!stay) throw notFound('Stay')
  if (stay.owner_id === reader.userId) return { stay, side: 'owner' }
  const conversation = await findConversation(db, stay.conversation_id, reader)
  if (!conversation) throw notFound('Stay')
  return { stay, side: conversation.side }
}

async function confirm(transaction: Db, stay: StayRow): Promise<void> {
  const { rowCount } = await transaction.query(
    `insert into occupied_nights (statement_id, stay_id, nights)
     select statement_id, id, nights from stays where id = $1 on conflict do nothing`,
    [stay.id],
  )
  if (!rowCount) throw invalidField('nights', 'are occupied')
  await setState(transaction, stay, 'confirmed')
  const { rows } = await transaction.query<Pick<StayRow, 'id' | 'state'>>(
    `select other.id, other.state from stays other join stays v on v.id = $1
     where other.statement_id = v.statement_id and other.id <> v.id and other.state = 'requested'
       and other.nights && v.nights order by other.created_at, other.id`,
    [stay.id],
  )
  for (const other of rows) await setState(transaction, other, 'declined')
}

/** Changes the state, frees the nights of a stay that ends, and notifies both sides. */
async function setState(
  transaction: Db,
  { id, state: former }: Pick<StayRow, 'id' | 'state'>,
  state: StayState,
): Promise<void> {
  await transaction.query('update stays set state = $2, changed_at = now() where id = $1', [id, state])
  if (!isOpenStay(state)) await transaction.query('delete from occupied_nights where stay_id = $1', [id])
  const inCalendars = former === 'confirmed' || state === 'confirmed'
  await notifyParties(transaction, await getStay(transaction, id), { inCalendars })
}

type FoundStay = { id: string; statement_id: number }

/** Changes a stay to a state that no side chose, unless another process has just ended it. */
async function endBySite(
  transaction: Db,
  { id, statement_id: statementId }: FoundStay,
  state: 'lapsed' | 'cancelled_by_site',
): Promise<void> {
  await lockStaysOf(transaction, statementId)
  const stay = await findStay(transaction, id)
  if (!stay || !isOpenStay(stay.state)) return
  if (state === 'lapsed' && stay.state !== 'requested') return
  await setState(transaction, stay, state)
}

const MAX_PER_RUN = 500

/** Ends requests that the owner did not answer in time. */
export async function lapseStays(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<FoundStay>(
    `select id, statement_id from stays where state = 'requested' and expires_at <= now() order by expires_at limit $1`,
    [MAX_PER_RUN],
  )
  await runForEach(rows, (stay) =>
    inTransaction(pool, (transaction) => endBySite(transaction, stay, 'lapsed')),
  )
}

/**
 * Cancels requests and coming stays of statements that are deleted, or whose owner is blocked. A statement
 * that is only withdrawn may be full, so its stays remain.
 */
export async function cancelImpossibleStays(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<FoundStay>(
    `select v.id, v.statement_id from stays v join statements s on s.id = v.statement_id
       join users owner on owner.id = s.user_id
     where v.state in ('requested', 'confirmed') and lower(v.nights) >= ${TODAY_SQL}
       and (s.deleted_at is not null or not s.published or owner.blocked_at is not null)
     order by v.created_at limit $1`,
    [MAX_PER_RUN],
  )
  await runForEach(rows, (stay) =>
    inTransaction(pool, (transaction) => endBySite(transaction, stay, 'cancelled_by_site')),
  )
}

/**
 * Cancels the stays of an account that is about to close, on both sides, and deletes those that it requested
 * with the nights that it blocked and its terms.
 */
export async function endStaysOfClosing(transaction: Db, userId: number): Promise<void> {
  const { rows } = await transaction.query<FoundStay>(
    `select v.id, v.statement_id from stays v join statements s on s.id = v.statement_id
       join conversations c on c.id = v.conversation_id
     where (s.user_id = $1 or c.seeker_id = $1) and v.state in ('requested', 'confirmed')
       and upper(v.nights) >= ${TODAY_SQL} order by v.statement_id, v.id`,
    [userId],
  )
  for (const stay of rows) await endBySite(transaction, stay, 'cancelled_by_site')
  await transaction.query(
    'delete from stays v using conversations c where c.id = v.conversation_id and c.seeker_id = $1',
    [userId],
  )
  await transaction.query(
    'delete from occupied_nights where statement_id in (select id from statements where user_id = $1)',
    [userId],
  )
  await transaction.query(
    'delete from stay_terms where statement_id in (select id from statements where user_id = $1)',
    [userId],
  )
}
