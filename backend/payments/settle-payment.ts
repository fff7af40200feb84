import { lockBalance } from '~backend/ledger/balance'
import { postTransaction } from '~backend/ledger/post-transaction'
import { addMessage } from '~backend/messages/add-message'
import type { Db } from '~backend/platform/db/pool'
import { inTransaction } from '~backend/platform/db/transaction'
import { saveCard } from './cards/store'
import type { ProviderStatus } from './gateway/payment-gateway'
import { CREDIT_OF_CLOSED_ACCOUNT, REFUND_OF_SPENT_MONEY } from './paid-states'
import { getPayerLocale } from './payer-locale'
import { CannotFulfil, type PaymentContext } from './payment-context'
import { isPolled, nextPaymentState, type StatusOptions } from './rules'
import { findPayment, lockPayment, type Payment } from './store'

/** Checks a payment at the provider and applies its status. Idempotent and safe to call concurrently. */
export function settlePayment(paymentContext: PaymentContext, paymentId: number): Promise<void> {
  const { settlements } = paymentContext
  // One check at a time per payment: an earlier response may be outdated.
  const settlement = (settlements.get(paymentId) ?? Promise.resolve())
    .catch(() => {})
    .then(() => checkProviderStatus(paymentContext, paymentId))
    .finally(() => {
      if (settlements.get(paymentId) === settlement) settlements.delete(paymentId)
    })
  settlements.set(paymentId, settlement)
  return settlement
}

async function checkProviderStatus(paymentContext: PaymentContext, paymentId: number): Promise<void> {
  const { pool, log, gateway } = paymentContext
  const payment = await findPayment(pool, paymentId)
  if (!gateway || payment?.provider !== gateway.name || !payment.provider_id) return
  const scheduledAt = await scheduleNextCheck(pool, paymentId)
  const status = await gateway.readStatus(payment.provider_id).catch((error: Error) => {
    log.warn(
      { payment: paymentId, reason: error.message },
      'cannot read the status of a payment at the provider',
    )
    return undefined
  })
  if (!status) return
  await inTransaction(pool, async (transaction) => {
    await applyProviderStatus(transaction, paymentContext, await lockPayment(transaction, paymentId), status)
    if (!isPolled(await lockPayment(transaction, paymentId)))
      await cancelNextCheck(transaction, paymentId, scheduledAt)
  })
}

/**
 * Schedules the next check before this one, which may fail.
 * @returns due time of the next check, which identifies it
 */
async function scheduleNextCheck(db: Db, paymentId: number): Promise<string | undefined> {
  const { rows } = await db.query<{ scheduled_at: string }>(
    `update payments set asks = asks + 1, asked_at = now(),
       ask_after = now() + greatest(interval '15 seconds', least((now() - started_at) / 3, interval '6 hours'))
     where id = $1
     returning ask_after::text as scheduled_at`,
    [paymentId],
  )
  return rows[0]?.scheduled_at
}

/**
 * Cancels the next check, unless a callback or another check has arrived since: this response may be older.
 */
async function cancelNextCheck(
  transaction: Db,
  paymentId: number,
  scheduledAt: string | undefined,
): Promise<void> {
  await transaction.query(
    `update payments set ask_after = null where id = $1 and ask_after = $2::timestamptz`,
    [paymentId, scheduledAt],
  )
}

export async function applyProviderStatus(
  transaction: Db,
  paymentContext: PaymentContext,
  payment: Payment,
  status: ProviderStatus,
  options: StatusOptions = {},
): Promise<void> {
  const transition = nextPaymentState(payment, status, options)
  const isLost = transition.isCredited && (await isAccountClosed(transaction, payment.user_id))
  const alert = isLost ? CREDIT_OF_CLOSED_ACCOUNT : transition.alert
  await raiseAlert(transaction, paymentContext, payment, alert, status)
  if (transition.state) {
    await transaction.query(
      `update payments set state = $2, reason = $3, finished_at = coalesce(finished_at, now()) where id = $1`,
      [payment.id, transition.state, transition.reason ?? null],
    )
  }
  if (transition.isCredited)
    await creditPayment(transaction, paymentContext, payment, {
      ...status,
      isSpendable: transition.refunded === undefined && !status.isRefunding && !isLost,
    })
  if (transition.refunded !== undefined)
    await reverseCredit(transaction, paymentContext, payment, transition.refunded)
}

