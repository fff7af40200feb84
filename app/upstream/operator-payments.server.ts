import { z } from 'zod'
import type { PaymentList } from '~contract/operator-payments'
import { success } from '~contract/schemas/envelope'
import * as wire from '~contract/schemas/operator-payments'
import { rowsOf } from '~contract/schemas/rows'
import { itemPath } from './item-path'
import { toApproval } from './operator-approvals.server'
import { type ActionResult, actionResultOf, type Refusal, refusalResponses } from './refusals'
import type { Call } from './upstream-client.server'

const PATH = 'operator/payments'

/** Converts a payment; amounts are in tetri. */
const toPayment = ({ created_at: createdAt, ...payment }: z.output<typeof wire.OperatorPayment>) => ({
  ...payment,
  method: payment.method ?? undefined,
  createdAt,
})

export type OperatorPayment = ReturnType<typeof toPayment>

const PaymentPage = wire.OperatorPaymentPage.extend({ data: rowsOf(wire.OperatorPayment) }).transform(
  (page) => ({
    payments: page.data.map(toPayment),
    lastPage: page.last_page,
    countByList: page.count_by_list,
  }),
)

export type OperatorPaymentPage = z.output<typeof PaymentPage>

const Details = wire.OperatorPaymentDetails.transform((payment) => ({
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
}))

export type OperatorPaymentDetails = z.output<typeof Details>

export interface PaymentQuery {
  list: PaymentList
  page: number
}

export function operatorPaymentPage({ list, page }: PaymentQuery): Call<OperatorPaymentPage> {
  const query = new URLSearchParams({ list, page: String(page) })
  return { api: 'main', path: PATH, query, answer: success(PaymentPage) }
}

type SearchResult = { ok: true; page: OperatorPaymentPage } | Refusal

export function searchOperatorPayments(text: string): Call<SearchResult> {
  return {
    api: 'main',
    method: 'POST',
    path: `${PATH}/search`,
    body: { text },
    answer: success(PaymentPage).transform((page): SearchResult => ({ ok: true, page })),
    refusals: refusalResponses,
  }
}

export function operatorPaymentById(id: number): Call<OperatorPaymentDetails> {
  return { api: 'main', ...itemPath(PATH, id), answer: success(Details) }
}

const Settlement = wire.PaymentSettlement.transform(({ bank, next_state, refusal }) => ({
  bank: bank ?? undefined,
  nextState: next_state ?? undefined,
  refusal: refusal ?? undefined,
}))

export type PaymentSettlement = z.output<typeof Settlement>

/** Checks the payment at the bank; nothing changes until the result is confirmed. */
export function settlePayment(
  id: number,
  { bankNumber, isConfirmed }: { bankNumber: string; isConfirmed: boolean },
): Call<PaymentSettlement> {
  return {
    api: 'main',
    method: 'POST',
    ...itemPath(PATH, id, '/settle'),
    body: { bank_number: bankNumber, is_confirmed: isConfirmed ? '1' : '' },
    answer: success(Settlement),
  }
}

/** Fails a payment that is unknown to the bank. */
export function failUnknownPayment(id: number): Call<ActionResult> {
  return {
    api: 'main',
    method: 'POST',
    ...itemPath(PATH, id, '/not-charged'),
    body: {},
    ...actionResultOf(success(z.unknown())),
  }
}

/** Refunds a payment. An amount over the limit needs a second operator. Safe to repeat with the same key. */
export function refundPayment(
  id: number,
  refund: { amount: string; text: string; idempotency_key: string },
): Call<ActionResult> {
  return {
    api: 'main',
    method: 'POST',
    ...itemPath(PATH, id, '/refund'),
    body: refund,
    ...actionResultOf(success(z.unknown())),
  }
}
