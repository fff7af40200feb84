import { CannotFulfil } from '~backend/payments/payment-context'
import type { Db } from '~backend/platform/db/pool'
import type { Column, Row } from '~backend/platform/db/row'
import { ApiError, invalidField, toFieldError } from '~backend/platform/http/errors'
import { MINUTE_MS } from '~contract/values/georgian-time'
import { findNearestTimes, isBookable, listBookableTimes } from './opening-times'
import { type Slot, toSlot, toTimestamp } from './slot'

/** Minutes a slot is held while choosing a payment method, and while paying. */
const HOLD_MINUTES = { chosen: 15, paying: 60 } as const
const NEAREST_COUNT = 6
const UNIQUE_VIOLATION = '23505'

/** SQL: booking `b` with payment `p` occupies its slot. */
const BLOCKS_SLOT = `(b.state = 'taken'
  or (b.state = 'held' and b.held_until > now() and p.state in ('new', 'pending', 'review')))`

/** @param month such as `2026-12`; default: all */
export async function listFreeTimes(
  db: Db,
  branchId: number,
  now: number,
  month?: string,
): Promise<number[]> {
  const moments = listBookableTimes(now, month)
  const { rows } = await db.query<{
    starts_at: NonNullable<Column<'registry_bookings', 'starts_at'>>
  }>(
    `select b.starts_at from registry_bookings b join payments p on p.order_id = b.order_id
     where b.branch_id = $1 and b.starts_at between $2 and $3 and b.state <> 'freed' and ${BLOCKS_SLOT}`,
    [branchId, new Date(moments[0] ?? now), new Date(moments.at(-1) ?? now)],
  )
  const taken = new Set(rows.map(({ starts_at }) => starts_at.getTime()))
  return moments.filter((moment) => !taken.has(moment))
}

export async function findNearestFreeSlots(
  db: Db,
  branchId: number,
  slot: Slot,
  now: number,
): Promise<Slot[]> {
  return findNearestTimes(toTimestamp(slot), await listFreeTimes(db, branchId, now), NEAREST_COUNT).map(
    toSlot,
  )
}

export type NewBooking = { orderId: number; userId: number; branchId: number; slot: Slot | undefined }

/**
 * Holds a slot and releases the user's other unpaid holds.
 * @throws ApiError 422 with the nearest free slots if the slot is taken
 */
export async function holdSlot(
  transaction: Db,
  { orderId, userId, branchId, slot }: NewBooking,
): Promise<void> {
  await transaction.query(
    `update registry_bookings b set state = 'freed'
     from service_orders o join payments p on p.order_id = o.id
     where b.order_id = o.id and o.user_id = $1 and b.state = 'held' and p.state = 'new'`,
    [userId],
  )
  if (slot) await releaseStaleHolds(transaction, branchId, new Date(toTimestamp(slot)))
  const { rowCount } = await transaction.query(
    `insert into registry_bookings (order_id, branch_id, starts_at, held_until)
     values ($1, $2, $3, now() + make_interval(mins => $4))
     on conflict (branch_id, starts_at) where state <> 'freed' and starts_at is not null do nothing`,
    [orderId, branchId, slot ? new Date(toTimestamp(slot)) : null, HOLD_MINUTES.chosen],
  )
  if (rowCount === 0 && slot)
    throw slotTakenError(await findNearestFreeSlots(transaction, branchId, slot, Date.now()))
}

/** @throws CannotFulfil if the slot is taken; the transaction must be rolled back */
export async function extendHold(transaction: Db, orderId: number): Promise<void> {
  await secureSlot(transaction, orderId, 'held')
}

/** @throws CannotFulfil if the slot is taken; the transaction must be rolled back */
export async function confirmBooking(transaction: Db, orderId: number): Promise<void> {
  await secureSlot(transaction, orderId, 'taken')
}

async function secureSlot(transaction: Db, orderId: number, state: 'held' | 'taken'): Promise<void> {
  const { rows } = await transaction.query<Row<'registry_bookings', 'branch_id' | 'starts_at'>>(
    'select branch_id, starts_at from registry_bookings where order_id = $1 for update',
    [orderId],
  )
  const [booking] = rows
  if (!booking) throw new Error('the order has no booking')
  const { branch_id: branchId, starts_at: startsAt } = booking
  if (startsAt && startsAt.getTime() < Date.now() + MINUTE_MS) throw new CannotFulfil('the time has passed')
  if (startsAt) await releaseStaleHolds(transaction, branchId, startsAt, orderId)
  await transaction
    .query(
      `update registry_bookings set state = $2, held_until = now() + make_interval(mins => $3) where order_id = $1`,
      [orderId, state, HOLD_MINUTES.paying],
    )
    .catch((error: Error & { code?: string }) => {
      if (error.code === UNIQUE_VIOLATION) throw new CannotFulfil('somebody else has the time')
      throw error
    })
}

/**
 * Sets the time, for the customer or an operator.
 * @throws ApiError 422 if the time is not free
 */
export async function setBookedTime(transaction: Db, orderId: number, slot: Slot): Promise<void> {
  if (!isBookable(slot, Date.now())) throw invalidField('time', 'is of a time when nobody is there')
  const { rows } = await transaction.query<Row<'registry_bookings', 'branch_id'>>(
    'select branch_id from registry_bookings where order_id = $1 for update',
    [orderId],
  )
  if (!rows[0]) throw new Error('the order has no booking')
  const startsAt = new Date(toTimestamp(slot))
  await releaseStaleHolds(transaction, rows[0].branch_id, startsAt, orderId)
  await transaction
    .query('update registry_bookings set starts_at = $2 where order_id = $1', [orderId, startsAt])
    .catch((error: Error & { code?: string }) => {
      if (error.code !== UNIQUE_VIOLATION) throw error
      throw invalidField('time', 'is of a time that is not free any more')
    })
}

export async function releaseSlot(transaction: Db, orderId: number): Promise<void> {
  await transaction.query("update registry_bookings set state = 'freed' where order_id = $1", [orderId])
}

/** Releases slots of declined and expired payments, on demand. */
async function releaseStaleHolds(
  transaction: Db,
  branchId: number,
  startsAt: Date,
  except = 0,
): Promise<void> {
  await transaction.query(
    `update registry_bookings b set state = 'freed' from payments p
     where p.order_id = b.order_id and b.branch_id = $1 and b.starts_at = $2 and b.order_id <> $3
       and b.state = 'held' and not ${BLOCKS_SLOT}`,
    [branchId, startsAt, except],
  )
}

function slotTakenError(nearest: Slot[]): ApiError {
  return new ApiError(422, 'Invalid', {
    result: false,
    data: { nearest },
    errors: [toFieldError('time', 'is of a time that is not free any more')],
  })
}
