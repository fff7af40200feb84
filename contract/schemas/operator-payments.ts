import { z } from 'zod'
import { APPROVAL_ACTS, PAYMENT_ACTS } from '../desk'
import { PAYMENT_METHODS, PAYMENT_PURPOSES } from '../payments'
import { countedPageOf } from './envelope'
import { actsOf, OperatorApproval } from './operator-acts'
import { georgianTime, id, optionalText, tetri } from './primitives'
import { rowsOf } from './rows'

export const OperatorPayment = z.object({
  id,
  payer: z.object({ id, name: z.string() }),
  purpose: z.enum(PAYMENT_PURPOSES),
  method: z.enum(PAYMENT_METHODS).nullish(),
  /** Stored state; `review` means that an operator has to decide. */
  state: z.string(),
  reason: optionalText,
  alert: optionalText,
  amount: tetri,
  /** Lari refunded by the bank. */
  refunded: tetri,
  /** Lari returned to the balance. */
  returned: tetri,
  created_at: georgianTime,
})

/** `GET /operator/payments`, and `POST /operator/payments/search`. */
export const OperatorPaymentPage = countedPageOf(OperatorPayment).extend({
  count_by_list: z.record(z.string(), z.number().int()),
})

/** `GET /operator/payments/{id}` */
export const OperatorPaymentDetails = OperatorPayment.extend({
  bank_number: optionalText,
  order_id: id.nullish(),
  /** Current balance of the payer, in lari. */
  balance: tetri,
  /** The latest payments of the payer. */
  history: rowsOf(OperatorPayment),
  can_settle: z.boolean(),
  /** True if the bank has no record of the payment. */
  can_fail: z.boolean(),
  /** Amount in lari that the bank can still refund. */
  refundable: tetri,
  /** Amount in lari above which a refund needs a second operator. */
  refund_limit: tetri,
  approval: OperatorApproval.nullish(),
  acts: actsOf(z.enum([...PAYMENT_ACTS, ...APPROVAL_ACTS])),
})

/** `POST /operator/payments/{id}/settle`: the bank's state and the next state, or a reason for refusal. */
export const PaymentSettlement = z.object({
  bank: z.object({ state: z.string(), amount: tetri.nullish(), currency: optionalText }).nullish(),
  next_state: z.string().nullish(),
  refusal: z.string().nullish(),
})
