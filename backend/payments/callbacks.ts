import { createHash } from 'node:crypto'
import express, { type ErrorRequestHandler, type Request, type Response, Router } from 'express'
import type pg from 'pg'
import { inTransaction } from '~backend/platform/db/transaction'
import { ApiError } from '~backend/platform/http/errors'
import type { PaymentContext } from './payment-context'
import { settlePayment } from './settle-payment'
import { findPaymentByProviderId } from './store'

const MAX_BODY_SIZE = '64kb'
/** Maximum number of recorded callbacks per payment, because anyone who knows its id could fill the table. */
const MAX_CALLBACKS_PER_PAYMENT = 50

/**
 * Handles callbacks, which only trigger a status check. Unknown payments answer 200, so that providers do not
 * retry.
 */
export function paymentCallbackRoutes(paymentContext: PaymentContext): Router {
  const router = Router()
  router.post(
    '/:provider',
    express.raw({ type: () => true, limit: MAX_BODY_SIZE, inflate: false }),
    (request, response, next) => {
      handleCallback(paymentContext, request, response).catch(next)
    },
  )
  const handleError: ErrorRequestHandler = (error, _request, response, next) => {
    if (response.headersSent) return next(error)
    const status = Number((error as { status?: unknown }).status)
    const isTheirs = error instanceof ApiError || (status >= 400 && status < 500)
    if (!isTheirs)
      paymentContext.log.error({ reason: (error as Error).message }, 'a callback could not be processed')
    response.sendStatus(isTheirs ? status : 500)
  }
  return router.use(handleError)
}

async function handleCallback(
  paymentContext: PaymentContext,
  request: Request,
  response: Response,
): Promise<void> {
  const { pool, gateway, log } = paymentContext
  const raw: unknown = request.body
  if (!gateway || request.params.provider !== gateway.name) throw new ApiError(404, 'Not found')
  if (!Buffer.isBuffer(raw)) throw new ApiError(400, 'Bad request')
  const callback = await gateway.verifyCallback(raw, request.headers)
  if (!callback) {
    log.warn({ provider: gateway.name }, 'a callback was rejected: it is not the provider’s')
    throw new ApiError(400, 'Bad request')
  }
  const payment = await findPaymentByProviderId(pool, gateway.name, callback.providerId)
  if (!payment) {
    response.sendStatus(200)
    return
  }
  const isNew = await recordCallback(pool, payment.id, {
    raw,
    provider: gateway.name,
    isTrusted: callback.isTrusted,
  })
  response.sendStatus(200)
  // An unsigned callback looks the same each time, so it triggers a check again after two seconds.
  if (isNew || (!callback.isTrusted && (payment.seconds_since_check ?? 2) > 1))
    settlePayment(paymentContext, payment.id).catch((error: Error) => {
      log.error(
        { payment: payment.id, reason: error.message },
        'a payment could not be settled and will be retried',
      )
    })
}

/**
 * Records the callback and makes the payment due for the reconciliation job, in case the next check fails.
 * @returns true if the callback is new
 */
function recordCallback(
  pool: pg.Pool,
  paymentId: number,
  { raw, provider, isTrusted }: { raw: Buffer; provider: string; isTrusted: boolean },
): Promise<boolean> {
  return inTransaction(pool, async (transaction) => {
    const { rowCount } = await transaction.query(
      `insert into payment_callbacks (provider, body_hash, payment_id)
       select $1, $2, $3 where (select count(*) from payment_callbacks where payment_id = $3) < $4
       on conflict do nothing`,
      [provider, createHash('sha256').update(raw).digest(), paymentId, MAX_CALLBACKS_PER_PAYMENT],
    )
    const isNew = rowCount === 1
    if (isNew || !isTrusted)
      await transaction.query('update payments set ask_after = now() where id = $1', [paymentId])
    return isNew
  })
}
