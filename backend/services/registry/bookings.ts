import type { Db } from '../../db/pool'
import { ApiError } from '../../http/errors'
import { CannotHandOver } from '../../payments/cashier'
import { MINUTE_MS, momentOf, type Slot, slotAt } from './moment'
import { bookableMoments, nearestTo } from './times'

/** For a payer to choose how to pay, and then at the bank. */
const HOLD_MINUTES = { chosen: 15, paying: 60 } as const
const NEAREST = 6
const UNIQUE_VIOLATION = '23505'

/** A booking `b` with its payment `p` that keeps others away. */
const KEEPS = `(b.state = 'taken'
  or (b.state = 'held' and b.held_until > now() and p.state in ('new', 'pending', 'review')))`

/** The moments of a branch that are free, of those that can be booked; of a month such as `2026-12`, or of all. */
export async function freeMoments(db: Db, branchId: number, now: number, month?: string): Promise<number[]> {
  const moments = bookableMoments(now, month)
  const { rows } = await db.query<{ starts_at: Date }>(
    `select b.starts_at from registry_bookings b join payments p on p.order_id = b.order_id
     where b.branch_id = $1 and b.starts_at between $2 and $3 and b.state <> 'freed' and ${KEEPS}`,
    [branchId, new Date(moments[0] ?? now), new Date(moments.at(-1) ?? now)],
  )
  const kept = new Set(rows.map(({ starts_at }) => starts_at.getTime()))
  return moments.filter((moment) => !kept.has(moment))
}

/** Free times around one, soonest first. */
export async function nearestFree(db: Db, branchId: number, slot: Slot, now: number): Promise<Slot[]> {
  return nearestTo(momentOf(slot), await freeMoments(db, branchId, now), NEAREST).map(slotAt)
}

export type NewBooking = { orderId: number; userId: number; branchId: number; slot: Slot | undefined }

/**
 * Holds a time for an order that is about to be paid, in the transaction that makes the order. What the user had held
 * and not gone to pay is let go.
 *
 * @throws ApiError 422 with the nearest free times when somebody else has it
 */
export async function hold(transaction: Db, { orderId, userId, branchId, slot }: NewBooking): Promise<void> {
  await transaction.query(
    `update registry_bookings b set state = 'freed'
     from service_orders o join payments p on p.order_id = o.id
     where b.order_id = o.id and o.user_id = $1 and b.state = 'held' and p.state = 'new'`,
    [userId],
  )
  if (slot) await freeStale(transaction, branchId, new Date(momentOf(slot)))
  const { rowCount } = await transaction.query(
    `insert into registry_bookings (order_id, branch_id, starts_at, held_until)
     values ($1, $2, $3, now() + make_interval(mins => $4))
     on conflict (branch_id, starts_at) where state <> 'freed' and starts_at is not null do nothing`,
    [orderId, branchId, slot ? new Date(momentOf(slot)) : null, HOLD_MINUTES.chosen],
  )
  if (rowCount === 0 && slot) throw taken(await nearestFree(transaction, branchId, slot, Date.now()))
}

/**
 * Keeps the time of an order while its payer is at the bank.
 *
 * @throws CannotHandOver when somebody else has it by now; the transaction can then only be rolled back
 */
export async function keepWhilePaying(transaction: Db, orderId: number): Promise<void> {
  await secure(transaction, orderId, 'held')
}

/**
 * Gives the time of a paid order to its payer for good.
 *
 * @throws CannotHandOver as above
 */
export async function take(transaction: Db, orderId: number): Promise<void> {
  await secure(transaction, orderId, 'taken')
}

async function secure(transaction: Db, orderId: number, state: 'held' | 'taken'): Promise<void> {
  const { rows } = await transaction.query<{ branch_id: number; starts_at: Date | null }>(
    'select branch_id, starts_at from registry_bookings where order_id = $1 for update',
    [orderId],
  )
  const [booking] = rows
  if (!booking) throw new Error('the order has no booking')
  const { branch_id: branchId, starts_at: startsAt } = booking
  if (startsAt && startsAt.getTime() < Date.now() + MINUTE_MS) throw new CannotHandOver('the time has passed')
  if (startsAt) await freeStale(transaction, branchId, startsAt, orderId)
  await transaction
    .query(
      `update registry_bookings set state = $2, held_until = now() + make_interval(mins => $3) where order_id = $1`,
      [orderId, state, HOLD_MINUTES.paying],
    )
    .catch((error: Error & { code?: string }) => {
      if (error.code === UNIQUE_VIOLATION) throw new CannotHandOver('somebody else has the time')
      throw error
    })
}

/** Lets go of the time of an order that came to nothing. */
export async function letGo(transaction: Db, orderId: number): Promise<void> {
  await transaction.query("update registry_bookings set state = 'freed' where order_id = $1", [orderId])
}

/** Declined and expired payments hold nothing; the row is freed when somebody else wants its time. */
async function freeStale(transaction: Db, branchId: number, startsAt: Date, except = 0): Promise<void> {
  await transaction.query(
    `update registry_bookings b set state = 'freed' from payments p
     where p.order_id = b.order_id and b.branch_id = $1 and b.starts_at = $2 and b.order_id <> $3
       and b.state = 'held' and not ${KEEPS}`,
    [branchId, startsAt, except],
  )
}

function taken(nearest: Slot[]): ApiError {
  return new ApiError(422, 'Invalid', {
    result: false,
    data: { nearest },
    errors: [{ field: 'time', message: 'The time field is of a time that is not free any more.' }],
  })
}
