import type pg from 'pg'
import type { Db } from '../db/pool'
import { withTransaction } from '../db/transaction'
import { notFound } from '../http/errors'
import { move, NotEnoughBalance } from '../ledger/move'
import { KIND } from '../notifications/kinds'
import { tell } from '../notifications/tell'
import { declined } from '../payments/declined'
import { OPEN } from './matching'

/** What a client's number costs, in tetri. */
export const NUMBER_TETRI = 500

export type OfferState = 'waiting' | 'given' | 'declined'

/**
 * Asks for the number of somebody who seeks, and pays for it. Who has an account is asked first, and the money is back
 * when they decline or do not answer; a guest has left the number for just that. Asked again, it is the first request.
 *
 * @throws ApiError 404 for a wish that is over or one's own; what was declined for want of money
 */
export async function askForNumber(pool: pg.Pool, userId: number, wishId: number): Promise<OfferState> {
  return withTransaction(pool, async (transaction) => {
    // Two requests at once wait for each other here.
    const { rows } = await transaction.query<{ seeker: number | null }>(
      `select user_id as seeker from client_wishes w
       where id = $1 and ${OPEN} and user_id is distinct from $2 for no key update`,
      [wishId, userId],
    )
    const [wish] = rows
    if (!wish) throw notFound('Client')
    const before = await offerOf(transaction, userId, wishId)
    if (before) return before
    const paymentId = await payForNumber(transaction, userId)
    const state = wish.seeker === null ? 'given' : 'waiting'
    const { rows: made } = await transaction.query<{ id: number }>(
      `insert into client_number_offers (wish_id, user_id, payment_id, state, answered_at)
       values ($1, $2, $3, $4, case when $4 = 'given' then now() end) returning id`,
      [wishId, userId, paymentId, state],
    )
    if (wish.seeker !== null)
      await tell(transaction, {
        userId: wish.seeker,
        kind: KIND.clientNumbers,
        senderId: userId,
        cause: `number:${made[0]?.id}`,
      })
    return state
  }).catch((error: unknown) => {
    if (error instanceof NotEnoughBalance) throw declined('not_enough_balance')
    throw error
  })
}

async function offerOf(transaction: Db, userId: number, wishId: number): Promise<OfferState | undefined> {
  const { rows } = await transaction.query<{ state: OfferState }>(
    `select state from client_number_offers where wish_id = $1 and user_id = $2 and state <> 'lapsed'`,
    [wishId, userId],
  )
  return rows[0]?.state
}

async function payForNumber(transaction: Db, userId: number): Promise<number> {
  const { rows } = await transaction.query<{ id: number }>(
    `insert into payments (user_id, purpose, amount, state, method, started_at, finished_at)
     values ($1, 'client_number', $2, 'succeeded', 'balance', now(), now()) returning id`,
    [userId, NUMBER_TETRI],
  )
  const paymentId = rows[0]?.id
  if (paymentId === undefined) throw new Error('a payment was not added')
  await move(transaction, {
    key: `client_number:${paymentId}`,
    cause: 'order',
    paymentId,
    from: { userId },
    to: { code: 'sales' },
    tetri: NUMBER_TETRI,
  })
  return paymentId
}
