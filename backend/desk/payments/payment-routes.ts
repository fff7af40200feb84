import { Router } from 'express'
import { z } from 'zod'
import { getBalance } from '~backend/ledger/balance'
import { PAID_STATES } from '~backend/payments/paid-states'
import type { PaymentContext } from '~backend/payments/payment-context'
import {
  failUnknownCharge,
  type SettlementRefusalReason,
  SettlementRefused,
  settleReview,
} from '~backend/payments/settle-review'
import { requireOperator, requireUserId } from '~backend/platform/auth/authenticate'
import { addOperatorAct, listOperatorActs, toActsJson } from '~backend/platform/auth/operator-acts'
import { findApproval, requestApproval, toApprovalJson } from '~backend/platform/auth/operator-approvals'
import { inTransaction } from '~backend/platform/db/transaction'
import { parseBody, readBody } from '~backend/platform/http/body'
import { ApiError, invalidField, notFound } from '~backend/platform/http/errors'
import { parseForm } from '~backend/platform/http/form'
import { jsonHandler } from '~backend/platform/http/json-handler'
import { parsePage, toPaginationJson } from '~backend/platform/http/pagination'
import { getPathId } from '~backend/platform/http/path-id'
import { getText, parseQuery } from '~backend/platform/http/query'
import { idempotencyKey, optionalText, requiredText } from '~contract/endpoints/fields'
import { APPROVAL_ACTS } from '~contract/operator-approvals'
import {
  MAX_FOUND_PAYMENTS,
  MAX_PAYMENT_SEARCH_LENGTH,
  MAX_REFUND_TEXT_LENGTH,
  PAYMENT_ACTS,
  PAYMENT_LISTS,
} from '~contract/operator-payments'
import type {
  OperatorPaymentDetails,
  OperatorPaymentPage,
  PaymentSettlement,
} from '~contract/schemas/operator-payments'
import { toLari } from '~contract/values/money'
import { MAX_LINE_LENGTH } from '~contract/values/text-lengths'
import { parseLari } from '~contract/values/typed-price'
import {
  countPaymentsByList,
  findOperatorPayment,
  listOperatorPayments,
  listPaymentsOfPayer,
  searchPayments,
  toOperatorPaymentJson,
} from './payment-store'
import { refundAtDesk } from './refund-at-desk'

const SearchForm = z.object({ text: requiredText(MAX_PAYMENT_SEARCH_LENGTH) })
const SettleForm = z.object({
  bank_number: optionalText(MAX_LINE_LENGTH),
  is_confirmed: z.preprocess((value) => value === true || value === '1', z.boolean()),
})
const RefundForm = z.object({
  amount: requiredText(MAX_LINE_LENGTH).transform((text, context) => {
    const lari = parseLari(text)
    if ('tetri' in lari && lari.tetri > 0) return lari.tetri
    context.addIssue('must be an amount in lari')
    return z.NEVER
  }),
  text: requiredText(MAX_REFUND_TEXT_LENGTH),
  idempotency_key: idempotencyKey,
})

const SETTLED_STATES: readonly string[] = ['review', 'failed', 'expired']

