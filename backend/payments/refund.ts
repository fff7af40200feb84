import { createHash } from 'node:crypto'
import { withTransaction } from '../db/transaction'
import { lockedBalanceOf } from '../ledger/balance'
import type { Cashier } from './cashier'
import { applyStatus } from './settle'
import { findPayment, lockPayment, type Payment } from './store'

/** Why money cannot be given back. */
export type RefundFault =
  | 'unknown_payment'
  | 'not_by_this_provider'
  | 'not_paid'
  | 'more_than_paid'
  | 'spent_meanwhile'

/** What was given back now and in all, in tetri. `isAwaited`: the provider has taken it on and not done it yet. */
export type Refund = { paymentId: number; now: number; inAll: number; amount: number; isAwaited: boolean }

/** Money that is not to be given back; nothing was done. */
export class RefundRefused extends Error {
  readonly fault: RefundFault

  constructor(fault: RefundFault) {
    super(fault)
    this.fault = fault
  }
}

/**
 * Has the provider give back what was paid, so that it is so much in all, and takes it from the payer's balance. Asked
 * again, nothing more is given back. What was spent meanwhile stays: the balance does not go below nothing.
 *
 * @param upTo in tetri, all refunds of the payment together; the whole payment when it is not given
 * @throws RefundRefused, or the provider's own error when it will not do it
 */
export async function refund(cashier: Cashier, paymentId: number, upTo?: number): Promise<Refund> {
  const { pool, gateway } = cashier
  const found = await findPayment(pool, paymentId)
  if (!found) throw new RefundRefused('unknown_payment')
  const providerId = found.provider_id
  if (!gateway || found.provider !== gateway.name || !providerId)
    throw new RefundRefused('not_by_this_provider')

  return withTransaction(pool, async (transaction) => {
    const before = await lockPayment(transaction, paymentId)
    // What the provider has given back already, told or not: an earlier try may have broken off.
    await applyStatus(transaction, cashier, before, await gateway.readStatus(providerId))
    const known = await lockPayment(transaction, paymentId)
    const wanted = upTo ?? known.amount
    if (!['succeeded', 'part_refunded', 'refunded'].includes(known.state)) throw new RefundRefused('not_paid')
    if (wanted > known.amount) throw new RefundRefused('more_than_paid')
    const left = wanted - known.refunded
    if (left <= 0) return answerOf(before, known, wanted)
    // Nobody spends it until it is given back.
    if ((await lockedBalanceOf(transaction, known.user_id)) < left) throw new RefundRefused('spent_meanwhile')
    await gateway.refund(providerId, keyOf(known, wanted), left)
    await applyStatus(transaction, cashier, known, await gateway.readStatus(providerId))
    return answerOf(before, await lockPayment(transaction, paymentId), wanted)
  })
}

function answerOf(before: Payment, after: Payment, wanted: number): Refund {
  return {
    paymentId: after.id,
    now: after.refunded - before.refunded,
    inAll: after.refunded,
    amount: after.amount,
    isAwaited: after.refunded < wanted,
  }
}

/** A uuid for "this payment, so much in all": asked for twice, the provider does it once. */
function keyOf({ provider_key }: Payment, wanted: number): string {
  const digits = createHash('sha256').update(`refund ${provider_key} ${wanted}`).digest('hex')
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-4$3-8$4-$5')
}
