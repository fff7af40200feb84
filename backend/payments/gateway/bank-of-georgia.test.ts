import { createSign, generateKeyPairSync } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Wallet } from '~contract/payments'
import { testPayment, withBankApiStub } from '~tests/fixtures/bank-api-stub'
import { createBankOfGeorgiaGateway } from './bank-of-georgia'

const api = withBankApiStub()
const { answers, findCalls } = api
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const gateway = (wallets: readonly Wallet[] = []) =>
  createBankOfGeorgiaGateway({
    wallets,
    clientId: 'ezo',
    clientSecret: 'secret',
    api: api.origin,
    auth: `${api.origin}/token`,
    callbackKey: keys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  })
const receipt = (state: string, more: object = {}) => ({
  order_id: 'ord-1',
  external_order_id: '100123',
  order_status: { key: state, value: state },
  purchase_units: {
    request_amount: '12.05',
    transfer_amount: '12.05',
    refund_amount: '0.00',
    currency_code: 'GEL',
  },
  ...more,
})

beforeEach(() => {
  Object.assign(answers, {
    'POST /token': { body: { access_token: 'token-1', token_type: 'Bearer', expires_in: 3600 } },
    'POST /ecommerce/orders': {
      body: {
        id: 'ord-1',
        _links: { redirect: { href: 'https://payment.bog.ge/?order_id=ord-1' }, details: { href: 'x' } },
      },
    },
  })
})

test('the Bank of Georgia receives an order with its key and a language of the payment page', async () => {
  const bank = gateway()
  expect(await bank.createPayment(testPayment)).toEqual({
    providerId: 'ord-1',
    redirectUrl: 'https://payment.bog.ge/?order_id=ord-1',
  })
  await bank.createPayment(testPayment)
  expect(findCalls('POST /token')).toHaveLength(1)
  expect(findCalls('POST /token')[0]).toMatchObject({
    headers: { authorization: `Basic ${Buffer.from('ezo:secret').toString('base64')}` },
    body: { grant_type: 'client_credentials' },
  })
  expect(findCalls('POST /ecommerce/orders')[0]).toMatchObject({
    headers: { authorization: 'Bearer token-1', 'idempotency-key': testPayment.key, 'accept-language': 'en' },
    body: {
      callback_url: testPayment.callbackUrl,
      external_order_id: '100123',
      payment_method: ['card'],
      purchase_units: {
        currency: 'GEL',
        total_amount: 12.05,
        basket: [{ product_id: '100123', quantity: 1, unit_price: 12.05 }],
      },
      redirect_urls: { success: testPayment.returnUrl, fail: testPayment.returnUrl },
    },
  })
})

test('the Bank of Georgia offers wallets, unless a card is to be saved', async () => {
  const bank = gateway(['apple_pay', 'google_pay'])
  await bank.createPayment(testPayment)
  await bank.createPayment({ ...testPayment, method: 'points' })
  await bank.createPayment({ ...testPayment, savesCard: true }).catch(() => undefined)
  expect(findCalls('POST /ecommerce/orders').map(({ body }) => body)).toMatchObject([
    { payment_method: ['card', 'apple_pay', 'google_pay'] },
    { payment_method: ['bog_loyalty'] },
    { payment_method: ['card'] },
  ])
})

test('the Bank of Georgia saves a card by its order, charges it and deletes it', async () => {
  answers['PUT /orders/ord-1/cards'] = { status: 202 }
  answers['POST /ecommerce/orders/ord-1'] = {
    body: { id: 'ord-2', _links: { redirect: { href: 'https://payment.bog.ge/?order_id=ord-2' } } },
  }
  answers['DELETE /charges/card/ord-1'] = { status: 202 }
  const bank = gateway()
  await bank.createPayment({ ...testPayment, savesCard: true })
  expect(await bank.chargeSavedCard('ord-1', testPayment)).toMatchObject({ providerId: 'ord-2' })
  await bank.deleteSavedCard('ord-1')
  expect(api.heard.map(({ call }) => call)).toEqual([
    'POST /token',
    'POST /ecommerce/orders',
    'PUT /orders/ord-1/cards',
    'POST /ecommerce/orders/ord-1',
    'DELETE /charges/card/ord-1',
  ])
})

