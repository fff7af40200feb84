import { z } from 'zod'
import { APPROVAL_ACTS } from '../operator-approvals'
import { PAYMENT_ACTS } from '../operator-payments'
import { PAYMENT_METHODS, PAYMENT_PURPOSES } from '../payments'
import { countedPageOf } from './envelope'
import { actsOf } from './operator-acts'
import { OperatorApproval } from './operator-approvals'
import { georgianTime, id, optionalText, tetri } from './primitives'
import { rowsOf } from './rows'

export const OperatorPayment = z.object({
  id,
  payer: z.object({ id, name: z.string() }),
  purpose: z.enum(PAYMENT_PURPOSES),
  method: z.enum(PAYMENT_METHODS).nullish(),
  /** As it is recorded, with `review` for one that waits for a decision. */
  state: z.string(),
  reason: optionalText,
  alert: optionalText,
  amount: tetri,
  /** By the bank. */
  refunded: tetri,
  /** To the balance. */
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
  /** Of the payer, now. */
  balance: tetri,
  /** The latest payments of the payer. */
  history: rowsOf(OperatorPayment),
  can_settle: z.boolean(),
  /** The bank is not known to have it. */
  can_fail: z.boolean(),
  /** What the bank can still give back. */
  refundable: tetri,
  /** A larger refund needs a second operator. */
  refund_limit: tetri,
  approval: OperatorApproval.nullish(),
  acts: actsOf(z.enum([...PAYMENT_ACTS, ...APPROVAL_ACTS])),
})

/** `POST /operator/payments/{id}/settle`: what the bank says, and the state that this leads to; `refusal` says why to none. */
export const PaymentSettlement = z.object({
  bank: z.object({ state: z.string(), amount: tetri.nullish(), currency: optionalText }).nullish(),
  next_state: z.string().nullish(),
  refusal: z.string().nullish(),
})
