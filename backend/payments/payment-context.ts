import type pg from 'pg'
import type { Logger } from 'pino'
import type { Db } from '~backend/platform/db/pool'
import type { PaymentGateway } from './gateway/payment-gateway'
import type { Payment } from './store'

/** All that taking money needs. */
export type PaymentContext = {
  pool: pg.Pool
  log: Logger
  /** Who takes money from cards; without one, only balances and promo codes pay. */
  gateway: PaymentGateway | undefined
  /** Where the provider tells what has become of a payment. */
  callbackUrl(): string
  /** Payments whose provider is being asked at this moment, by their ids. */
  settlements: Map<number, Promise<void>>
  /** The origin that browsers see; without it, any that is asked from. */
  publicOrigin: string | undefined
  /**
   * Keeps what a payment of purpose `order` is for while its payer is at the provider, in the transaction that begins it.
   *
   * @throws CannotHandOver
   */
  reserve(transaction: Db, payment: Payment): Promise<void>
  /**
   * Hands over what a payment of purpose `order` is for, in the transaction that pays it.
   *
   * @throws CannotHandOver
   */
  fulfil(transaction: Db, payment: Payment): Promise<void>
  /** Lets go of what could not be handed over. */
  cancel(transaction: Db, payment: Payment): Promise<void>
}

/** What was paid for is not to be had any more, such as prominence of a statement that was deleted. */
export class CannotFulfil extends Error {}
