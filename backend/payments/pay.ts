import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { Db } from '../db/pool'
import { withTransaction } from '../db/transaction'
import { type ApiError, invalid, notFound } from '../http/errors'
import { REQUIRED } from '../http/form'
import { isId } from '../http/query'
import { NotEnoughBalance } from '../ledger/move'
import { findCard } from './cards/store'
import { CannotHandOver, type Cashier } from './cashier'
import { declined } from './declined'
import { PROVIDER_METHODS } from './gateway/gateway'
import { returnUrlOf } from './return-url'
import { isSent, send } from './send'
import { payFromBalance, settle } from './settle'
import { findPayment, lockPayment, type Payment, requiredPayment } from './store'

/** The specification's codes of methods. 2 is a promo code, which has a call of its own; 4 and 5 are nothing. */
const BY_CODE: Readonly<Record<string, string>> = { 1: 'card', 3: 'points' }

const id = z.coerce.number('must be an id').refine(isId, 'must be an id')

export const PayForm = z.object({
  payment_id: id,
  pay_with: z
    .string(REQUIRED)
    .transform((text) => BY_CODE[text] ?? text)
    .pipe(z.enum([...PROVIDER_METHODS, 'balance'], 'must be card, internet-bank, points or balance')),
  card_id: z.preprocess((value) => value || undefined, id.optional()),
  save_card: z
    .string()
    .default('0')
    .transform((value) => value === '1' || value === 'true' || value === 'on'),
  redirect_url: z.string(REQUIRED).min(1, REQUIRED),
})
export type PayForm = z.infer<typeof PayForm>

/** What was done, and where the payer goes from here: to the provider, or to the page of results. */
export type Paid = { status: 'success' | 'pending' | 'failed'; payment_id: number; redirect_url: string }

/**
 * Pays a payment of the user's, from the balance or by the provider. Asked again, it answers what was begun.
 *
 * @throws ApiError 404 for a payment or a card that is not theirs, 422, or what was declined
 */
export async function pay(cashier: Cashier, userId: number, form: PayForm, locale: string): Promise<Paid> {
  const { pool, gateway, publicOrigin } = cashier
  const { id: paymentId } = await requiredPayment(pool, form.payment_id, userId)
  const returnUrl = returnUrlOf(form.redirect_url, publicOrigin, paymentId)
  if (!returnUrl) throw wrong('redirect_url', 'must be the page of results')
  if (form.pay_with !== 'balance' && !gateway) throw declined('provider_unavailable')

  const isMine = await withTransaction(pool, (transaction) =>
    begin(transaction, cashier, { paymentId, userId, form, returnUrl }),
  ).catch((error: unknown) => {
    if (error instanceof NotEnoughBalance) throw declined('not_enough_balance')
    if (error instanceof CannotHandOver) throw declined('not_available_any_more')
    throw error
  })
  if (isMine) await send(cashier, paymentId, locale)
  else await untilSent(pool, paymentId)
  return answerOf(cashier, paymentId, returnUrl)
}

type Beginning = { paymentId: number; userId: number; form: PayForm; returnUrl: string }

/** Pays from the balance, or takes it on to tell the provider. @returns whether telling is up to the caller */
async function begin(transaction: Db, cashier: Cashier, { paymentId, userId, form, returnUrl }: Beginning) {
  const payment = await lockPayment(transaction, paymentId)
  const isFromBalance = form.pay_with === 'balance'
  if (isFromBalance && payment.purpose !== 'order')
    throw wrong('pay_with', 'cannot be the balance that is filled')
  if (payment.state !== 'new') {
    if (payment.state !== 'pending') return false
    if (isFromBalance) throw wrong('payment_id', 'is being paid another way')
    const isStuck = !isSent(payment) && !payment.is_being_sent && cashier.gateway?.repeatsKeys === true
    if (isStuck)
      await transaction.query('update payments set sending_since = clock_timestamp() where id = $1', [
        paymentId,
      ])
    return isStuck
  }
  if (isFromBalance) {
    await payFromBalance(transaction, cashier, payment)
    await transaction.query(
      `update payments set state = 'succeeded', method = 'balance', return_url = $2, started_at = now(), finished_at = now()
       where id = $1`,
      [paymentId, returnUrl],
    )
    return false
  }
  const card = form.card_id === undefined ? undefined : await findCard(transaction, form.card_id, userId)
  if (form.card_id !== undefined && (!card || form.pay_with !== 'card')) throw notFound('Card')
  if (card && card.provider !== cashier.gateway?.name) throw notFound('Card')
  if (card?.is_expired) throw wrong('card_id', 'is of a card that has expired')
  if (payment.purpose === 'order') await cashier.reserve(transaction, payment)
  await transaction.query(
    `update payments set state = 'pending', method = $2, card_id = $3, saves_card = $4, provider = $5, return_url = $6,
       started_at = now(), sending_since = clock_timestamp(), ask_after = now() + interval '15 seconds'
     where id = $1`,
    [
      paymentId,
      form.pay_with,
      card?.id,
      form.save_card && form.pay_with === 'card' && !card,
      cashier.gateway?.name,
      returnUrl,
    ],
  )
  return true
}

const LOOKS = 15
const LOOK_EVERY_MS = 100

/** Sent twice at the same moment: the first one tells the provider, and this one waits for the answer. */
async function untilSent(db: Db, paymentId: number): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    const payment = await findPayment(db, paymentId)
    if (payment?.state !== 'pending' || isSent(payment) || !payment.is_being_sent) return
    await pause(LOOK_EVERY_MS)
  }
}

async function answerOf(cashier: Cashier, paymentId: number, returnUrl: string): Promise<Paid> {
  const before = await findPayment(cashier.pool, paymentId)
  // A saved card is charged at once: there is nobody to wait for.
  if (before && isSent(before) && !before.redirect_url) await settle(cashier, paymentId)
  const payment = await findPayment(cashier.pool, paymentId)
  if (!payment) throw new Error('the payment is gone')
  const status = statusOf(payment)
  if (status === 'failed') throw declined('payment_declined')
  const address = status === 'pending' ? (payment.redirect_url ?? returnUrl) : withStatus(returnUrl)
  return { status, payment_id: paymentId, redirect_url: address }
}

function statusOf({ state }: Payment): Paid['status'] {
  if (state === 'failed' || state === 'expired') return 'failed'
  return state === 'new' || state === 'pending' || state === 'review' ? 'pending' : 'success'
}

/** The contract's 3 is success. */
function withStatus(returnUrl: string): string {
  const url = new URL(returnUrl)
  url.searchParams.set('paymentStatus', '3')
  return url.href
}

function wrong(field: string, said: string): ApiError {
  return invalid([{ field, message: `The ${field} field ${said}.` }])
}
