import type pg from 'pg'
import type { Logger } from 'pino'
import { callOff, handOver, reserve } from '../services/orders/hand-over'
import type { Cashier } from './cashier'
import type { Gateway } from './gateway/gateway'

export type CashierOptions = {
  pool: pg.Pool
  log: Logger
  gateway?: Gateway | undefined
  publicOrigin?: string | undefined
  /** Scheme and host under which the provider reaches `/callbacks/payments`; read at each payment. */
  readonly callbackOrigin?: string
}

/** A cashier who hands over what the marketplace sells. */
export function openCashier(options: CashierOptions): Cashier {
  const { pool, log, gateway, publicOrigin } = options
  return {
    pool,
    log,
    gateway,
    publicOrigin,
    callbackUrl: () => `${options.callbackOrigin ?? ''}/callbacks/payments/${gateway?.name ?? ''}`,
    settling: new Map(),
    reserve,
    handOver,
    callOff,
  }
}