async function isAccountClosed(transaction: Db, userId: number): Promise<boolean> {
  const { rowCount } = await transaction.query('select from users where id = $1 and closed_at is not null', [
    userId,
  ])
  return rowCount === 1
}

/** Alerts an operator once per reason. */
async function raiseAlert(
  transaction: Db,
  { log }: PaymentContext,
  payment: Payment,
  alert: string | undefined,
  { state: providerState, unknownState }: ProviderStatus,
) {
  const alertKey = alert ? [alert, payment.state, unknownState ?? providerState].join(' ') : null
  if (alertKey === payment.alert) return
  await transaction.query('update payments set alert = $2 where id = $1', [payment.id, alertKey])
  if (alert)
    log.error(
      { payment: payment.id, alert, state: payment.state, reported: providerState },
      'a payment needs review',
    )
}

/**
 * Credits a payment.
 * @param isSpendable true if nothing was returned and the account is open, so that the order can be paid
 */
async function creditPayment(
  transaction: Db,
  paymentContext: PaymentContext,
  payment: Payment,
  { savedCard, isSpendable }: Pick<ProviderStatus, 'savedCard'> & { isSpendable: boolean },
) {
  await postTransaction(transaction, {
    key: `payment:${payment.provider}:${payment.provider_id}`,
    cause: 'payment',
    paymentId: payment.id,
    from: { code: `provider:${payment.provider}` },
    to: { userId: payment.user_id },
    tetri: payment.amount,
  })
  if (savedCard && payment.saves_card) await saveCard(transaction, payment, savedCard)
  const isOrder = payment.purpose === 'order'
  const isSpent = isOrder && isSpendable && (await payOrderFromCredit(transaction, paymentContext, payment))
  if (isOrder && !isSpent) await paymentContext.orders.cancel(transaction, payment)
  // A paid order has a message of its own.
  if (isSpent) return
  await addMessage(transaction, {
    kind: 'payment_received',
    to: { userId: payment.user_id },
    facts: { paymentId: payment.id, tetri: payment.amount },
    locale: getPayerLocale(payment),
    cause: `payment:${payment.id}`,
  })
}

/**
 * Pays the order from the balance just credited.
 * @returns true if it was fulfilled
 */
async function payOrderFromCredit(
  transaction: Db,
  paymentContext: PaymentContext,
  payment: Payment,
): Promise<boolean> {
  await transaction.query('savepoint fulfilment')
  try {
    await payFromBalance(transaction, paymentContext, payment)
    await transaction.query('release savepoint fulfilment')
    return true
  } catch (error) {
    if (!(error instanceof CannotFulfil)) throw error
    await transaction.query('rollback to savepoint fulfilment')
    return false
  }
}

/** @throws NotEnoughBalance, CannotFulfil */
export async function payFromBalance(
  transaction: Db,
  paymentContext: PaymentContext,
  payment: Payment,
): Promise<void> {
  await postTransaction(transaction, {
    key: `order:${payment.id}`,
    cause: 'order',
    paymentId: payment.id,
    from: { userId: payment.user_id },
    to: { code: 'sales' },
    tetri: payment.amount,
  })
  await paymentContext.orders.fulfil(transaction, payment)
}

/** Debits a refund at the provider from the balance, unless it was spent, which an operator must settle. */
async function reverseCredit(
  transaction: Db,
  paymentContext: PaymentContext,
  payment: Payment,
  refunded: number,
) {
  const tetri = refunded - payment.refunded
  if ((await lockBalance(transaction, payment.user_id)) < tetri) {
    if (payment.reason === REFUND_OF_SPENT_MONEY) return
    paymentContext.log.error({ payment: payment.id, alert: REFUND_OF_SPENT_MONEY }, 'a payment needs review')
    await transaction.query('update payments set reason = $2 where id = $1', [
      payment.id,
      REFUND_OF_SPENT_MONEY,
    ])
    return
  }
  await postTransaction(transaction, {
    key: `refund:${payment.provider}:${payment.provider_id}:${refunded}`,
    cause: 'refund',
    paymentId: payment.id,
    from: { userId: payment.user_id },
    to: { code: `provider:${payment.provider}` },
    tetri,
  })
  await transaction.query(
    `update payments set refunded = $2,
       state = case when state = 'refunded' or $2 = amount then 'refunded' else 'part_refunded' end where id = $1`,
    [payment.id, refunded],
  )
}
