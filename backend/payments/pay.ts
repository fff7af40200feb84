import { setTimeout as pause } from 'node:timers/promises'
import { NotEnoughBalance } from '~backend/ledger/post-transaction'
import { inAccountTransaction } from '~backend/platform/auth/in-account-transaction'
import type { Db } from '~backend/platform/db/pool'
import { invalidField, notFound } from '~backend/platform/http/errors'
import type { Locale } from '~backend/platform/localized-text'
import type { BodyOf } from '~contract/endpoints/endpoint'
import type { paymentEndpoints } from '~contract/endpoints/payments'
import { findCard } from './cards/store'
import { declineError } from './decline-error'
import { CannotFulfil, type PaymentContext } from './payment-context'
import { parseReturnUrl } from './return-url'
import { isRepeatable, isSent, sendToProvider } from './send-to-provider'
import { payFromBalance, settlePayment } from './settle-payment'
import { findPayment, lockPayment, type Payment, requirePayment } from './store'

type PayForm = BodyOf<typeof paymentEndpoints.pay>

export type PayResult = { status: 'success' | 'pending' | 'failed'; payment_id: number; redirect_url: string }

/**
 * Pays a user's payment from the balance or through the provider; repeats return the started payment.
 * @throws ApiError 401 once the account is closed, 404 for another user's payment or card, 422, or the
 * decline reason
 */
export async function payPayment(
  paymentContext: PaymentContext,
  userId: number,
  form: PayForm,
  locale: Locale,
): Promise<PayResult> {
  const { pool, gateway, publicOrigin } = paymentContext
  const { id: paymentId } = await requirePayment(pool, form.payment_id, userId)
  const returnUrl = parseReturnUrl(form.redirect_url, publicOrigin, paymentId)
  if (!returnUrl) throw invalidField('redirect_url', 'must be the page of results')
  if (form.pay_with !== 'balance' && !gateway) throw declineError('provider_unavailable')

  const mustSend = await inAccountTransaction(pool, userId, (transaction) =>
    beginPayment(transaction, paymentContext, { paymentId, form, returnUrl }),
  ).catch((error: unknown) => {
    if (error instanceof NotEnoughBalance) throw declineError('not_enough_balance')
    if (error instanceof CannotFulfil) throw declineError('not_available_any_more')
    throw error
  })
  if (mustSend) await sendToProvider(paymentContext, paymentId, locale)
  else await waitUntilSent(pool, paymentId)
  return getPayResult(paymentContext, paymentId, returnUrl)
}

/** Maximum age of an unpaid payment in seconds; the order's price may have changed after it. */
const MAX_UNPAID_SECONDS = 24 * 3_600

type BeginPaymentOptions = { paymentId: number; form: PayForm; returnUrl: string }

/** @returns true if the caller has claimed the payment and must send it to the provider */
async function beginPayment(
  transaction: Db,
  paymentContext: PaymentContext,
  { paymentId, form, returnUrl }: BeginPaymentOptions,
): Promise<boolean> {
  const payment = await lockPayment(transaction, paymentId)
  const isFromBalance = form.pay_with === 'balance'
  if (isFromBalance && payment.purpose !== 'order')
    throw invalidField('pay_with', 'cannot be the balance that is filled')
  if (payment.state === 'pending' && isFromBalance)
    throw invalidField('payment_id', 'is being paid another way')
  if (payment.state !== 'new') return claimStuckPayment(transaction, paymentContext, payment)
  if (payment.purpose === 'order' && payment.age_seconds > MAX_UNPAID_SECONDS)
    throw new CannotFulfil('it was ordered too long ago')
  if (isFromBalance) {
    await payNewFromBalance(transaction, paymentContext, { ...payment, return_url: returnUrl })
    return false
  }
  await claimNewPayment(transaction, paymentContext, { payment, form, returnUrl })
  return true
}

async function claimStuckPayment(
  transaction: Db,
  paymentContext: PaymentContext,
  payment: Payment,
): Promise<boolean> {
  const isStuck = payment.state === 'pending' && !isSent(payment) && !payment.is_being_sent
  if (!isStuck || !isRepeatable(paymentContext, payment)) return false
  await transaction.query('update payments set sending_since = clock_timestamp() where id = $1', [payment.id])
  return true
}

/** @throws NotEnoughBalance, CannotFulfil */
async function payNewFromBalance(
  transaction: Db,
  paymentContext: PaymentContext,
  payment: Payment,
): Promise<void> {
  await payFromBalance(transaction, paymentContext, payment)
  await transaction.query(
    `update payments set state = 'succeeded', method = 'balance', return_url = $2, started_at = now(), finished_at = now()
     where id = $1`,
    [payment.id, payment.return_url],
  )
}

/** @throws ApiError 404 or 422 for a card that cannot pay, CannotFulfil */
async function claimNewPayment(
  transaction: Db,
  { gateway, orders }: PaymentContext,
  { payment, form, returnUrl }: { payment: Payment; form: PayForm; returnUrl: string },
): Promise<void> {
  const card =
    form.card_id === undefined ? undefined : await findCard(transaction, form.card_id, payment.user_id)
  if (form.card_id !== undefined && (!card || form.pay_with !== 'card')) throw notFound('Card')
  if (card && card.provider !== gateway?.name) throw notFound('Card')
  if (card?.is_expired) throw invalidField('card_id', 'is of a card that has expired')
  if (payment.purpose === 'order') await orders.reserve(transaction, payment)
  await transaction.query(
    `update payments set state = 'pending', method = $2, card_id = $3, saves_card = $4, provider = $5, return_url = $6,
       started_at = now(), sending_since = clock_timestamp(), ask_after = now() + interval '15 seconds'
     where id = $1`,
    [
      payment.id,
      form.pay_with,
      card?.id,
      form.save_card && form.pay_with === 'card' && !card,
      gateway?.name,
      returnUrl,
    ],
  )
}

const MAX_POLLS = 15
const POLL_INTERVAL_MS = 100

/** Waits until the concurrent request that claimed the payment has sent it. */
async function waitUntilSent(db: Db, paymentId: number): Promise<void> {
  for (let poll = 0; poll < MAX_POLLS; poll += 1) {
    const payment = await findPayment(db, paymentId)
    if (payment?.state !== 'pending' || isSent(payment) || !payment.is_being_sent) return
    await pause(POLL_INTERVAL_MS)
  }
}

async function getPayResult(
  paymentContext: PaymentContext,
  paymentId: number,
  returnUrl: string,
): Promise<PayResult> {
  const before = await findPayment(paymentContext.pool, paymentId)
  // A saved card is charged at once, so its result is known now.
  if (before && isSent(before) && !before.redirect_url) await settlePayment(paymentContext, paymentId)
  const payment = await findPayment(paymentContext.pool, paymentId)
  if (!payment) throw new Error('the payment is gone')
  const status = toPayStatus(payment)
  if (status === 'failed') throw declineError('payment_declined')
  const url = status === 'pending' ? (payment.redirect_url ?? returnUrl) : appendSuccessStatus(returnUrl)
  return { status, payment_id: paymentId, redirect_url: url }
}

function toPayStatus({ state }: Payment): PayResult['status'] {
  if (state === 'failed' || state === 'expired') return 'failed'
  return state === 'new' || state === 'pending' || state === 'review' ? 'pending' : 'success'
}

/** Adds 3, the contract's code for success. */
function appendSuccessStatus(returnUrl: string): string {
  const url = new URL(returnUrl)
  url.searchParams.set('paymentStatus', '3')
  return url.href
}
