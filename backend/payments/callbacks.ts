import { createHash } from 'node:crypto'
import express, { type ErrorRequestHandler, type Request, type Response, Router } from 'express'
import { ApiError } from '../http/errors'
import type { Cashier } from './cashier'
import { settle } from './settle'
import { findPaymentOf } from './store'

/** Many times what providers tell. */
const LIMIT = '64kb'
/** Of one payment; whoever knows its id could tell us any number of things. */
const MOST_KEPT = 50

/**
 * `/callbacks/payments/:provider`, for providers to tell on their own that something has become of a payment. That it
 * was told is all that counts: what has become of it is asked for. Answered at once; 200 also for payments that are not
 * ours, since to tell them again would help nobody.
 */
export function callbackRoutes(cashier: Cashier): Router {
  const router = Router()
  router.post(
    '/:provider',
    express.raw({ type: () => true, limit: LIMIT, inflate: false }),
    (request, response, next) => {
      listen(cashier, request, response).catch(next)
    },
  )
  const answerErrors: ErrorRequestHandler = (error, _request, response, next) => {
    if (response.headersSent) return next(error)
    const status = Number((error as { status?: unknown }).status)
    const isTheirs = error instanceof ApiError || (status >= 400 && status < 500)
    if (!isTheirs) cashier.log.error({ reason: (error as Error).message }, 'a callback was not listened to')
    response.sendStatus(isTheirs ? status : 500)
  }
  return router.use(answerErrors)
}

async function listen(cashier: Cashier, request: Request, response: Response): Promise<void> {
  const { pool, gateway, log } = cashier
  const raw: unknown = request.body
  if (!gateway || request.params.provider !== gateway.name) throw new ApiError(404, 'Not found')
  if (!Buffer.isBuffer(raw)) throw new ApiError(400, 'Bad request')
  const callback = await gateway.verifyCallback(raw, request.headers)
  if (!callback) {
    log.warn({ provider: gateway.name }, 'a callback was refused: it is not the provider’s')
    throw new ApiError(400, 'Bad request')
  }
  const payment = await findPaymentOf(pool, gateway.name, callback.providerId)
  if (!payment) {
    response.sendStatus(200)
    return
  }
  const { rowCount } = await pool.query(
    `insert into payment_callbacks (provider, body_hash, payment_id)
     select $1, $2, $3 where (select count(*) from payment_callbacks where payment_id = $3) < $4
     on conflict do nothing`,
    [gateway.name, createHash('sha256').update(raw).digest(), payment.id, MOST_KEPT],
  )
  const isNew = rowCount === 1
  // One that only says "ask" is the same each time, whatever has become of the payment.
  const isWorthAsking = isNew || (!callback.trusted && (payment.asked_seconds ?? 2) > 1)
  if (isWorthAsking) await pool.query('update payments set ask_after = now() where id = $1', [payment.id])
  response.sendStatus(200)
  // Should we die now, the reconciler asks.
  if (isWorthAsking)
    settle(cashier, payment.id).catch((error: Error) => {
      log.error({ payment: payment.id, reason: error.message }, 'a payment could not be settled; later again')
    })
}
