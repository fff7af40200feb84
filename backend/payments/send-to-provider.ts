import type { Locale } from '~backend/platform/localized-text'
import { PROVIDER_METHODS } from '~contract/payments'
import { findCardToken } from './cards/store'
import { declineError } from './decline-error'
import { type NewPayment, ProviderRefusal } from './gateway/payment-gateway'
import type { PaymentContext } from './payment-context'
import { findPayment, type Payment } from './store'

/** True if the provider is known to have registered it. */
export function isSent({ provider_id }: Pick<Payment, 'provider_id'>): boolean {
  return provider_id !== null
}

/** True if the payment can be resent: an idempotent provider executes it once as long as it knows the key. */
export function isRepeatable({ gateway }: PaymentContext, { provider }: Pick<Payment, 'provider'>): boolean {
  return gateway?.name === provider && gateway.isIdempotent
}

/**
 * Sends a payment. A rejected one fails; with an unknown outcome it stays pending and is resent with the same
 * key.
 * @throws ApiError with the decline reason
 */
export async function sendToProvider(
  paymentContext: PaymentContext,
  paymentId: number,
  locale: Locale,
): Promise<void> {
  const { pool, gateway, log } = paymentContext
  const payment = await findPayment(pool, paymentId)
  if (!gateway || !payment) throw declineError('provider_unavailable')
  try {
    const request = toProviderPayment(paymentContext, payment, locale)
    const token = payment.card_id === null ? undefined : await findCardToken(pool, payment.card_id)
    const created = token
      ? await gateway.chargeSavedCard(token, request)
      : await gateway.createPayment(request)
    await pool.query(
      'update payments set provider_id = $2, redirect_url = $3, sending_since = null where id = $1',
      [paymentId, created.providerId, created.redirectUrl ?? null],
    )
  } catch (error) {
    const refusal = error instanceof ProviderRefusal ? error : undefined
    log.warn({ payment: paymentId, reason: (error as Error).message }, 'a payment was not started')
    await pool.query(
      `update payments set sending_since = null,
         state = case when $2::text is null then state else 'failed' end, reason = coalesce($2, reason),
         finished_at = case when $2::text is null then finished_at else now() end,
         ask_after = case when $2::text is null then ask_after end
       where id = $1 and provider_id is null`,
      [paymentId, refusal?.reason ?? null],
    )
    throw declineError(refusal ? 'payment_declined' : 'provider_unavailable')
  }
}

function toProviderPayment({ callbackUrl }: PaymentContext, payment: Payment, locale: Locale): NewPayment {
  return {
    key: payment.provider_key,
    externalId: String(payment.id),
    tetri: payment.amount,
    currency: payment.currency,
    method: PROVIDER_METHODS.find((method) => method === payment.method) ?? 'card',
    locale,
    returnUrl: payment.return_url ?? '',
    callbackUrl: callbackUrl(),
    savesCard: payment.saves_card,
  }
}
