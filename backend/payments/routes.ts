import { createHash } from 'node:crypto'
import { type Request, Router } from 'express'
import { z } from 'zod'
import { requiredUserId } from '../auth/required-user'
import { withTransaction } from '../db/transaction'
import { answering } from '../http/answering'
import { bodyOf, readBody } from '../http/body'
import { notFound } from '../http/errors'
import { oneTimeKey, readForm } from '../http/form'
import { localeOf } from '../http/locale'
import { paginationOf } from '../http/pagination'
import { numberOf, queryOf, textOf } from '../http/query'
import { balanceOf } from '../ledger/balance'
import { takeTurn } from '../visitors/turns'
import { cardRoutes } from './cards/routes'
import type { Cashier } from './cashier'
import { historyAnswer, listPayments, readPayment } from './history'
import { pathId } from './path-id'
import { PayForm, pay } from './pay'
import { redeem } from './promo-codes/redeem'
import { LEAST_TOP_UP, MOST_TOP_UP } from './rules'
import { settle } from './settle'
import { addPayment, paymentWithKey, requiredPayment } from './store'
import { gelAmount, gelOf } from './tetri'

const PER_PAGE = 20
/** Between two questions to the provider on behalf of a page. */
const ASK_AFTER_SECONDS = 2

const FillForm = z.object({ amount: gelAmount(LEAST_TOP_UP, MOST_TOP_UP), idempotency_key: oneTimeKey })
const PromoForm = z.object({ idempotency_key: oneTimeKey })

/** `/v3/payments`: filling the balance, paying, and what was paid. Every call is a user's own. */
export function paymentRoutes(cashier: Cashier): Router {
  const { pool } = cashier
  const router = Router()

  router.get(
    '/balance',
    answering(async (request) => {
      const balance = await balanceOf(pool, await requiredUserId(pool, request))
      return { balance: gelOf(balance), currency: 'GEL' }
    }),
  )

  router.post(
    '/init-fill-balance',
    readBody,
    answering(async (request) => {
      const userId = await requiredUserId(pool, request)
      const { amount: tetri, idempotency_key: key } = readForm(FillForm, await bodyOf(request))
      const hash = createHash('sha256').update(`fill ${tetri}`).digest()
      const row = { userId, purpose: 'fill_balance' as const, tetri, key, hash }
      const earlier = await paymentWithKey(pool, row)
      if (earlier !== undefined) return { id: earlier }
      return withTransaction(pool, async (transaction) => {
        const { id, isNew } = await addPayment(transaction, row)
        if (isNew) await takeTurn(transaction, 'payment', `user ${userId}`)
        return { id }
      })
    }),
  )

  router.post(
    '/pay',
    readBody,
    answering(async (request) => {
      const userId = await requiredUserId(pool, request)
      return pay(cashier, userId, readForm(PayForm, await bodyOf(request)), localeOf(request))
    }),
  )

  router.use('/cards', cardRoutes(cashier))

  router.get(
    '/history',
    answering(async (request) => {
      const userId = await requiredUserId(pool, request)
      const query = queryOf(request)
      const asked = numberOf(query, 'page') ?? 1
      const page = {
        page: Number.isInteger(asked) && asked > 0 && asked < 1e6 ? asked : 1,
        perPage: PER_PAGE,
      }
      const month = textOf(query, 'month')?.match(/^\d{4}-(0[1-9]|1[0-2])$/)?.[0]
      const direction = (['in', 'out'] as const).find((each) => each === textOf(query, 'kind'))
      const { rows, total } = await listPayments(pool, { userId, month, direction, page })
      const locale = localeOf(request)
      return {
        data: rows.map((row) => historyAnswer(row, locale)),
        ...paginationOf(page, rows.length, total),
      }
    }),
  )

  // Last: any other word in its place is the name of a call.
  router.get(
    '/:id',
    answering((request) => statusOf(request)),
  )

  return router

  async function statusOf(request: Request) {
    const userId = await requiredUserId(pool, request)
    const { id } = await requiredPayment(pool, pathId(request), userId)
    // A callback may have come just before the payer.
    await cashier.settling.get(id)?.catch(() => {})
    const payment = await requiredPayment(pool, id, userId)
    const isDue = payment.asked_seconds === null || payment.asked_seconds > ASK_AFTER_SECONDS
    if (payment.state === 'pending' && isDue) await settle(cashier, payment.id)
    const row = await readPayment(pool, payment.id)
    if (!row) throw notFound('Payment')
    return {
      ...historyAnswer(row, localeOf(request)),
      // Where a payer who has left the provider's page can still pay.
      redirect_url: row.state === 'pending' ? row.redirect_url : null,
      balance: gelOf(await balanceOf(pool, userId)),
    }
  }
}

/** `/users/fill-balance/promo-code/:code`. */
export function promoCodeRoutes({ pool }: Cashier): Router {
  return Router().post(
    '/:code',
    readBody,
    answering(async (request) => {
      const userId = await requiredUserId(pool, request)
      const { idempotency_key: key } = readForm(PromoForm, await bodyOf(request))
      const paymentId = await redeem(pool, { userId, code: request.params.code ?? '', key })
      const row = await readPayment(pool, paymentId)
      if (!row) throw notFound('Payment')
      return {
        ...historyAnswer(row, localeOf(request)),
        payment_id: paymentId,
        balance: gelOf(await balanceOf(pool, userId)),
      }
    }),
  )
}
