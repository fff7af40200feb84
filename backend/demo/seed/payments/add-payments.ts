import { createHash } from 'node:crypto'
import { postTransaction } from '~backend/ledger/post-transaction'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { DAY_MS } from '~contract/values/georgian-time'
import { toUuid } from '~contract/values/ids'
import { CARDS, PAST_ORDERS, PAST_TOP_UPS, type PastTopUp, PROMO_CODES } from './payment-history'

/** Adds payments. Safe to repeat; adds nothing without the demo people. */
export async function addPayments(db: Db, day: Date): Promise<void> {
  await addPromoCodes(db, day)
  const { rows } = await db.query<Row<'users', 'id'> & { who: string }>(
    `select id, split_part(email, '@', 1) as who from users where email like '%@demo.test'`,
  )
  const people = new Map(rows.map(({ id, who }) => [who, id]))
  const at = (daysAgo: number) => new Date(day.getTime() - daysAgo * DAY_MS + DAY_MS / 2)
  for (const topUp of PAST_TOP_UPS) {
    const userId = people.get(topUp.who)
    if (userId !== undefined) await addTopUp(db, userId, topUp, at(topUp.daysAgo))
  }
  for (const { who, daysAgo, type } of PAST_ORDERS) {
    const userId = people.get(who)
    if (userId !== undefined) await addOrder(db, userId, type, at(daysAgo))
  }
  const owner = people.get('physical')
  if (owner !== undefined) await addCards(db, owner)
}

async function addPromoCodes(db: Db, day: Date) {
  for (const { code, amount, endsInDays } of PROMO_CODES) {
    const ends = endsInDays === null ? null : new Date(day.getTime() + endsInDays * DAY_MS)
    await db.query(
      `insert into promo_codes (code, amount, begins_at, expires_at) values ($1, $2, $3, $4) on conflict (code) do nothing`,
      [code, amount, new Date(day.getTime() - 90 * DAY_MS), ends],
    )
  }
}

async function addTopUp(
  db: Db,
  userId: number,
  { tetri, method, isPaid, who, daysAgo }: PastTopUp,
  at: Date,
) {
  const name = `${who} ${daysAgo} ${tetri}`
  const providerId = createKey(`bank ${name}`)
  const { rows } = await db.query<Row<'payments', 'id'>>(
    `insert into payments (user_id, purpose, amount, state, reason, method, provider, provider_id, idempotency_key,
       sent_hash, created_at, started_at, finished_at, asks, asked_at)
     values ($1, 'fill_balance', $2, $3, $4, $5, 'sandbox', $6, $7, sha256('seed'), $8, $8, $8, 1, $8)
     on conflict (user_id, idempotency_key) do nothing
     returning id`,
    [
      userId,
      tetri,
      isPaid ? 'succeeded' : 'failed',
      isPaid ? null : 'declined',
      method,
      providerId,
      createKey(`payment ${name}`),
      at,
    ],
  )
  const paymentId = rows[0]?.id
  if (paymentId === undefined || !isPaid) return
  await postTransaction(db, {
    key: `payment:sandbox:${providerId}`,
    cause: 'payment',
    paymentId,
    tetri,
    at,
    from: { code: 'provider:sandbox' },
    to: { userId },
  })
}

async function addOrder(db: Db, userId: number, type: string, at: Date) {
  const key = createKey(`order ${userId} ${type}`)
  const { rowCount } = await db.query('select from payments where user_id = $1 and idempotency_key = $2', [
    userId,
    key,
  ])
  if (rowCount) return
  const { rows } = await db.query<Row<'payments', 'id' | 'amount'>>(
    `with made as (
       insert into service_orders (user_id, service_type_id, state, created_at, paid_at)
       select $1, id, 'done', $4, $4 from service_types where key = $2
       returning id, service_type_id
     )
     insert into payments (user_id, purpose, amount, state, method, order_id, idempotency_key, sent_hash, created_at,
       started_at, finished_at)
     select $1, 'order', price, 'succeeded', 'balance', made.id, $3, sha256('seed'), $4, $4, $4
     from made join service_types t on t.id = made.service_type_id
     returning id, amount`,
    [userId, type, key, at],
  )
  const [payment] = rows
  if (!payment) throw new Error(`there is no service ${type}`)
  await postTransaction(db, {
    key: `order:${payment.id}`,
    cause: 'order',
    paymentId: payment.id,
    tetri: payment.amount,
    at,
    from: { userId },
    to: { code: 'sales' },
  })
}

async function addCards(db: Db, userId: number) {
  for (const [index, card] of CARDS.entries()) {
    const { token, mask, brand, expiry } = card
    await db.query(
      `insert into sandbox_bank_cards (token, card_mask, brand, expiry, is_declined) values ($1, $2, $3, $4, $5)
       on conflict do nothing`,
      [token, mask, brand, expiry, 'isDeclined' in card],
    )
    await db.query(
      `insert into payment_cards (user_id, provider, token, card_mask, brand, expiry, is_default)
       values ($1, 'sandbox', $2, $3, $4, $5, $6) on conflict do nothing`,
      [userId, token, mask, brand, expiry, index === 0],
    )
  }
}

function createKey(name: string): string {
  return toUuid(createHash('sha256').update(`seed ${name}`).digest('hex'))
}
