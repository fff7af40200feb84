import type { Payment } from '~/upstream/payments.server'

/**
 * Returns how much of a payment was returned, in tetri, and where it is now: bank refunds are taken from the
 * balance.
 */
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
