import { z } from 'zod'
import type { ProviderMethod, Wallet } from '~contract/payments'
import { parseTetri, toLari } from '~contract/values/money'
import { callProvider, createTokenCache } from './call-provider'
import type { NewPayment, PaymentGateway, ProviderState, ProviderStatus } from './payment-gateway'

export type TbcSettings = {
  clientId: string
  clientSecret: string
  apiKey: string
  /** Wallets offered beside cards. */
  wallets?: readonly Wallet[]
  api?: string
}

const API = 'https://api.tbcbank.ge/v1/tpay'
/** Minutes until the bank's page expires. */
const EXPIRATION_MINUTES = 20

const METHODS: Readonly<Record<ProviderMethod, number>> = { card: 5, points: 6, 'internet-bank': 7 }
const WALLET_METHODS: Readonly<Record<Wallet, number>> = { apple_pay: 9, google_pay: 14 }

const STATES: Readonly<Record<string, ProviderState>> = {
  Created: 'created',
  Processing: 'pending',
  WaitingConfirm: 'held',
  CancelPaymentProcessing: 'pending',
  PaymentCompletionProcessing: 'pending',
  Succeeded: 'succeeded',
  Failed: 'failed',
  Expired: 'expired',
  Returned: 'refunded',
  PartialReturned: 'part_refunded',
}

const amount = z
  .number()
  .nullish()
  .transform((number) => (number == null ? undefined : parseTetri(number.toFixed(2))))

const Token = z.object({ access_token: z.string().min(1), expires_in: z.number() })
const CreatedPayment = z.object({
  payId: z.string().min(1),
  links: z.array(z.object({ uri: z.string(), rel: z.string() })).nullish(),
})
const PaymentInfo = z.object({
  payId: z.string(),
  status: z.string(),
  currency: z.string().nullish(),
  amount,
  returnedAmount: amount,
  merchantPaymentId: z.string().nullish(),
  recurringCard: z
    .object({ recId: z.string(), cardMask: z.string().nullish(), expiryDate: z.string().nullish() })
    .nullish(),
  resultCode: z.string().nullish(),
})
/** Untrusted body, because callbacks are unsigned. */
const CallbackBody = z.object({ PaymentId: z.string().regex(/^[!-~]{1,100}$/) })

/**
 * Creates a gateway (developers.tbcbank.ge/docs/checkout-overview): no idempotency key; unsigned callbacks
 * only trigger a status check.
 */
export function createTbcGateway(settings: TbcSettings): PaymentGateway {
  const { clientId, clientSecret, apiKey, wallets = [], api = API } = settings
  const token = createTokenCache(async () => {
    const answer = await callProvider({
      method: 'POST',
      url: `${api}/access-token`,
      headers: { apikey: apiKey },
      body: new URLSearchParams({ client_id: clientId, client_secret: clientSecret }),
    })
    const { access_token, expires_in } = Token.parse(answer)
    return { token: access_token, seconds: expires_in }
  })

  async function call(method: 'GET' | 'POST', path: string, body?: Record<string, unknown>) {
    const headers = { apikey: apiKey, authorization: `Bearer ${await token()}` }
    return callProvider({ method, url: `${api}/${path}`, headers, ...(body && { body }) })
  }

  return {
    name: 'tbc',
    isIdempotent: false,
    async createPayment(payment) {
      const { payId, links } = CreatedPayment.parse(
        await call('POST', 'payments', toPaymentRequest(payment, wallets)),
      )
      const page = links?.find(({ rel }) => rel === 'approval_url')?.uri
      if (!page) throw new Error('POST payments: no page to pay on')
      return { providerId: payId, redirectUrl: page }
    },
    async readStatus(providerId) {
      return toProviderStatus(
        PaymentInfo.parse(await call('GET', `payments/${encodeURIComponent(providerId)}`)),
      )
    },
    async verifyCallback(raw) {
      const callback = CallbackBody.safeParse(parseCallbackId(raw))
      return callback.success ? { providerId: callback.data.PaymentId, isTrusted: false } : undefined
    },
    async refund(providerId, _key, tetri) {
      const body = tetri === undefined ? {} : { amount: toLari(tetri) }
      await call('POST', `payments/${encodeURIComponent(providerId)}/cancel`, body)
    },
    async chargeSavedCard(card, payment) {
      const { payId } = CreatedPayment.parse(
        await call('POST', 'payments/execution', {
          recId: card,
          money: { amount: toLari(payment.tetri), currency: payment.currency },
          merchantPaymentId: payment.externalId,
        }),
      )
      return { providerId: payId, redirectUrl: undefined }
    },
    async deleteSavedCard(card) {
      await call('POST', `payments/${encodeURIComponent(card)}/delete`)
    },
  }
}

function parseCallbackId(raw: Buffer): unknown {
  const text = raw.toString('utf8')
  try {
    return JSON.parse(text)
  } catch {
    return Object.fromEntries(new URLSearchParams(text))
  }
}

function toPaymentRequest(
  { externalId, tetri, currency, method, locale, returnUrl, callbackUrl, savesCard }: NewPayment,
  wallets: readonly Wallet[],
) {
  // A wallet has no card to save.
  const offered = method === 'card' && !savesCard ? wallets : []
  return {
    amount: { currency, total: toLari(tetri), subTotal: 0, tax: 0, shipping: 0 },
    returnurl: returnUrl,
    callbackUrl,
    merchantPaymentId: externalId,
    methods: [METHODS[method], ...offered.map((wallet) => WALLET_METHODS[wallet])],
    expirationMinutes: EXPIRATION_MINUTES,
    language: locale === 'ka' ? 'KA' : 'EN',
    preAuth: false,
    skipInfoMessage: true,
    saveCard: savesCard,
  }
}

function toProviderStatus(info: z.infer<typeof PaymentInfo>): ProviderStatus {
  const state = Object.hasOwn(STATES, info.status) ? STATES[info.status] : undefined
  const card = info.recurringCard
  return {
    state: state ?? 'pending',
    unknownState: state ? undefined : info.status,
    tetri: info.amount,
    currency: info.currency ?? undefined,
    refundedTetri: info.returnedAmount ?? 0,
    isRefunding: info.status === 'CancelPaymentProcessing',
    externalId: info.merchantPaymentId ?? undefined,
    reason: state === 'failed' && info.resultCode ? `tbc_${info.resultCode.slice(0, 40)}` : undefined,
    savedCard: card?.cardMask
      ? {
          token: card.recId,
          mask: card.cardMask.replaceAll(' ', ''),
          brand: undefined,
          expiry: parseExpiry(card.expiryDate),
        }
      : undefined,
  }
}

/** Parses an expiry: 0831 and 08/31 both mean August 2031. */
function parseExpiry(text: string | null | undefined): string | undefined {
  return text?.replace(/^(\d\d)\/?(\d\d)$/, '$1/$2')
}
