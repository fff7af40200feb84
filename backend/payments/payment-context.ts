import type pg from 'pg'
import type { Logger } from 'pino'
import type { Db } from '~backend/platform/db/pool'
import type { PaymentGateway } from './gateway/payment-gateway'
import type { Payment } from './store'

export type PaymentContext = {
  pool: pg.Pool
  log: Logger
  /** The card payment provider; without one, only balances and promo codes pay. */
  gateway: PaymentGateway | undefined
  callbackUrl(): string
  settlements: Map<number, Promise<void>>
  /** The public origin; without it, the origin of each request is accepted. */
  publicOrigin: string | undefined
  orders: OrderFulfilment
  /** Highest total, in tetri, that one operator may refund. */
  refundLimit: number
}

export interface OrderFulfilment {
  /**
   * Runs in the transaction that begins the payment.
   * @throws CannotFulfil
   */
  reserve(transaction: Db, payment: Payment): Promise<void>
  /**
   * Runs in the transaction that pays the order.
   * @throws CannotFulfil
   */
  fulfil(transaction: Db, payment: Payment): Promise<void>
  cancel(transaction: Db, payment: Payment): Promise<void>
}

/** The item is no longer available, for example a promotion of a deleted statement. */
export class CannotFulfil extends Error {}
