import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import type { Job } from '~backend/platform/jobs/run-jobs'
import { deleteRemovedCards } from './cards/routes'
import { getPayerLocale } from './payer-locale'
import type { PaymentContext } from './payment-context'
import { isRepeatable, isSent, sendToProvider } from './send-to-provider'
import { settlePayment } from './settle-payment'
import { findPayment, type Payment } from './store'

const INTERVAL_MS = 10_000
const MAX_DURATION_MS = 60_000
const MAX_PER_ROUND = 20
/** Age in seconds at which an unsent payment expires; it has no provider page, so it cannot be paid. */
const MAX_UNSENT_SECONDS = 30 * 60
/** Age in seconds at which a pending payment is sent to review; providers expire theirs within hours. */
const MAX_PENDING_SECONDS = 7 * 24 * 3_600

export function createReconciliationJob(paymentContext: PaymentContext): Job {
  return {
    name: 'payment-reconciliation',
    intervalMs: INTERVAL_MS,
    maxDurationMs: MAX_DURATION_MS,
    async run() {
      await reconcilePayments(paymentContext)
      return undefined
    },
  }
}

/**
 * Checks due payments. Safe to run concurrently, because each payment is claimed by one caller.
 * @returns number of checked payments
 */
export async function reconcilePayments(paymentContext: PaymentContext): Promise<number> {
  const { pool, log, gateway } = paymentContext
  const { rows } = await pool.query<{ now: string }>('select now()::text as now')
  let checked = 0
  for (; checked < MAX_PER_ROUND; checked += 1) {
    const id = await claimDuePayment(pool, rows[0]?.now, gateway?.name)
    if (id === undefined) break
    await reconcilePayment(paymentContext, id).catch((error: Error) => {
      log.error({ payment: id, reason: error.message }, 'a payment could not be settled and will be retried')
    })
  }
  await deleteRemovedCards(paymentContext)
  return checked
}

/**
 * Claims a payment and postpones its next check first, so that failing payments do not delay others.
 * A pending payment of another provider eventually goes to review; a decided one can only be checked at its
 * own provider.
 */
async function claimDuePayment(
  db: Db,
  dueUntil: string | undefined,
  provider: string | undefined,
): Promise<number | undefined> {
  const { rows } = await db.query<Row<'payments', 'id'>>(
    `update payments set ask_after = now() + interval '1 minute'
     where id = (
       select id from payments where ask_after <= $1::timestamptz and (state = 'pending' or provider = $2)
       order by ask_after limit 1 for update skip locked)
     returning id`,
    [dueUntil, provider],
  )
  return rows[0]?.id
}

async function reconcilePayment(paymentContext: PaymentContext, id: number): Promise<void> {
  const payment = await findPayment(paymentContext.pool, id)
  if (!payment) return
  if (payment.state === 'pending' && !isSent(payment) && !payment.is_being_sent)
    await resendOrGiveUp(paymentContext, payment)
  await settlePayment(paymentContext, id)
  if (payment.age_seconds > MAX_PENDING_SECONDS)
    await giveUp(paymentContext, payment, 'review', 'never_final')
}

async function resendOrGiveUp(paymentContext: PaymentContext, payment: Payment): Promise<void> {
  if (payment.age_seconds > MAX_UNSENT_SECONDS && payment.card_id === null)
    await giveUp(paymentContext, payment, 'expired', 'never_begun')
  else if (isRepeatable(paymentContext, payment) && payment.age_seconds <= MAX_PENDING_SECONDS)
    await sendToProvider(paymentContext, payment.id, getPayerLocale(payment))
  else if (payment.card_id !== null) await giveUp(paymentContext, payment, 'review', 'unknown_charge')
}

async function giveUp(
  { pool, log }: PaymentContext,
  { id }: Payment,
  state: 'expired' | 'review',
  reason: string,
) {
  const { rowCount } = await pool.query(
    `update payments set state = $2, reason = $3, finished_at = now(),
       ask_after = case when provider_id is not null then ask_after end
     where id = $1 and state = 'pending'`,
    [id, state, reason],
  )
  if (rowCount === 1 && state === 'review')
    log.error({ payment: id, alert: reason }, 'a payment needs review')
}
