import type pg from 'pg'
import { forgetCards } from './cards/routes'
import type { Cashier } from './cashier'
import { isSent, send } from './send'
import { settle } from './settle'
import { findPayment, type Payment } from './store'

const EVERY_MS = 10_000
const MOST_AT_ONCE = 20
const LOCK = 1_702_522_725
/** Without a page to pay on, nobody has paid. */
const UNSENT_SECONDS = 30 * 60
/** Providers give up within hours. */
const NEVER_FINAL_SECONDS = 7 * 24 * 3_600

/** Asks again and again for the payments of which nobody has told us what has become of them. */
export function startReconciling(cashier: Cashier): { stop(): Promise<void> } {
  let isStopped = false
  let running: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    running = running
      .then(() => (isStopped ? undefined : reconcile(cashier)))
      .catch((error: Error) =>
        cashier.log.warn({ reason: error.message }, 'payments were not reconciled; later again'),
      )
  }, EVERY_MS)
  timer.unref()
  return {
    async stop() {
      isStopped = true
      clearInterval(timer)
      await running
    },
  }
}

/** One round; of all instances only one is at it. @returns how many payments were asked for */
export async function reconcile(cashier: Cashier): Promise<number> {
  const client = await cashier.pool.connect()
  let broken: Error | undefined
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK])
    if (!rows[0]?.mine) return 0
    try {
      return await askForDue(cashier, client)
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCK])
    }
  } catch (error) {
    // A connection that may still hold the lock is closed, which lets go of it.
    broken = error as Error
    throw error
  } finally {
    client.release(broken)
  }
}

async function askForDue(cashier: Cashier, client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `select id from payments where state = 'pending' and ask_after <= now() order by ask_after limit $1`,
    [MOST_AT_ONCE],
  )
  for (const { id } of rows) {
    await look(cashier, id).catch((error: Error) => {
      cashier.log.error({ payment: id, reason: error.message }, 'a payment could not be settled; later again')
    })
  }
  await forgetCards(cashier)
  return rows.length
}

async function look(cashier: Cashier, id: number): Promise<void> {
  const payment = await findPayment(cashier.pool, id)
  if (!payment) return
  // First of all: whatever fails below must not keep the others waiting.
  await cashier.pool.query(
    `update payments set ask_after = now() + interval '1 minute' where id = $1 and state = 'pending'`,
    [id],
  )
  if (!isSent(payment) && !payment.is_being_sent) await sendAgainOrGiveUp(cashier, payment)
  await settle(cashier, id)
  if (payment.age_seconds > NEVER_FINAL_SECONDS) await giveUp(cashier, payment, 'review', 'never_final')
}

/** Told of a payment twice, a provider that repeats keys does it once; from another nobody knows what it has done. */
async function sendAgainOrGiveUp(cashier: Cashier, payment: Payment): Promise<void> {
  if (payment.age_seconds > UNSENT_SECONDS && payment.card_id === null)
    await giveUp(cashier, payment, 'expired', 'never_begun')
  else if (cashier.gateway?.name === payment.provider && cashier.gateway.repeatsKeys)
    await send(cashier, payment.id, 'ka')
  else if (payment.card_id !== null) await giveUp(cashier, payment, 'review', 'unknown_charge')
}

async function giveUp({ pool, log }: Cashier, { id }: Payment, state: 'expired' | 'review', reason: string) {
  const { rowCount } = await pool.query(
    `update payments set state = $2, reason = $3, finished_at = now() where id = $1 and state = 'pending'`,
    [id, state, reason],
  )
  if (rowCount === 1 && state === 'review')
    log.error({ payment: id, alarm: reason }, 'a payment needs to be looked at')
}
