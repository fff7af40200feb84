import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import type { Db } from '../../db/pool'
import { isUuid } from '../../http/uuid'
import { bankSecret, isSigned, SIGNATURE_HEADER } from '../../sandbox/bank/callbacks'
import {
  type BankPayment,
  beginPayment,
  findPayment,
  forgetCard,
  refundPayment,
} from '../../sandbox/bank/store'
import {
  type Callback,
  type Gateway,
  type NewPayment,
  ProviderRefusal,
  type ProviderState,
  type ProviderStatus,
} from './gateway'

const STATES = new Set(['created', 'succeeded', 'failed', 'expired', 'part_refunded', 'refunded'])

const Telling = z.object({ body: z.object({ order_id: z.uuid() }) })
const Asking = z.object({ PaymentId: z.uuid() })

/** The provider of a made-up marketplace: the bank whose page stands at `/sandbox/bank/…`. */
export function sandboxGateway(db: Db): Gateway {
  return {
    name: 'sandbox',
    repeatsKeys: true,

    async createPayment(payment) {
      const providerId = await beginPayment(db, askedOf(payment))
      return { providerId, redirectUrl: `/sandbox/bank/${providerId}` }
    },

    async readStatus(providerId) {
      const payment = isUuid(providerId) ? await findPayment(db, providerId) : undefined
      if (!payment) throw new ProviderRefusal('unknown_payment')
      return statusOf(payment)
    },

    verifyCallback: async (raw, headers) => verified(raw, headers, await bankSecret(db)),

    async refund(providerId, key, tetri) {
      if (!(await refundPayment(db, providerId, key, tetri))) throw new ProviderRefusal('not_refundable')
    },

    async chargeSaved(token, payment) {
      return { providerId: await beginPayment(db, askedOf(payment), token), redirectUrl: undefined }
    },

    forgetCard: (token) => forgetCard(db, token),
  }
}

/** The signature is looked at before anything is read; without one, the callback can only make us ask. */
function verified(raw: Buffer, headers: IncomingHttpHeaders, secret: Buffer): Callback | undefined {
  const signature = headers[SIGNATURE_HEADER.toLowerCase()]
  if (signature === undefined) {
    const asking = Asking.safeParse(jsonOf(raw))
    return asking.success ? { providerId: asking.data.PaymentId, trusted: false } : undefined
  }
  if (typeof signature !== 'string' || !isSigned(raw, signature, secret)) return undefined
  const telling = Telling.safeParse(jsonOf(raw))
  return telling.success ? { providerId: telling.data.body.order_id, trusted: true } : undefined
}

function jsonOf(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return undefined
  }
}

function askedOf(payment: NewPayment) {
  const { key, externalId, tetri, currency, method, returnUrl, callbackUrl, savesCard } = payment
  return { key, externalId, amount: tetri, currency, method, returnUrl, callbackUrl, savesCard }
}

function statusOf(payment: BankPayment): ProviderStatus {
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