/** `/operator/payments`: payments of all users, their settlement and refunds. */
export function operatorPaymentRoutes(paymentContext: PaymentContext): Router {
  const { pool, gateway, refundLimit } = paymentContext
  return Router()
    .use(requireOperator)
    .get(
      '/',
      jsonHandler(async (request): Promise<z.input<typeof OperatorPaymentPage>> => {
        const query = parseQuery(request)
        const list = PAYMENT_LISTS.find((one) => one === getText(query, 'list')) ?? 'all'
        const page = parsePage(query)
        const [rows, counts] = await Promise.all([
          listOperatorPayments(pool, list, page),
          countPaymentsByList(pool),
        ])
        return {
          data: rows.map(toOperatorPaymentJson),
          count_by_list: counts,
          ...toPaginationJson(page, rows.length, counts[list]),
        }
      }),
    )
    .post(
      // POST, because paths are logged and emails are personal.
      '/search',
      readBody,
      jsonHandler(async (request): Promise<z.input<typeof OperatorPaymentPage>> => {
        const { text } = parseForm(SearchForm, await parseBody(request))
        const [rows, counts] = await Promise.all([searchPayments(pool, text), countPaymentsByList(pool)])
        return {
          data: rows.map(toOperatorPaymentJson),
          count_by_list: counts,
          ...toPaginationJson({ page: 1, perPage: MAX_FOUND_PAYMENTS }, rows.length, rows.length),
        }
      }),
    )
    .get(
      '/:id',
      jsonHandler(async (request, response): Promise<z.input<typeof OperatorPaymentDetails>> => {
        const row = await findOperatorPayment(pool, getPathId(request) ?? 0)
        if (!row) throw notFound('Payment')
        const [balance, history, acts, approval] = await Promise.all([
          getBalance(pool, row.user_id),
          listPaymentsOfPayer(pool, row.user_id),
          listOperatorActs(pool, 'payment', row.id),
          findApproval(pool, ['payment_refund'], row.id),
        ])
        const isOfGateway = gateway !== undefined && row.provider === gateway.name
        const isPaid = PAID_STATES.includes(row.state)
        return {
          ...toOperatorPaymentJson(row),
          bank_number: row.provider_id,
          order_id: row.order_id,
          balance: toLari(balance),
          history: history.map(toOperatorPaymentJson),
          can_settle: isOfGateway && SETTLED_STATES.includes(row.state),
          can_fail: isOfGateway && row.state === 'review' && row.provider_id === null,
          refundable: isOfGateway && isPaid ? toLari(row.amount - row.refunded) : 0,
          refund_limit: toLari(refundLimit),
          approval: toApprovalJson(approval, await requireUserId(response)),
          acts: toActsJson(acts, [...PAYMENT_ACTS, ...APPROVAL_ACTS]),
        }
      }),
    )
    .post(
      '/:id/settle',
      readBody,
      jsonHandler(async (request, response): Promise<z.input<typeof PaymentSettlement>> => {
        const form = parseForm(SettleForm, await parseBody(request))
        const operatorId = await requireUserId(response)
        const row = await findOperatorPayment(pool, getPathId(request) ?? 0)
        if (!row) throw notFound('Payment')
        try {
          const { status, nextState } = await settleReview(paymentContext, row.id, {
            isConfirmed: form.is_confirmed,
            ...(form.bank_number && { providerId: form.bank_number }),
          })
          if (form.is_confirmed)
            await addOperatorAct(pool, {
              operatorId,
              subject: 'payment',
              subjectId: row.id,
              act: 'settle',
              before: { state: row.state },
              after: { state: nextState },
            })
          return { bank: toBankJson(status), next_state: nextState, refusal: null }
        } catch (error) {
          if (!(error instanceof SettlementRefused)) throw error
          return {
            bank: error.status ? toBankJson(error.status) : null,
            next_state: null,
            refusal: error.reason satisfies SettlementRefusalReason,
          }
        }
      }),
    )
    .post(
      '/:id/not-charged',
      readBody,
      jsonHandler(async (request, response) => {
        const operatorId = await requireUserId(response)
        const id = getPathId(request) ?? 0
        try {
          await failUnknownCharge(paymentContext, id)
        } catch (error) {
          if (error instanceof SettlementRefused) throw new ApiError(409, `Refused: ${error.reason}`)
          throw error
        }
        await addOperatorAct(pool, {
          operatorId,
          subject: 'payment',
          subjectId: id,
          act: 'not_charged',
          before: { state: 'review' },
          after: { state: 'failed' },
        })
        return []
      }),
    )
    .post(
      '/:id/refund',
      readBody,
      jsonHandler(async (request, response) => {
        const form = parseForm(RefundForm, await parseBody(request))
        const operatorId = await requireUserId(response)
        const row = await findOperatorPayment(pool, getPathId(request) ?? 0)
        if (!row) throw notFound('Payment')
        if (form.amount > row.amount - row.refunded)
          throw invalidField('amount', 'is more than is left of the payment')
        const refund = { operatorId, text: form.text }
        // Several small refunds count together.
        if (row.refunded + form.amount > refundLimit)
          await inTransaction(pool, (transaction) =>
            requestApproval(transaction, {
              ...refund,
              kind: 'payment_refund',
              subjectId: row.id,
              amount: form.amount,
            }),
          )
        else
          await refundAtDesk(paymentContext, {
            ...refund,
            paymentId: row.id,
            tetri: form.amount,
            idempotencyKey: form.idempotency_key,
          })
        return []
      }),
    )
}

function toBankJson({
  state,
  unknownState,
  tetri,
  currency,
}: {
  state: string
  unknownState?: string | undefined
  tetri?: number | undefined
  currency?: string | undefined
}) {
  return {
    state: unknownState ?? state,
    amount: tetri === undefined ? null : toLari(tetri),
    currency: currency ?? null,
  }
}
