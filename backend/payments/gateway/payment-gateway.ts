import type { IncomingHttpHeaders } from 'node:http'
import type { Locale } from '~backend/platform/localized-text'
import type { ProviderMethod } from '~contract/payments'

export type NewPayment = {
  /** Idempotency key, for a provider with `isIdempotent`. */
  key: string
  /** Our id of the payment, which the provider sends back. */
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

/** `token` charges the card and stays secret; the rest may be shown. */
export type SavedCard = { token: string; mask: string; brand: string | undefined; expiry: string | undefined }

export type ProviderStatus = {
  state: ProviderState
  unknownState?: string | undefined
  /** The captured or expected amount. */
  tetri: number | undefined
  currency: string | undefined
  refundedTetri: number
  /** A refund is taken on and not completed: how much is not told yet. */
  isRefunding?: boolean
  externalId: string | undefined
  /** The provider's code. */
  reason?: string | undefined
  savedCard?: SavedCard | undefined
}

/** `isTrusted`: the signature is valid. The status is checked at the provider all the same. */
export type ProviderCallback = { providerId: string; isTrusted: boolean }

/** Calls throw ProviderRefusal for a refusal, and any other error, such as a timeout, when the outcome is unknown. */
export interface PaymentGateway {
  readonly name: string
  /** Whether `createPayment` and `chargeSavedCard` repeat their result for a repeated key. */
  readonly isIdempotent: boolean
  createPayment(payment: NewPayment): Promise<{ providerId: string; redirectUrl: string }>
  readStatus(providerId: string): Promise<ProviderStatus>
  /** Parses a callback; undefined when it is not the provider's, for example with a wrong signature. */
  verifyCallback(raw: Buffer, headers: IncomingHttpHeaders): Promise<ProviderCallback | undefined>
  /** Refunds the amount, or all that is left; idempotent by key. */
  refund(providerId: string, key: string, tetri?: number): Promise<void>
  /** Charges a saved card; with `redirectUrl` the payer has to confirm it there. */
  chargeSavedCard(
    token: string,
    payment: NewPayment,
  ): Promise<{ providerId: string; redirectUrl: string | undefined }>
  forgetCard(token: string): Promise<void>
}

export class ProviderRefusal extends Error {
  readonly reason: string

  constructor(reason: string) {
    super(`the payment provider refused: ${reason}`)
    this.reason = reason.slice(0, 100)
  }
}
