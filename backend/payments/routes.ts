import { createHash } from 'node:crypto'
import { Router } from 'express'
import { getBalance } from '~backend/ledger/balance'
import { inTransaction } from '~backend/platform/db/transaction'
import { notFound } from '~backend/platform/http/errors'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { toPaginationJson } from '~backend/platform/http/pagination'
import { getVisitorId } from '~backend/platform/http/visitor'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import { paymentEndpoints } from '~contract/endpoints/payments'
import { parseId } from '~contract/values/ids'
import { toLari } from '~contract/values/money'
import { addCardRoutes } from './cards/routes'
import { findHistoryRow, listPayments, toPaymentJson } from './history'
import { payPayment } from './pay'
import type { PaymentContext } from './payment-context'
import { redeemPromoCode } from './redeem-promo-code'
import { isPolled } from './rules'
import { settlePayment } from './settle-payment'
import { addPayment, findPaymentByKey, requirePayment } from './store'

const PER_PAGE = 20
/** Minimum interval of status checks for the result page, in seconds. */
const STATUS_CHECK_SECONDS = 2

export function paymentRoutes(paymentContext: PaymentContext): Router {
  const { pool } = paymentContext
  const router = Router()

  mountEndpoint(router, paymentEndpoints.balance, async ({ userId }) => {
    const balance = await getBalance(pool, userId)
    return { balance: toLari(balance), currency: 'GEL' }
  })

  mountEndpoint(router, paymentEndpoints.topUp, async ({ body, userId }) => {
    const { amount: tetri, idempotency_key: key } = body
    const hash = createHash('sha256').update(`fill ${tetri}`).digest()
    const row = { userId, purpose: 'fill_balance' as const, tetri, key, hash }
    const existingId = await findPaymentByKey(pool, row)
    if (existingId !== undefined) return { id: existingId }
    return inTransaction(pool, async (transaction) => {
      const { id, isNew } = await addPayment(transaction, row)
      if (isNew) await consumeRateLimit(transaction, 'payment', `user ${userId}`)
      return { id }
    })
  })

  mountEndpoint(router, paymentEndpoints.pay, async ({ body, userId, locale }) =>
    payPayment(paymentContext, userId, body, locale),
  )

  addCardRoutes(router, paymentContext)

  mountEndpoint(router, paymentEndpoints.history, async ({ query, userId, locale }) => {
    const page = { page: query.page, perPage: PER_PAGE }
    const { rows, total } = await listPayments(pool, {
      userId,
      month: query.month,
      direction: query.kind,
      page,
    })
    return {
      data: rows.map((row) => toPaymentJson(row, locale)),
      ...toPaginationJson(page, rows.length, total),
    }
  })

  mountEndpoint(router, paymentEndpoints.one, async ({ params, userId, locale }) => {
    const { id } = await requirePayment(pool, parseId(params.id), userId)
    await paymentContext.settlements.get(id)?.catch(() => {})
    const payment = await requirePayment(pool, id, userId)
    const isDue = payment.seconds_since_check === null || payment.seconds_since_check > STATUS_CHECK_SECONDS
    if (isPolled(payment) && isDue) await settlePayment(paymentContext, payment.id)
    const row = await findHistoryRow(pool, payment.id)
    if (!row) throw notFound('Payment')
    return {
      ...toPaymentJson(row, locale),
      // URL where a payer who left can still pay.
      redirect_url: row.state === 'pending' ? row.redirect_url : null,
      balance: toLari(await getBalance(pool, userId)),
    }
  })

  mountEndpoint(
    router,
    paymentEndpoints.redeemPromoCode,
    async ({ params, body, userId, locale, request }) => {
      const redemption = {
        userId,
        code: params.code,
        key: body.idempotency_key,
        visitor: getVisitorId(request),
      }
      const paymentId = await redeemPromoCode(pool, redemption)
      const row = await findHistoryRow(pool, paymentId)
      if (!row) throw notFound('Payment')
      return {
        ...toPaymentJson(row, locale),
        payment_id: paymentId,
        balance: toLari(await getBalance(pool, userId)),
      }
    },
  )

  return router
}
