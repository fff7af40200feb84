import { createHash } from 'node:crypto'
import { lockBalance } from '~backend/ledger/balance'
import { inTransaction } from '~backend/platform/db/transaction'
import { toUuid } from '~contract/values/ids'
import { PAID_STATES } from './paid-states'
import type { PaymentContext } from './payment-context'
import { applyProviderStatus } from './settle-payment'
import { findPayment, lockPayment, type Payment } from './store'

export type RefundRefusalReason =
  | 'unknown_payment'
  | 'not_by_this_provider'
  | 'not_paid'
  | 'more_than_paid'
  | 'spent_meanwhile'

/**
 * Amounts refunded now and in total, in tetri.
 * `isPending`: the provider has accepted a refund but not completed it. `isRequested`: this call has
 * requested it.
 */
export type Refund = {
  paymentId: number
  refundedNow: number
  refundedTotal: number
  amount: number
  isPending: boolean
  isRequested: boolean
}

/** The refund was rejected and changed nothing. */
export class RefundRefused extends Error {
  readonly reason: RefundRefusalReason

  constructor(reason: RefundRefusalReason) {
    super(reason)
    this.reason = reason
  }
}

/**
 * Refunds at the provider up to a total and debits the payer's balance; repeats refund nothing more.
 * Money spent meanwhile is not debited, so the balance never goes below zero.
 * @param targetTetri total of all refunds at the provider, in tetri, without amounts returned to the balance
 * before. Default: the whole payment
 * @throws RefundRefused, or the provider's own error
 */
export async function refundPayment(
  paymentContext: PaymentContext,
  paymentId: number,
  targetTetri?: number,
): Promise<Refund> {
  const { pool, gateway } = paymentContext
  const found = await findPayment(pool, paymentId)
  if (!found) throw new RefundRefused('unknown_payment')
  const providerId = found.provider_id
  if (!gateway || found.provider !== gateway.name || !providerId)
    throw new RefundRefused('not_by_this_provider')

  return inTransaction(pool, async (transaction) => {
    const before = await lockPayment(transaction, paymentId)
    // Records refunds that the provider has already made: an earlier attempt may have been interrupted.
    const status = await gateway.readStatus(providerId)
    await applyProviderStatus(transaction, paymentContext, before, status)
    const current = await lockPayment(transaction, paymentId)
    const target = targetTetri ?? current.amount
    if (!PAID_STATES.includes(current.state)) throw new RefundRefused('not_paid')
    if (target > current.amount) throw new RefundRefused('more_than_paid')
    const left = target - current.refunded
    // The amount of a pending refund is unknown, and another one would be added to it.
    if (left <= 0 || status.isRefunding) return toRefund(before, current, { target, isRequested: false })
    // The balance stays locked until the refund is done.
    if ((await lockBalance(transaction, current.user_id)) < left) throw new RefundRefused('spent_meanwhile')
    await gateway.refund(providerId, toRefundKey(current, target), left)
    await applyProviderStatus(transaction, paymentContext, current, await gateway.readStatus(providerId))
    return toRefund(before, await lockPayment(transaction, paymentId), { target, isRequested: true })
  })
}

function toRefund(
  before: Payment,
  after: Payment,
  { target, isRequested }: { target: number; isRequested: boolean },
): Refund {
  return {
    paymentId: after.id,
    refundedNow: after.refunded - before.refunded,
    refundedTotal: after.refunded,
    amount: after.amount,
    isPending: after.refunded < target,
    isRequested,
  }
}

/** Derives the key from the payment and the total, so that repeats are idempotent at the provider. */
function toRefundKey({ provider_key }: Payment, target: number): string {
  return toUuid(createHash('sha256').update(`refund ${provider_key} ${target}`).digest('hex'))
}
