import type pg from 'pg'
import type { Logger } from 'pino'
import type { Db } from '~backend/platform/db/pool'
import type { PaymentGateway } from './gateway/payment-gateway'
import type { Payment } from './store'

export type PaymentContext = {
  pool: pg.Pool
  log: Logger
  /** Card payment provider; undefined: only balances and promo codes pay. */
  gateway: PaymentGateway | undefined
  callbackUrl(): string
  settlements: Map<number, Promise<void>>
  /** Public origin; undefined: the origin of each request is accepted. */
  publicOrigin: string | undefined
  orders: OrderFulfilment
  /** Maximum total that one operator may refund, in tetri. */
  refundLimit: number
}

export interface OrderFulfilment {
  /**
   * Reserves the item, in the transaction that starts the payment.
   * @throws CannotFulfil
   */
  reserve(transaction: Db, payment: Payment): Promise<void>
  /**
   * Fulfils the order, in the transaction that pays it.
   * @throws CannotFulfil
   */
  fulfil(transaction: Db, payment: Payment): Promise<void>
  cancel(transaction: Db, payment: Payment): Promise<void>
}

/** The item became unavailable, for example a promotion of a deleted statement. */
export class CannotFulfil extends Error {}
