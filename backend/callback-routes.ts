import { Router } from 'express'
import type { Logger } from 'pino'
import { leadCallbackRoutes } from '~backend/desk/webhooks/lead-callbacks'
import { paymentCallbackRoutes } from '~backend/payments/callbacks'
import type { PaymentContext } from '~backend/payments/payment-context'
import { errorHandler, notFoundHandler } from '~backend/platform/http/errors'

interface CallbackOptions {
  /** Signing key of lead webhooks. */
  leadKey: Buffer | undefined
  log: Logger
}

/** `/callbacks/…`: calls from other systems, each authenticated by its signature. */
export function callbackRoutes(paymentContext: PaymentContext, { leadKey, log }: CallbackOptions): Router {
  return Router()
    .use('/payments', paymentCallbackRoutes(paymentContext))
    .use('/leads', leadCallbackRoutes(paymentContext.pool, leadKey), notFoundHandler, errorHandler(log))
}
