import type { Payment } from '~/upstream/payments.server'

/** What of a payment has come back, in tetri, and where it is now: what the bank refunds is taken from the balance. */
export function getReturns({
  amount,
  refunded,
  returned,
}: Pick<Payment, 'amount' | 'refunded' | 'returned'>) {
  const total = Math.max(refunded, returned)
  return {
    byBank: refunded,
    toBalance: Math.max(returned - refunded, 0),
    total,
    isPartial: total > 0 && total < amount,
  }
}
