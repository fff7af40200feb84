import { createVerify } from 'node:crypto'
import { z } from 'zod'
import { parseJson } from '~backend/platform/parse-json'
import type { ProviderMethod, Wallet } from '~contract/payments'
import { parseTetri, toLari } from '~contract/values/money'
import { callProvider, createTokenCache } from './call-provider'
import type { NewPayment, PaymentGateway, ProviderState, ProviderStatus } from './payment-gateway'

export type BankOfGeorgiaSettings = {
  clientId: string
  clientSecret: string
  /** PEM key that verifies callbacks. */
  callbackKey: string
  /** Wallets offered beside cards, by their names in the bank's API. */
  wallets?: readonly Wallet[]
  api?: string
  auth?: string
}

const API = 'https://api.bog.ge/payments/v1'
const AUTH = 'https://oauth2.bog.ge/auth/realms/bog/protocol/openid-connect/token'

const METHODS: Readonly<Record<ProviderMethod, string>> = {
  card: 'card',
  'internet-bank': 'bog_p2p',
  points: 'bog_loyalty',
}

/** States. The bank's documentation and its clients spell some differently. */
const STATES: Readonly<Record<string, ProviderState>> = {
  created: 'created',
  processing: 'pending',
  auth_requested: 'pending',
  blocked: 'held',
  pre_authorization_blocked: 'held',
  completed: 'succeeded',
  partial_completed: 'succeeded',
  partially_completed: 'succeeded',
  refund_requested: 'succeeded',
  refunded: 'refunded',
  refunded_partially: 'part_refunded',
  partially_refunded: 'part_refunded',
  rejected: 'failed',
  expired: 'expired',
}

const amount = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((text) => (text == null ? undefined : parseTetri(String(text))))

const Token = z.object({ access_token: z.string().min(1), expires_in: z.number() })
const Order = z.object({ id: z.string().min(1), _links: z.object({ redirect: z.object({ href: z.url() }) }) })
const Receipt = z.object({
  order_id: z.string(),
  external_order_id: z.string().nullish(),
  order_status: z.object({ key: z.string() }),
  purchase_units: z.object({
    request_amount: amount,
    transfer_amount: amount,
    refund_amount: amount,
    currency_code: z.string().nullish(),
  }),
  payment_detail: z
    .object({
      payer_identifier: z.string().nullish(),
      card_type: z.string().nullish(),
      card_expiry_date: z.string().nullish(),
      code: z.union([z.string(), z.number()]).nullish(),
    })
    .nullish(),
})
const CallbackBody = z.object({ body: z.object({ order_id: z.string().min(1).max(100) }) })

/**
 * Creates a gateway (api.bog.ge/docs/en/payments): idempotent creation, signed callbacks, saved cards named
 * by their first order.
 */
export function createBankOfGeorgiaGateway(settings: BankOfGeorgiaSettings): PaymentGateway {
  const { clientId, clientSecret, callbackKey, wallets = [], api = API, auth = AUTH } = settings
  const token = createTokenCache(async () => {
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
    const answer = await callProvider({
      method: 'POST',
      url: auth,
      headers: { authorization: `Basic ${basic}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    })
    const { access_token, expires_in } = Token.parse(answer)
    return { token: access_token, seconds: expires_in }
  })

  async function call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { key, locale, body }: { key?: string; locale?: string; body?: Record<string, unknown> } = {},
  ) {
    const headers: Record<string, string> = { authorization: `Bearer ${await token()}` }
    if (key) headers['idempotency-key'] = key
    // The bank's page has Georgian and English.
    headers['accept-language'] = locale === 'ka' ? 'ka' : 'en'
    return callProvider({ method, url: `${api}/${path}`, headers, ...(body && { body }) })
  }

  async function order(path: string, payment: NewPayment, offered: readonly Wallet[] = []) {
    const { key, locale } = payment
    const body = toOrderRequest(payment, offered)
    const made = Order.parse(await call('POST', path, { key, locale, body }))
    return { providerId: made.id, redirectUrl: made._links.redirect.href }
  }

  return {
    name: 'bog',
    isIdempotent: true,
    async createPayment(payment) {
      const made = await order('ecommerce/orders', payment, wallets)
      if (payment.savesCard) await call('PUT', `orders/${encodeURIComponent(made.providerId)}/cards`)
      return made
    },
    async readStatus(providerId) {
      return toProviderStatus(Receipt.parse(await call('GET', `receipt/${encodeURIComponent(providerId)}`)))
    },
    async verifyCallback(raw, headers) {
      const signature = headers['callback-signature']
      if (typeof signature !== 'string') return undefined
      if (!createVerify('RSA-SHA256').update(raw).verify(callbackKey, signature, 'base64')) return undefined
      const callback = CallbackBody.safeParse(parseJson(raw.toString('utf8')))
      return callback.success ? { providerId: callback.data.body.order_id, isTrusted: true } : undefined
    },
    async refund(providerId, key, tetri) {
      const body = tetri === undefined ? {} : { amount: toLari(tetri) }
      await call('POST', `payment/refund/${encodeURIComponent(providerId)}`, { key, body })
    },
    chargeSavedCard: (card, payment) => order(`ecommerce/orders/${encodeURIComponent(card)}`, payment),
    async deleteSavedCard(card) {
      await call('DELETE', `charges/card/${encodeURIComponent(card)}`)
    },
  }
}

function toOrderRequest(
  { externalId, tetri, currency, method, returnUrl, callbackUrl, savesCard }: NewPayment,
  wallets: readonly Wallet[],
) {
  const total = toLari(tetri)
  return {
    callback_url: callbackUrl,
    external_order_id: externalId,
    purchase_units: {
      currency,
      total_amount: total,
      basket: [{ product_id: externalId, quantity: 1, unit_price: total }],
    },
    redirect_urls: { success: returnUrl, fail: returnUrl },
    // A wallet has no card to save.
    payment_method: [METHODS[method], ...(method === 'card' && !savesCard ? wallets : [])],
  }
}

function toProviderStatus(receipt: z.infer<typeof Receipt>): ProviderStatus {
  const { key } = receipt.order_status
  const state = Object.hasOwn(STATES, key) ? STATES[key] : undefined
  const { request_amount, transfer_amount, refund_amount, currency_code } = receipt.purchase_units
  const paid = receipt.payment_detail
  const isTaken = state === 'succeeded' || state === 'refunded' || state === 'part_refunded'
  return {
    state: state ?? 'pending',
    unknownState: state ? undefined : key,
    tetri: isTaken ? transfer_amount : request_amount,
    currency: currency_code ?? undefined,
    refundedTetri: refund_amount ?? 0,
    isRefunding: key === 'refund_requested',
    externalId: receipt.external_order_id ?? undefined,
    reason: state === 'failed' && paid?.code != null ? `bog_${paid.code}` : undefined,
    savedCard: paid?.payer_identifier
      ? {
          token: receipt.order_id,
          mask: paid.payer_identifier,
          brand: paid.card_type ?? undefined,
          expiry: paid.card_expiry_date ?? undefined,
        }
      : undefined,
  }
}
