import { Router } from 'express'
import type { Logger } from 'pino'
import { incomingMailRoutes } from '~backend/conversations/incoming-mail/routes'
import type { InboundMailSettings } from '~backend/conversations/reply-addresses'
import { leadCallbackRoutes } from '~backend/desk/webhooks/lead-callbacks'
import { paymentCallbackRoutes } from '~backend/payments/callbacks'
import type { PaymentContext } from '~backend/payments/payment-context'
import { errorHandler, notFoundHandler } from '~backend/platform/http/errors'

interface CallbackOptions {
  /** Signing key of lead webhooks. */
  leadKey: Buffer | undefined
  /** Settings of replies by email. */
  inboundMail: InboundMailSettings | undefined
  log: Logger
}

/** `/callbacks/…`: calls from other systems, each authenticated by its signature. */
export function callbackRoutes(
  paymentContext: PaymentContext,
  { leadKey, inboundMail, log }: CallbackOptions,
): Router {
  const { pool } = paymentContext
  return Router()
    .use('/payments', paymentCallbackRoutes(paymentContext))
    .use('/leads', leadCallbackRoutes(pool, leadKey), notFoundHandler, errorHandler(log))
    .use(
      '/mail',
      incomingMailRoutes({ pool, log, settings: inboundMail }),
      notFoundHandler,
      errorHandler(log),
    )
}
