import type pg from 'pg'
import { ADVISORY_LOCKS } from '~backend/platform/db/advisory-locks'
import { forgetRemovedCards } from './cards/routes'
import type { PaymentContext } from './payment-context'
import { isSent, sendToProvider } from './send-to-provider'
import { settlePayment } from './settle-payment'
import { findPayment, type Payment } from './store'

const INTERVAL_MS = 10_000
const MAX_PER_ROUND = 20
/** An unsent payment has no provider page, so nobody can have paid it. */
const MAX_UNSENT_SECONDS = 30 * 60
/** Providers expire payments within hours. */
const MAX_PENDING_SECONDS = 7 * 24 * 3_600

export function startReconciliationJob(paymentContext: PaymentContext): { stop(): Promise<void> } {
  let isStopped = false
  let running: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    running = running
      .then(() => (isStopped ? undefined : reconcilePayments(paymentContext)))
      .catch((error: Error) =>
        paymentContext.log.warn({ reason: error.message }, 'payments were not reconciled; later again'),
      )
  }, INTERVAL_MS)
  timer.unref()
  return {
    async stop() {
      isStopped = true
      clearInterval(timer)
      await running
    },
  }
}

/**
 * Runs one round; a lock keeps other instances out.
 * @returns how many payments were checked
 */
export async function reconcilePayments(paymentContext: PaymentContext): Promise<number> {
  const client = await paymentContext.pool.connect()
  let broken: Error | undefined
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      ADVISORY_LOCKS.reconciliation,
    ])
    if (!rows[0]?.mine) return 0
    try {
      return await reconcileDuePayments(paymentContext, client)
    } finally {
      await client.query('select pg_advisory_unlock($1)', [ADVISORY_LOCKS.reconciliation])
    }
  } catch (error) {
    // Closing the connection releases a lock it may still hold.
    broken = error as Error
    throw error
  } finally {
    client.release(broken)
  }
}

async function reconcileDuePayments(paymentContext: PaymentContext, client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `select id from payments where state = 'pending' and ask_after <= now() order by ask_after limit $1`,
    [MAX_PER_ROUND],
  )
  for (const { id } of rows) {
    await reconcilePayment(paymentContext, id).catch((error: Error) => {
      paymentContext.log.error(
        { payment: id, reason: error.message },
        'a payment could not be settled; later again',
      )
    })
  }
  await forgetRemovedCards(paymentContext)
  return rows.length
}

async function reconcilePayment(paymentContext: PaymentContext, id: number): Promise<void> {
  const payment = await findPayment(paymentContext.pool, id)
  if (!payment) return
  // Rescheduled first, so that a failure below does not delay the others.
  await paymentContext.pool.query(
    `update payments set ask_after = now() + interval '1 minute' where id = $1 and state = 'pending'`,
    [id],
  )
  if (!isSent(payment) && !payment.is_being_sent) await resendOrGiveUp(paymentContext, payment)
  await settlePayment(paymentContext, id)
  if (payment.age_seconds > MAX_PENDING_SECONDS)
    await giveUp(paymentContext, payment, 'review', 'never_final')
}

/** An idempotent provider executes a repeated payment once; with any other the outcome is unknown. */
async function resendOrGiveUp(paymentContext: PaymentContext, payment: Payment): Promise<void> {
  if (payment.age_seconds > MAX_UNSENT_SECONDS && payment.card_id === null)
    await giveUp(paymentContext, payment, 'expired', 'never_begun')
  else if (paymentContext.gateway?.name === payment.provider && paymentContext.gateway.isIdempotent)
    await sendToProvider(paymentContext, payment.id, 'ka')
  else if (payment.card_id !== null) await giveUp(paymentContext, payment, 'review', 'unknown_charge')
}

async function giveUp(
  { pool, log }: PaymentContext,
  { id }: Payment,
  state: 'expired' | 'review',
  reason: string,
) {
  const { rowCount } = await pool.query(
    `update payments set state = $2, reason = $3, finished_at = now() where id = $1 and state = 'pending'`,
    [id, state, reason],
  )
  if (rowCount === 1 && state === 'review')
    log.error({ payment: id, alarm: reason }, 'a payment needs to be looked at')
}
