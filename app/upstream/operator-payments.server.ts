import type { z } from 'zod'
import type { PaymentList } from '~contract/desk'
import { operatorPaymentEndpoints } from '~contract/endpoints/desk-accounts'
import type * as wire from '~contract/schemas/operator-payments'
import { defineAction, defineCall } from './endpoint-call.server'
import { toApproval } from './operator-approvals.server'
import type { ActionResult, Refusal } from './refusals'
import type { Call } from './upstream-client.server'

/** Converts a payment; amounts are in tetri. */
const toPayment = ({ created_at: createdAt, ...payment }: z.output<typeof wire.OperatorPayment>) => ({
  ...payment,
  method: payment.method ?? undefined,
  createdAt,
})

export type OperatorPayment = ReturnType<typeof toPayment>

const toPaymentPage = (page: z.output<typeof wire.OperatorPaymentPage>) => ({
  payments: page.data.map(toPayment),
  lastPage: page.last_page,
  countByList: page.count_by_list,
})

export type OperatorPaymentPage = ReturnType<typeof toPaymentPage>

const toPaymentDetails = (payment: z.output<typeof wire.OperatorPaymentDetails>) => ({
  ...toPayment(payment),
  bankNumber: payment.bank_number ?? undefined,
  orderId: payment.order_id ?? undefined,
  balance: payment.balance,
  history: payment.history.map(toPayment),
  canSettle: payment.can_settle,
  canFail: payment.can_fail,
  refundable: payment.refundable,
  refundLimit: payment.refund_limit,
  approval: payment.approval ? toApproval(payment.approval) : undefined,
  acts: payment.acts.map(({ created_at: at, ...act }) => ({ ...act, at })),
})

export type OperatorPaymentDetails = ReturnType<typeof toPaymentDetails>

export interface PaymentQuery {
  list: PaymentList
  page: number
}

const callPage = defineCall(operatorPaymentEndpoints.list, toPaymentPage)

const callSearch = defineAction(operatorPaymentEndpoints.search, (page) => ({ page: toPaymentPage(page) }))

const callPayment = defineCall(operatorPaymentEndpoints.one, toPaymentDetails)

const callNotCharged = defineAction(operatorPaymentEndpoints.markNotCharged)

const callRefund = defineAction(operatorPaymentEndpoints.refund)

export function operatorPaymentPage({ list, page }: PaymentQuery): Call<OperatorPaymentPage> {
  return callPage({ query: { list, page } })
}

export function searchOperatorPayments(
  text: string,
): Call<{ ok: true; page: OperatorPaymentPage } | Refusal> {
  return callSearch({ body: { text } })
}

export function operatorPaymentById(id: number): Call<OperatorPaymentDetails> {
  return callPayment({ params: { id } })
}

const toSettlement = ({ bank, next_state, refusal }: z.output<typeof wire.PaymentSettlement>) => ({
  bank: bank ?? undefined,
  nextState: next_state ?? undefined,
  refusal: refusal ?? undefined,
})

export type PaymentSettlement = ReturnType<typeof toSettlement>

const callSettle = defineCall(operatorPaymentEndpoints.settle, toSettlement)

/** Checks the payment at the bank; nothing changes until the result is confirmed. */
export function settlePayment(
  id: number,
  { bankNumber, isConfirmed }: { bankNumber: string; isConfirmed: boolean },
): Call<PaymentSettlement> {
  return callSettle({
    params: { id },
    body: { bank_number: bankNumber, is_confirmed: isConfirmed ? '1' : '' },
  })
}

/** Fails a payment that is unknown to the bank. */
export function failUnknownPayment(id: number): Call<ActionResult> {
  return callNotCharged({ params: { id } })
}

/** Refunds a payment. An amount over the limit needs a second operator. Safe to repeat with the same key. */
export function refundPayment(
  id: number,
  refund: { amount: string; text: string; idempotency_key: string },
): Call<ActionResult> {
  return callRefund({ params: { id }, body: refund })
}
