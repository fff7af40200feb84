import type { IncomingHttpHeaders } from 'node:http'
import type { Locale } from '~backend/platform/localized-text'
import type { ProviderMethod } from '~contract/payments'

export type NewPayment = {
  /** Idempotency key, for a provider with `isIdempotent`. */
  key: string
  /** Payment id, which the provider sends back. */
  externalId: string
  tetri: number
  currency: string
  method: ProviderMethod
  locale: Locale
  returnUrl: string
  callbackUrl: string
  savesCard: boolean
}

export type ProviderState =
  | 'created'
  | 'pending'
  | 'held'
  | 'succeeded'
  | 'failed'
  | 'expired'
  | 'part_refunded'
  | 'refunded'

/** Saved card; `token` charges the card and stays secret, the rest may be shown. */
export type SavedCard = { token: string; mask: string; brand: string | undefined; expiry: string | undefined }

export type ProviderStatus = {
  state: ProviderState
  unknownState?: string | undefined
  /** Captured or expected amount, in tetri. */
  tetri: number | undefined
  currency: string | undefined
  refundedTetri: number
  /** True if a refund is accepted but not completed; its amount is unknown until then. */
  isRefunding?: boolean
  externalId: string | undefined
  /** The provider's error code. */
  reason?: string | undefined
  savedCard?: SavedCard | undefined
}

/**
 * Parsed callback; `isTrusted` if the signature is valid. The status is checked at the provider in any case.
 */
export type ProviderCallback = { providerId: string; isTrusted: boolean }

/**
 * Payment provider. Calls throw ProviderRefusal for a refusal, and any other error if the outcome is unknown.
 */
export interface PaymentGateway {
  readonly name: string
  /** True if `createPayment` and `chargeSavedCard` return the first result for a repeated key. */
  readonly isIdempotent: boolean
  createPayment(payment: NewPayment): Promise<{ providerId: string; redirectUrl: string }>
  readStatus(providerId: string): Promise<ProviderStatus>
  /** Parses a callback; undefined if it is not the provider's, for example with a wrong signature. */
  verifyCallback(raw: Buffer, headers: IncomingHttpHeaders): Promise<ProviderCallback | undefined>
  /** Refunds the amount, or all that is left; idempotent by key. */
  refund(providerId: string, key: string, tetri?: number): Promise<void>
  /** Charges a saved card; with `redirectUrl` the payer has to confirm it there. */
  chargeSavedCard(
    token: string,
    payment: NewPayment,
  ): Promise<{ providerId: string; redirectUrl: string | undefined }>
  deleteSavedCard(token: string): Promise<void>
}

export class ProviderRefusal extends Error {
  readonly reason: string

  constructor(reason: string) {
    super(`the payment provider refused: ${reason}`)
    this.reason = reason.slice(0, 100)
  }
}
