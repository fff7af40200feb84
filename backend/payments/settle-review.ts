import type { Db } from '~backend/platform/db/pool'
import { inTransaction } from '~backend/platform/db/transaction'
import type { PaymentGateway, ProviderStatus } from './gateway/payment-gateway'
import type { PaymentContext } from './payment-context'
import { nextPaymentState } from './rules'
import { applyProviderStatus } from './settle-payment'
import { findPayment, lockPayment, type Payment, type PaymentState } from './store'

export type SettlementRefusalReason =
  | 'unknown_payment'
  | 'not_by_this_provider'
  | 'needs_no_decision'
  | 'provider_id_missing'
  | 'provider_id_known'
  | 'other_payment'
  | 'contradiction'
  | 'nothing_new'

/** The payment was not settled and is unchanged. */
export class SettlementRefused extends Error {
  readonly reason: SettlementRefusalReason
  /** Status at the provider, if it was requested. */
  readonly status: ProviderStatus | undefined

  constructor(reason: SettlementRefusalReason, status?: ProviderStatus) {
    super(reason)
    this.reason = reason
    this.status = status
  }
}

export type SettlementOptions = {
  /** Number at the provider of a payment whose response was lost. */
  providerId?: string | undefined
  /** True to apply the status; false changes nothing. */
  isConfirmed: boolean
}

/** Status at the provider, and the resulting state. */
export type Settlement = { status: ProviderStatus; nextState: PaymentState }

/** Final states without a credit, and review. */
const UNCREDITED_STATES: readonly PaymentState[] = ['review', 'failed', 'expired']

/**
 * Requests the status once and applies it by an operator's decision, even after an earlier contradiction.
 * A status that still contradicts our records is never credited.
 * @throws SettlementRefused, or the provider's own error
 */
export async function settleReview(
  paymentContext: PaymentContext,
  paymentId: number,
  { providerId, isConfirmed }: SettlementOptions,
): Promise<Settlement> {
  return inTransaction(paymentContext.pool, async (transaction) => {
    const { payment, gateway } = await lockUncredited(transaction, paymentContext, paymentId)
    const lookupId = payment.provider_id ?? providerId
    if (lookupId === undefined) throw new SettlementRefused('provider_id_missing')
    if (providerId !== undefined && providerId !== lookupId) throw new SettlementRefused('provider_id_known')
    const status = await gateway.readStatus(lookupId)
    // The number was typed by hand, so the provider must name the payment as well.
    if (payment.provider_id === null && status.externalId !== String(payment.id))
      throw new SettlementRefused('other_payment', status)
    const { state } = nextPaymentState(payment, status, { isConfirmed: true })
    if (state === undefined) throw new SettlementRefused('nothing_new', status)
    if (state === 'review') throw new SettlementRefused('contradiction', status)
    if (isConfirmed) {
      await transaction.query('update payments set provider_id = $2 where id = $1', [payment.id, lookupId])
      const found = await lockPayment(transaction, payment.id)
      await applyProviderStatus(transaction, paymentContext, found, status, { isConfirmed: true })
    }
    return { status, nextState: state }
  })
}

/**
 * Fails a payment whose response was lost, after an operator has found no such payment at the provider.
 * @throws SettlementRefused
 */
export async function failUnknownCharge(paymentContext: PaymentContext, paymentId: number): Promise<void> {
  await inTransaction(paymentContext.pool, async (transaction) => {
    const { payment } = await lockUncredited(transaction, paymentContext, paymentId)
    if (payment.provider_id !== null) throw new SettlementRefused('provider_id_known')
    await transaction.query(
      `update payments set state = 'failed', reason = 'not_charged' where id = $1 and state = 'review'`,
      [payment.id],
    )
  })
}

async function lockUncredited(
  transaction: Db,
  { gateway }: PaymentContext,
  paymentId: number,
): Promise<{ payment: Payment; gateway: PaymentGateway }> {
  if (!(await findPayment(transaction, paymentId))) throw new SettlementRefused('unknown_payment')
  const payment = await lockPayment(transaction, paymentId)
  if (!gateway || payment.provider !== gateway.name) throw new SettlementRefused('not_by_this_provider')
  if (!UNCREDITED_STATES.includes(payment.state)) throw new SettlementRefused('needs_no_decision')
  return { payment, gateway }
}
