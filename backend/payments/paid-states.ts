import type { PaymentState } from './store'

/** The money has arrived; some of it, or all, may have gone back since. */
export const PAID_STATES: readonly PaymentState[] = ['succeeded', 'part_refunded', 'refunded']

/** SQL: the payment `p` is in one of them. */
export const IS_PAID_SQL = `p.state in (${PAID_STATES.map((state) => `'${state}'`).join()})`

/** Reason and alert of a refund whose money was already spent. */
export const REFUND_OF_SPENT_MONEY = 'refund_of_spent_money'

/** Alert of a payment that came through only after its payer had left. */
export const CREDIT_OF_CLOSED_ACCOUNT = 'credit_of_closed_account'
