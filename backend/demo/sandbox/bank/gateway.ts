import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import {
  type NewPayment,
  type PaymentGateway,
  type ProviderCallback,
  ProviderRefusal,
  type ProviderState,
  type ProviderStatus,
} from '~backend/payments/gateway/payment-gateway'
import type { Db } from '~backend/platform/db/pool'
import { parseJson } from '~backend/platform/parse-json'
import { isUuid } from '~contract/values/ids'
import { getBankSecret, hasValidSignature, SIGNATURE_HEADER } from './callbacks'
import { addBankPayment, type BankPayment, deleteBankCard, findBankPayment, refundBankPayment } from './store'

const STATES = new Set(['created', 'succeeded', 'failed', 'expired', 'part_refunded', 'refunded'])

const SignedCallbackBody = z.object({ body: z.object({ order_id: z.uuid() }) })
const UnsignedCallbackBody = z.object({ PaymentId: z.uuid() })

export function createSandboxGateway(db: Db): PaymentGateway {
  return {
    name: 'sandbox',
    isIdempotent: true,

    async createPayment(payment) {
      const providerId = await addBankPayment(db, toBankPaymentRequest(payment))
      return { providerId, redirectUrl: `/sandbox/bank/${providerId}` }
    },

    async readStatus(providerId) {
      const payment = isUuid(providerId) ? await findBankPayment(db, providerId) : undefined
      if (!payment) throw new ProviderRefusal('unknown_payment')
      return toProviderStatus(payment)
    },

    verifyCallback: async (raw, headers) => verifyBankCallback(raw, headers, await getBankSecret(db)),

    async refund(providerId, key, tetri) {
      if (!(await refundBankPayment(db, providerId, key, tetri))) throw new ProviderRefusal('not_refundable')
    },

    async chargeSavedCard(token, payment) {
      return {
        providerId: await addBankPayment(db, toBankPaymentRequest(payment), token),
        redirectUrl: undefined,
      }
    },

    deleteSavedCard: (token) => deleteBankCard(db, token),
  }
}

/** Verifies the signature before parsing. An unsigned callback only triggers a status check. */
function verifyBankCallback(
  raw: Buffer,
  headers: IncomingHttpHeaders,
  secret: Buffer,
): ProviderCallback | undefined {
  const signature = headers[SIGNATURE_HEADER.toLowerCase()]
  if (signature === undefined) {
    const unsignedBody = UnsignedCallbackBody.safeParse(parseJson(raw.toString('utf8')))
    return unsignedBody.success ? { providerId: unsignedBody.data.PaymentId, isTrusted: false } : undefined
  }
  if (typeof signature !== 'string' || !hasValidSignature(raw, signature, secret)) return undefined
  const signedBody = SignedCallbackBody.safeParse(parseJson(raw.toString('utf8')))
  return signedBody.success ? { providerId: signedBody.data.body.order_id, isTrusted: true } : undefined
}

function toBankPaymentRequest(payment: NewPayment) {
  const { key, externalId, tetri, currency, method, returnUrl, callbackUrl, savesCard } = payment
  return { key, externalId, amount: tetri, currency, method, returnUrl, callbackUrl, savesCard }
}

function toProviderStatus(payment: BankPayment): ProviderStatus {
  const isKnown = STATES.has(payment.state)
  const { card } = payment
  return {
    state: isKnown ? (payment.state as ProviderState) : 'pending',
    unknownState: isKnown ? undefined : payment.state,
    tetri: payment.taken_amount ?? payment.amount,
    currency: payment.taken_currency ?? payment.currency,
    refundedTetri: payment.refunded,
    externalId: payment.external_id,
    reason: payment.state === 'failed' ? 'declined' : undefined,
    savedCard: card
      ? { token: card.token, mask: card.card_mask, brand: card.brand, expiry: card.expiry }
      : undefined,
  }
}
