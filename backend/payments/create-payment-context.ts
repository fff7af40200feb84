import type pg from 'pg'
import type { Logger } from 'pino'
import { cancelOrder, fulfilOrder, reserveOrder } from '~backend/services/orders/fulfil-order'
import type { PaymentGateway } from './gateway/payment-gateway'
import type { PaymentContext } from './payment-context'

export type PaymentContextOptions = {
  pool: pg.Pool
  log: Logger
  gateway?: PaymentGateway | undefined
  publicOrigin?: string | undefined
  /** Origin of `/callbacks/payments` as the provider reaches it; read at each payment. */
  readonly callbackOrigin?: string
}

/** Creates a payment context that fulfils the marketplace's orders. */
export function createPaymentContext(options: PaymentContextOptions): PaymentContext {
  const { pool, log, gateway, publicOrigin } = options
  return {
    pool,
    log,
    gateway,
    publicOrigin,
    callbackUrl: () => `${options.callbackOrigin ?? ''}/callbacks/payments/${gateway?.name ?? ''}`,
    settlements: new Map(),
    reserve: reserveOrder,
    fulfil: fulfilOrder,
    cancel: cancelOrder,
  }
}
