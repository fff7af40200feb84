import type pg from 'pg'
import type { Logger } from 'pino'
import type { Db } from '../db/pool'
import type { Gateway } from './gateway/gateway'
import type { Payment } from './store'

/** All that taking money needs. */
export type Cashier = {
  pool: pg.Pool
  log: Logger
  /** Who takes money from cards; without one, only balances and promo codes pay. */
  gateway: Gateway | undefined
  /** Where the provider tells what has become of a payment. */
  callbackUrl(): string
  /** Payments whose provider is being asked at this moment, by their ids. */
  settling: Map<number, Promise<void>>
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
  handOver(transaction: Db, payment: Payment): Promise<void>
  /** Lets go of what could not be handed over. */
  callOff(transaction: Db, payment: Payment): Promise<void>
}

/** What was paid for is not to be had any more, such as prominence of a statement that was deleted. */
export class CannotHandOver extends Error {}
