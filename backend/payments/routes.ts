import { createHash } from 'node:crypto'
import { type Request, Router } from 'express'
import { z } from 'zod'
import { getBalance } from '~backend/ledger/balance'
import { userHandler } from '~backend/platform/auth/authenticate'
import { inTransaction } from '~backend/platform/db/transaction'
import { parseBody, readBody } from '~backend/platform/http/body'
import { notFound } from '~backend/platform/http/errors'
import { parseForm } from '~backend/platform/http/form'
import { getLocale } from '~backend/platform/http/locale'
import { parsePage, toPaginationJson } from '~backend/platform/http/pagination'
import { getPathId } from '~backend/platform/http/path-id'
import { getText, parseQuery } from '~backend/platform/http/query'
import { getVisitorId } from '~backend/platform/http/visitor'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import { idempotencyKey, lariAmount } from '~contract/endpoints/fields'
import { MAX_TOP_UP, MIN_TOP_UP } from '~contract/payments'
import type { AnswerOf } from '~contract/schemas/envelope'
import type { PaymentStarted, PromoCodeCredited } from '~contract/schemas/payments'
import { toLari } from '~contract/values/money'
import { cardRoutes } from './cards/routes'
import { findHistoryRow, listPayments, toPaymentJson } from './history'
import { PayForm, payPayment } from './pay'
import type { PaymentContext } from './payment-context'
import { type Redemption, redeemPromoCode } from './redeem-promo-code'
import { isPolled } from './rules'
import { settlePayment } from './settle-payment'
import { addPayment, findPaymentByKey, requirePayment } from './store'

const PER_PAGE = 20
/** Minimum interval of status checks for the result page, in seconds. */
const STATUS_CHECK_SECONDS = 2

const TopUpForm = z.object({
  amount: lariAmount(MIN_TOP_UP, MAX_TOP_UP),
  idempotency_key: idempotencyKey,
})
const PromoForm = z.object({ idempotency_key: idempotencyKey })

export function paymentRoutes(paymentContext: PaymentContext): Router {
  const { pool } = paymentContext
  const router = Router()

  router.get(
    '/balance',
    userHandler(async (_request, userId) => {
      const balance = await getBalance(pool, userId)
      return { balance: toLari(balance), currency: 'GEL' }
    }),
  )

  router.post(
    '/init-fill-balance',
    readBody,
    userHandler(async (request, userId) => {
      const { amount: tetri, idempotency_key: key } = parseForm(TopUpForm, await parseBody(request))
      const hash = createHash('sha256').update(`fill ${tetri}`).digest()
      const row = { userId, purpose: 'fill_balance' as const, tetri, key, hash }
      const existingId = await findPaymentByKey(pool, row)
      if (existingId !== undefined) return { id: existingId }
      return inTransaction(pool, async (transaction) => {
        const { id, isNew } = await addPayment(transaction, row)
        if (isNew) await consumeRateLimit(transaction, 'payment', `user ${userId}`)
        return { id }
      })
    }),
  )

  router.post(
    '/pay',
    readBody,
    userHandler(async (request, userId): Promise<AnswerOf<typeof PaymentStarted>> => {
      return payPayment(
        paymentContext,
        userId,
        parseForm(PayForm, await parseBody(request)),
        getLocale(request),
      )
    }),
  )

  router.use('/cards', cardRoutes(paymentContext))

  router.get(
    '/history',
    userHandler(async (request, userId) => {
      const query = parseQuery(request)
      const page = { ...parsePage(query), perPage: PER_PAGE }
      const month = getText(query, 'month')?.match(/^\d{4}-(0[1-9]|1[0-2])$/)?.[0]
      const direction = (['in', 'out'] as const).find((each) => each === getText(query, 'kind'))
      const { rows, total } = await listPayments(pool, { userId, month, direction, page })
      const locale = getLocale(request)
      return {
        data: rows.map((row) => toPaymentJson(row, locale)),
        ...toPaginationJson(page, rows.length, total),
      }
    }),
  )

  router.get('/:id', userHandler(loadPaymentStatus))

  return router

  async function loadPaymentStatus(request: Request, userId: number) {
    const { id } = await requirePayment(pool, getPathId(request), userId)
    await paymentContext.settlements.get(id)?.catch(() => {})
    const payment = await requirePayment(pool, id, userId)
    const isDue = payment.seconds_since_check === null || payment.seconds_since_check > STATUS_CHECK_SECONDS
    if (isPolled(payment) && isDue) await settlePayment(paymentContext, payment.id)
    const row = await findHistoryRow(pool, payment.id)
    if (!row) throw notFound('Payment')
    return {
      ...toPaymentJson(row, getLocale(request)),
      // URL where a payer who left can still pay.
      redirect_url: row.state === 'pending' ? row.redirect_url : null,
      balance: toLari(await getBalance(pool, userId)),
    }
  }
}

export function promoCodeRoutes({ pool }: PaymentContext): Router {
  const router = Router()

  router.post(
    '/:code',
    readBody,
    userHandler(async (request, userId): Promise<AnswerOf<typeof PromoCodeCredited>> => {
      const paymentId = await redeemPromoCode(pool, await parseRedemption(request, userId))
      const row = await findHistoryRow(pool, paymentId)
      if (!row) throw notFound('Payment')
      return {
        ...toPaymentJson(row, getLocale(request)),
        payment_id: paymentId,
        balance: toLari(await getBalance(pool, userId)),
      }
    }),
  )

  return router

  async function parseRedemption(request: Request, userId: number): Promise<Redemption> {
    const { idempotency_key: key } = parseForm(PromoForm, await parseBody(request))
    return { userId, code: String(request.params.code ?? ''), key, visitor: getVisitorId(request) }
  }
}
