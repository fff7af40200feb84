import { createHash } from 'node:crypto'
import { lockBalance } from '~backend/ledger/balance'
import { withTransaction } from '~backend/platform/db/transaction'
import type { PaymentContext } from './payment-context'
import { applyProviderStatus } from './settle-payment'
import { findPayment, lockPayment, type Payment } from './store'

/** Why money cannot be given back. */
export type RefundRefusalReason =
  | 'unknown_payment'
  | 'not_by_this_provider'
  | 'not_paid'
  | 'more_than_paid'
  | 'spent_meanwhile'

/** What was given back now and in all, in tetri. `isAwaited`: the provider has taken it on and not done it yet. */
export type Refund = {
  paymentId: number
  refundedNow: number
  refundedTotal: number
  amount: number
  isPending: boolean
}

/** Money that is not to be given back; nothing was done. */
export class RefundRefused extends Error {
  readonly reason: RefundRefusalReason

  constructor(fault: RefundRefusalReason) {
    super(fault)
    this.reason = fault
  }
}

/**
 * Has the provider give back what was paid, so that it is so much in all, and takes it from the payer's balance. Asked
 * again, nothing more is given back. What was spent meanwhile stays: the balance does not go below nothing.
 *
 * @param targetTetri in tetri, all refunds of the payment together; the whole payment when it is not given
 * @throws RefundRefused, or the provider's own error when it will not do it
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

  return withTransaction(pool, async (transaction) => {
    const before = await lockPayment(transaction, paymentId)
    // What the provider has given back already, told or not: an earlier try may have broken off.
    await applyProviderStatus(transaction, paymentContext, before, await gateway.readStatus(providerId))
    const current = await lockPayment(transaction, paymentId)
    const target = targetTetri ?? current.amount
    if (!['succeeded', 'part_refunded', 'refunded'].includes(current.state))
      throw new RefundRefused('not_paid')
    if (target > current.amount) throw new RefundRefused('more_than_paid')
    const left = target - current.refunded
    if (left <= 0) return toRefund(before, current, target)
    // Nobody spends it until it is given back.
    if ((await lockBalance(transaction, current.user_id)) < left) throw new RefundRefused('spent_meanwhile')
    await gateway.refund(providerId, toRefundKey(current, target), left)
    await applyProviderStatus(transaction, paymentContext, current, await gateway.readStatus(providerId))
    return toRefund(before, await lockPayment(transaction, paymentId), target)
  })
}

function toRefund(before: Payment, after: Payment, target: number): Refund {
  return {
    paymentId: after.id,
    refundedNow: after.refunded - before.refunded,
    refundedTotal: after.refunded,
    amount: after.amount,
    isPending: after.refunded < target,
  }
}

/** A uuid for "this payment, so much in all": asked for twice, the provider does it once. */
function toRefundKey({ provider_key }: Payment, target: number): string {
  const digits = createHash('sha256').update(`refund ${provider_key} ${target}`).digest('hex')
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-4$3-8$4-$5')
}
