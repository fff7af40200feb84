import type { IncomingHttpHeaders } from 'node:http'

/** Ways to pay that a provider offers. */
export const PROVIDER_METHODS = ['card', 'internet-bank', 'points'] as const
export type ProviderMethod = (typeof PROVIDER_METHODS)[number]

/** What is to be paid. */
export type NewPayment = {
  /** Asked again with it, a provider that `repeatsKeys` does it once. */
  key: string
  /** Our own id of the payment, which the provider tells back. */
  externalId: string
  tetri: number
  currency: string
  method: ProviderMethod
  locale: string
  /** Where the payer comes back to. */
  returnUrl: string
  /** Where the provider tells what has become of it. */
  callbackUrl: string
  savesCard: boolean
}

/** `held`: the money is set aside, not taken. */
export type ProviderState =
  | 'created'
  | 'pending'
  | 'held'
  | 'succeeded'
  | 'failed'
  | 'expired'
  | 'part_refunded'
  | 'refunded'

/** A card that the provider remembers: what may be shown of it, and the name by which it can be charged. */
export type SavedCard = { token: string; mask: string; brand: string | undefined; expiry: string | undefined }

/** What the provider says of a payment. */
export type ProviderStatus = {
  /** A state that nobody knows is `pending`, and `unknownState` names it: somebody is to be told. */
  state: ProviderState
  unknownState?: string | undefined
  /** What was, or is to be, taken. */
  tetri: number | undefined
  currency: string | undefined
  refundedTetri: number
  externalId: string | undefined
  /** Why it failed: the provider's code, no text of people. */
  reason?: string | undefined
  savedCard?: SavedCard | undefined
}

/** `trusted`: by its signature it is the provider's own. What it says is asked for all the same. */
export type ProviderCallback = { providerId: string; isTrusted: boolean }

/**
 * A payment provider. Every call may take as long as the adapter's own patience, and throws ProviderRefusal when the
 * provider said no, or any other error when nobody knows what became of it.
 */
export interface PaymentGateway {
  readonly name: string
  /** Whether `createPayment` and `chargeSaved`, asked again with the same key, answer as the first time. */
  readonly isIdempotent: boolean
  createPayment(payment: NewPayment): Promise<{ providerId: string; redirectUrl: string }>
  readStatus(providerId: string): Promise<ProviderStatus>
  /** Reads what claims to come from the provider; undefined for what cannot, such as one with a wrong signature. */
  verifyCallback(raw: Buffer, headers: IncomingHttpHeaders): Promise<ProviderCallback | undefined>
  /** Gives money back; all that was not yet, when no amount is given. Asked again with the same key, it does so once. */
  refund(providerId: string, key: string, tetri?: number): Promise<void>
  /** Takes money from a card that is remembered; with `redirectUrl` the payer has to confirm it there. */
  chargeSavedCard(
    token: string,
    payment: NewPayment,
  ): Promise<{ providerId: string; redirectUrl: string | undefined }>
  forgetCard(token: string): Promise<void>
}

/** The provider understood what was asked and will not do it. */
export class ProviderRefusal extends Error {
  /** The provider's code. */
  readonly reason: string

  constructor(reason: string) {
    super(`the payment provider refused: ${reason}`)
    this.reason = reason.slice(0, 100)
  }
}
