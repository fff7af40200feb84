import type pg from 'pg'
import type { Logger } from 'pino'
import { DEFAULT_REFUND_LIMIT } from '~contract/desk'
import type { PaymentGateway } from './gateway/payment-gateway'
import type { OrderFulfilment, PaymentContext } from './payment-context'

export type PaymentContextOptions = {
  pool: pg.Pool
  log: Logger
  orders: OrderFulfilment
  gateway?: PaymentGateway | undefined
  publicOrigin?: string | undefined
  /** Maximum total that one operator may refund, in tetri. */
  refundLimit?: number | undefined
  /** Origin of `/callbacks/payments` as the provider reaches it; read at each payment. */
  readonly callbackOrigin?: string
}

export function createPaymentContext(options: PaymentContextOptions): PaymentContext {
  const { pool, log, orders, gateway, publicOrigin } = options
  return {
    pool,
    log,
    orders,
    gateway,
    publicOrigin,
    callbackUrl: () => `${options.callbackOrigin ?? ''}/callbacks/payments/${gateway?.name ?? ''}`,
    settlements: new Map(),
    refundLimit: options.refundLimit ?? DEFAULT_REFUND_LIMIT,
  }
}