test.each([
  ['created', 'created'],
  ['processing', 'pending'],
  ['completed', 'succeeded'],
  ['rejected', 'failed'],
  ['refund_requested', 'succeeded'],
  ['refunded', 'refunded'],
  ['refunded_partially', 'part_refunded'],
  ['partially_refunded', 'part_refunded'],
  ['auth_requested', 'pending'],
  ['blocked', 'held'],
  ['partial_completed', 'succeeded'],
])('the state %s of the Bank of Georgia is mapped to %s', async (theirs, ours) => {
  answers['GET /receipt/ord-1'] = { body: receipt(theirs) }
  expect(await gateway().readStatus('ord-1')).toMatchObject({
    state: ours,
    tetri: 1_205,
    currency: 'GEL',
    externalId: '100123',
    refundedTetri: 0,
    isRefunding: theirs === 'refund_requested',
    unknownState: undefined,
  })
})

test('the Bank of Georgia reports the captured and refunded amounts and the card', async () => {
  answers['GET /receipt/ord-1'] = {
    body: receipt('refunded_partially', {
      purchase_units: {
        request_amount: '12.05',
        transfer_amount: 12.05,
        refund_amount: '3.10',
        currency_code: 'GEL',
      },
      payment_detail: {
        transfer_method: { key: 'card', value: 'Card' },
        payer_identifier: '400000***0001',
        card_type: 'visa',
        card_expiry_date: '12/30',
        code: '100',
      },
    }),
  }
  expect(await gateway().readStatus('ord-1')).toMatchObject({
    state: 'part_refunded',
    tetri: 1_205,
    refundedTetri: 310,
    savedCard: { token: 'ord-1', mask: '400000***0001', brand: 'visa', expiry: '12/30' },
  })
  answers['GET /receipt/ord-1'] = { body: receipt('rejected', { payment_detail: { code: '107' } }) }
  expect(await gateway().readStatus('ord-1')).toMatchObject({ state: 'failed', reason: 'bog_107' })
  answers['GET /receipt/ord-1'] = { body: receipt('toString') }
  expect(await gateway().readStatus('ord-1')).toMatchObject({ state: 'pending', unknownState: 'toString' })
})

test('callbacks of the Bank of Georgia are verified over their bytes', async () => {
  const raw = Buffer.from(
    '{"event":"order_payment", "body":{"order_id":"ord-1","order_status":{"key":"completed"}}}',
  )
  const sign = (bytes: Buffer) => createSign('RSA-SHA256').update(bytes).sign(keys.privateKey, 'base64')
  const signature = sign(raw)
  const verify = (bytes: Buffer, presented?: string) =>
    gateway().verifyCallback(bytes, presented === undefined ? {} : { 'callback-signature': presented })
  expect(await verify(raw, signature)).toEqual({ providerId: 'ord-1', isTrusted: true })
  expect(await verify(Buffer.concat([raw, Buffer.from(' ')]), signature)).toBeUndefined()
  for (const invalidSignature of [undefined, '', 'x', signature.slice(8)])
    expect(await verify(raw, invalidSignature)).toBeUndefined()
  const unreadable = [Buffer.from('no JSON'), Buffer.from('{"body":{"order_id":"ord\\u0000"}}')]
  for (const bytes of unreadable) expect(await verify(bytes, sign(bytes))).toBeUndefined()
})

test('the Bank of Georgia refunds a part, or everything without an amount', async () => {
  answers['POST /payment/refund/ord-1'] = { body: { key: 'request_received' } }
  await gateway().refund('ord-1', testPayment.key, 310)
  await gateway().refund('ord-1', testPayment.key)
  expect(findCalls('POST /payment/refund/ord-1').map(({ body }) => body)).toEqual([{ amount: 3.1 }, {}])
  expect(findCalls('POST /payment/refund/ord-1')[0]?.headers['idempotency-key']).toBe(testPayment.key)
})

test.each([
  [400, /refused: http_400/],
  [422, /refused: http_422/],
  [500, /POST \/ecommerce\/orders: 500/],
  [429, /POST \/ecommerce\/orders: 429/],
])('the status %d of the Bank of Georgia is a refusal or an unknown outcome', async (status, message) => {
  answers['POST /ecommerce/orders'] = { status, body: { message: 'secret' } }
  await expect(gateway().createPayment(testPayment)).rejects.toThrow(message)
  await expect(gateway().createPayment(testPayment)).rejects.not.toThrow(/secret|token-1/)
})
