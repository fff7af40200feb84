import { Router } from 'express'
import { getBalance } from '~backend/ledger/balance'
import { PAID_STATES } from '~backend/payments/paid-states'
import type { PaymentContext } from '~backend/payments/payment-context'
import {
  failUnknownCharge,
  type SettlementRefusalReason,
  SettlementRefused,
  settleReview,
} from '~backend/payments/settle-review'
import { addOperatorAct, listOperatorActs, toActsJson } from '~backend/platform/auth/operator-acts'
import { findApproval, requestApproval, toApprovalJson } from '~backend/platform/auth/operator-approvals'
import { inTransaction } from '~backend/platform/db/transaction'
import { ApiError, invalidField, notFound } from '~backend/platform/http/errors'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { toPage, toPaginationJson } from '~backend/platform/http/pagination'
import { APPROVAL_ACTS, MAX_FOUND_PAYMENTS, PAYMENT_ACTS } from '~contract/desk'
import { operatorPaymentEndpoints } from '~contract/endpoints/desk-accounts'
import { parseId } from '~contract/values/ids'
import { toLari } from '~contract/values/money'
import {
  countPaymentsByList,
  findOperatorPayment,
  listOperatorPayments,
  listPaymentsOfPayer,
  searchPayments,
  toOperatorPaymentJson,
} from './payment-store'
import { refundAtDesk } from './refund-at-desk'

const SETTLED_STATES: readonly string[] = ['review', 'failed', 'expired']

/** Payments of all users, their settlement and refunds. */
export function operatorPaymentRoutes(paymentContext: PaymentContext): Router {
  const { pool, gateway, refundLimit } = paymentContext
  const router = Router()

  mountEndpoint(router, operatorPaymentEndpoints.list, async ({ query }) => {
    const list = query.list ?? 'all'
    const page = toPage(query)
    const [rows, counts] = await Promise.all([
      listOperatorPayments(pool, list, page),
      countPaymentsByList(pool),
    ])
    return {
      data: rows.map(toOperatorPaymentJson),
      count_by_list: counts,
      ...toPaginationJson(page, rows.length, counts[list]),
    }
  })

  mountEndpoint(router, operatorPaymentEndpoints.search, async ({ body: { text } }) => {
    const [rows, counts] = await Promise.all([searchPayments(pool, text), countPaymentsByList(pool)])
    return {
      data: rows.map(toOperatorPaymentJson),
      count_by_list: counts,
      ...toPaginationJson({ page: 1, perPage: MAX_FOUND_PAYMENTS }, rows.length, rows.length),
    }
  })

  mountEndpoint(router, operatorPaymentEndpoints.one, async ({ params, userId }) => {
    const row = await requirePayment(params.id)
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
      approval: toApprovalJson(approval, userId),
      acts: toActsJson(acts, [...PAYMENT_ACTS, ...APPROVAL_ACTS]),
    }
  })

  mountEndpoint(router, operatorPaymentEndpoints.settle, async ({ params, body, userId }) => {
    const row = await requirePayment(params.id)
    try {
      const { status, nextState } = await settleReview(paymentContext, row.id, {
        isConfirmed: body.is_confirmed,
        ...(body.bank_number && { providerId: body.bank_number }),
      })
      if (body.is_confirmed)
        await addOperatorAct(pool, {
          operatorId: userId,
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
  })

  mountEndpoint(router, operatorPaymentEndpoints.markNotCharged, async ({ params, userId }) => {
    const id = parseId(params.id) ?? 0
    try {
      await failUnknownCharge(paymentContext, id)
    } catch (error) {
      if (error instanceof SettlementRefused) throw new ApiError(409, `Refused: ${error.reason}`)
      throw error
    }
    await addOperatorAct(pool, {
      operatorId: userId,
      subject: 'payment',
      subjectId: id,
      act: 'not_charged',
      before: { state: 'review' },
      after: { state: 'failed' },
    })
    return []
  })

  mountEndpoint(router, operatorPaymentEndpoints.refund, async ({ params, body, userId }) => {
    const row = await requirePayment(params.id)
    if (body.amount > row.amount - row.refunded)
      throw invalidField('amount', 'is more than is left of the payment')
    const refund = { operatorId: userId, text: body.text }
    // Several small refunds count together.
    if (row.refunded + body.amount > refundLimit)
      await inTransaction(pool, (transaction) =>
        requestApproval(transaction, {
          ...refund,
          kind: 'payment_refund',
          subjectId: row.id,
          amount: body.amount,
        }),
      )
    else
      await refundAtDesk(paymentContext, {
        ...refund,
        paymentId: row.id,
        tetri: body.amount,
        idempotencyKey: body.idempotency_key,
      })
    return []
  })

  return router

  async function requirePayment(id: string) {
    const row = await findOperatorPayment(pool, parseId(id) ?? 0)
    if (!row) throw notFound('Payment')
    return row
  }
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
