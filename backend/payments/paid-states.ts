import type { PaymentState } from './store'

/** States of received payments, which may be refunded partly or wholly. */
export const PAID_STATES: readonly PaymentState[] = ['succeeded', 'part_refunded', 'refunded']

/** SQL condition: the payment `p` has been received. */
export const IS_PAID_SQL = `p.state in (${PAID_STATES.map((state) => `'${state}'`).join()})`

/** Reason and alert of a refund whose money was already spent. */
export const REFUND_OF_SPENT_MONEY = 'refund_of_spent_money'

/** Alert of a payment that succeeded after its account was closed. */
export const CREDIT_OF_CLOSED_ACCOUNT = 'credit_of_closed_account'
