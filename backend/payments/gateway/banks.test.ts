import { createSign, generateKeyPairSync } from 'node:crypto'
import express, { type Express } from 'express'
import { beforeEach, describe, expect, test } from 'vitest'
import { withServer } from '../../../tests/fixtures/api'
import { bankOfGeorgia } from './bank-of-georgia'
import type { NewPayment } from './gateway'
import { tbc } from './tbc'

type Heard = { call: string; headers: Record<string, unknown>; body: unknown }
type Answer = { status?: number; body?: unknown }

let heard: Heard[] = []
/** What the bank answers to a call, by method and path. */
let answers: Record<string, Answer> = {}

function bankThatAnswers(): Express {
  return express()
    .use(express.json(), express.urlencoded({ extended: false }))
    .use((request, response) => {
      const call = `${request.method} ${request.path}`
      heard.push({ call, headers: request.headers, body: request.body })
      const { status = 200, body } = answers[call] ?? { status: 404, body: {} }
      if (body === undefined) response.sendStatus(status)
      else response.status(status).json(body)
    })
}

const server = withServer(bankThatAnswers)
const payment: NewPayment = {
  ...{
    key: '6f1c6e9b-4f0e-4b57-9d0e-3d1f6f3f0b11',
    externalId: '100123',
    tetri: 1_205,
    currency: 'GEL',
    method: 'card',
  },
  ...{ locale: 'ru', returnUrl: 'https://ezo.example/ru/payment-result?payment_id=100123', savesCard: false },
  callbackUrl: 'https://ezo.example/callbacks/payments/x',
}
const said = (call: string) => heard.filter((each) => each.call === call)

beforeEach(() => {
  heard = []
})

describe('the Bank of Georgia', () => {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const gateway = () =>
    bankOfGeorgia({
      ...{ clientId: 'ezo', clientSecret: 'secret', api: server.origin, auth: `${server.origin}/token` },
      callbackKey: keys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    })
  const receipt = (state: string, more: object = {}) => ({
    ...{ order_id: 'ord-1', external_order_id: '100123', order_status: { key: state, value: state } },
    purchase_units: {
      request_amount: '12.05',
      transfer_amount: '12.05',
      refund_amount: '0.00',
      currency_code: 'GEL',
    },
    ...more,
  })

  beforeEach(() => {
    answers = {
      'POST /token': { body: { access_token: 'token-1', token_type: 'Bearer', expires_in: 3600 } },
      'POST /ecommerce/orders': {
        body: {
          id: 'ord-1',
          _links: { redirect: { href: 'https://payment.bog.ge/?order_id=ord-1' }, details: { href: 'x' } },
        },
      },
    }
  })

  test('is asked for an order with our key, and in a language that its page has', async () => {
    const bank = gateway()
    expect(await bank.createPayment(payment)).toEqual({
      ...{ providerId: 'ord-1', redirectUrl: 'https://payment.bog.ge/?order_id=ord-1' },
    })
    await bank.createPayment(payment)
    expect(said('POST /token')).toHaveLength(1)
    expect(said('POST /token')[0]).toMatchObject({
      headers: { authorization: `Basic ${Buffer.from('ezo:secret').toString('base64')}` },
      body: { grant_type: 'client_credentials' },
    })
    expect(said('POST /ecommerce/orders')[0]).toMatchObject({
      headers: { authorization: 'Bearer token-1', 'idempotency-key': payment.key, 'accept-language': 'en' },
      body: {
        ...{ callback_url: payment.callbackUrl, external_order_id: '100123', payment_method: ['card'] },
        purchase_units: {
          ...{ currency: 'GEL', total_amount: 12.05 },
          basket: [{ product_id: '100123', quantity: 1, unit_price: 12.05 }],
        },
        redirect_urls: { success: payment.returnUrl, fail: payment.returnUrl },
      },
    })
  })

  test('remembers a card by its order, charges it by it, and forgets it', async () => {
    answers['PUT /orders/ord-1/cards'] = { status: 202 }
    answers['POST /ecommerce/orders/ord-1'] = {
      body: { id: 'ord-2', _links: { redirect: { href: 'https://payment.bog.ge/?order_id=ord-2' } } },
    }
    answers['DELETE /charges/card/ord-1'] = { status: 202 }
    const bank = gateway()
    await bank.createPayment({ ...payment, savesCard: true })
    expect(await bank.chargeSaved('ord-1', payment)).toMatchObject({ providerId: 'ord-2' })
    await bank.forgetCard('ord-1')
    expect(heard.map(({ call }) => call)).toEqual([
      ...['POST /token', 'POST /ecommerce/orders', 'PUT /orders/ord-1/cards'],
      ...['POST /ecommerce/orders/ord-1', 'DELETE /charges/card/ord-1'],
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
  ])('%s is %s to us', async (theirs, ours) => {
    answers['GET /receipt/ord-1'] = { body: receipt(theirs) }
    expect(await gateway().readStatus('ord-1')).toMatchObject({
      ...{ state: ours, tetri: 1_205, currency: 'GEL', externalId: '100123', refundedTetri: 0 },
      unknownState: undefined,
    })
  })

  test('tells what was taken and given back, and by which card', async () => {
    answers['GET /receipt/ord-1'] = {
      body: receipt('refunded_partially', {
        purchase_units: {
          request_amount: '12.05',
          transfer_amount: 12.05,
          refund_amount: '3.10',
          currency_code: 'GEL',
        },
        payment_detail: {
          ...{ transfer_method: { key: 'card', value: 'Card' }, payer_identifier: '400000***0001' },
          ...{ card_type: 'visa', card_expiry_date: '12/30', code: '100' },
        },
      }),
    }
    expect(await gateway().readStatus('ord-1')).toMatchObject({
      ...{ state: 'part_refunded', tetri: 1_205, refundedTetri: 310 },
      savedCard: { token: 'ord-1', mask: '400000***0001', brand: 'visa', expiry: '12/30' },
    })
    answers['GET /receipt/ord-1'] = { body: receipt('rejected', { payment_detail: { code: '107' } }) }
    expect(await gateway().readStatus('ord-1')).toMatchObject({ state: 'failed', reason: 'bog_107' })
    answers['GET /receipt/ord-1'] = { body: receipt('toString') }
    expect(await gateway().readStatus('ord-1')).toMatchObject({ state: 'pending', unknownState: 'toString' })
  })

  test('signs the bytes of its callbacks', async () => {
    const raw = Buffer.from(
      '{"event":"order_payment", "body":{"order_id":"ord-1","order_status":{"key":"completed"}}}',
    )
    const signature = createSign('RSA-SHA256').update(raw).sign(keys.privateKey, 'base64')
    const verify = (bytes: Buffer, given?: string) =>
      gateway().verifyCallback(bytes, given === undefined ? {} : { 'callback-signature': given })
    expect(await verify(raw, signature)).toEqual({ providerId: 'ord-1', trusted: true })
    expect(await verify(Buffer.concat([raw, Buffer.from(' ')]), signature)).toBeUndefined()
    for (const wrong of [undefined, '', 'x', signature.slice(8)])
      expect(await verify(raw, wrong)).toBeUndefined()
  })

  test('gives back a part, or everything when no amount is told', async () => {
    answers['POST /payment/refund/ord-1'] = { body: { key: 'request_received' } }
    await gateway().refund('ord-1', payment.key, 310)
    await gateway().refund('ord-1', payment.key)
    expect(said('POST /payment/refund/ord-1').map(({ body }) => body)).toEqual([{ amount: 3.1 }, {}])
    expect(said('POST /payment/refund/ord-1')[0]?.headers['idempotency-key']).toBe(payment.key)
  })

  test.each([
    [400, /refused: http_400/],
    [422, /refused: http_422/],
    [500, /POST \/ecommerce\/orders: 500/],
    [429, /POST \/ecommerce\/orders: 429/],
  ])('that answers %d says no, or nothing that we know', async (status, message) => {
    answers['POST /ecommerce/orders'] = { status, body: { message: 'secret' } }
    await expect(gateway().createPayment(payment)).rejects.toThrow(message)
    await expect(gateway().createPayment(payment)).rejects.not.toThrow(/secret|token-1/)
  })
})

describe('TBC', () => {
  const gateway = () =>
    tbc({ clientId: 'ezo', clientSecret: 'secret', apiKey: 'api-key', api: server.origin })
  const info = (status: string, more: object = {}) => ({
    ...{ payId: 'pay-1', status, currency: 'GEL', amount: 12.05, confirmedAmount: 12.05, returnedAmount: 0 },
    ...{ links: null, transactionId: '773B12D3', paymentMethod: 5, preAuth: false, recurringCard: null },
    ...more,
  })

  beforeEach(() => {
    answers = {
      'POST /access-token': { body: { access_token: 'token-1', token_type: 'Bearer', expires_in: 86_400 } },
      'POST /payments': {
        body: {
          ...{ payId: 'pay-1', status: 'Created', currency: 'GEL', amount: 12.05, transactionId: '773B12D3' },
          links: [
            { uri: 'https://api.tbcbank.ge/v1/tpay/payments/pay-1', method: 'GET', rel: 'self' },
            { uri: 'https://ecom.tbcpayments.ge/?pay=1', method: 'REDIRECT', rel: 'approval_url' },
          ],
        },
      },
    }
  })

  test('is asked for a payment, and its page is that of approval', async () => {
    expect(await gateway().createPayment({ ...payment, method: 'internet-bank', savesCard: true })).toEqual({
      ...{ providerId: 'pay-1', redirectUrl: 'https://ecom.tbcpayments.ge/?pay=1' },
    })
    expect(said('POST /access-token')[0]).toMatchObject({
      ...{ headers: { apikey: 'api-key' }, body: { client_id: 'ezo', client_secret: 'secret' } },
    })
    expect(said('POST /payments')[0]).toMatchObject({
      headers: { apikey: 'api-key', authorization: 'Bearer token-1' },
      body: {
        amount: { currency: 'GEL', total: 12.05, subTotal: 0, tax: 0, shipping: 0 },
        ...{ returnurl: payment.returnUrl, callbackUrl: payment.callbackUrl, merchantPaymentId: '100123' },
        ...{ methods: [7], language: 'EN', saveCard: true, preAuth: false },
      },
    })
    expect(gateway().repeatsKeys).toBe(false)
  })

  test.each([
    ['Created', 'created'],
    ['Processing', 'pending'],
    ['Succeeded', 'succeeded'],
    ['Failed', 'failed'],
    ['Expired', 'expired'],
    ['WaitingConfirm', 'held'],
    ['CancelPaymentProcessing', 'pending'],
    ['PaymentCompletionProcessing', 'pending'],
    ['Returned', 'refunded'],
    ['PartialReturned', 'part_refunded'],
  ])('%s is %s to us', async (theirs, ours) => {
    answers['GET /payments/pay-1'] = { body: info(theirs) }
    expect(await gateway().readStatus('pay-1')).toMatchObject({
      ...{ state: ours, tetri: 1_205, currency: 'GEL', refundedTetri: 0, unknownState: undefined },
    })
  })

  test('tells what was given back, and the card it remembers', async () => {
    answers['GET /payments/pay-1'] = {
      body: info('PartialReturned', {
        ...{ returnedAmount: 3.1, merchantPaymentId: '100123' },
        recurringCard: { recId: 'rec-1', cardMask: '516812 ****** 1234', expiryDate: '0831' },
      }),
    }
    expect(await gateway().readStatus('pay-1')).toMatchObject({
      ...{ refundedTetri: 310, externalId: '100123' },
      savedCard: { token: 'rec-1', mask: '516812******1234', expiry: '08/31' },
    })
    answers['GET /payments/pay-1'] = { body: info('Dreaming') }
    expect(await gateway().readStatus('pay-1')).toMatchObject({ state: 'pending', unknownState: 'Dreaming' })
  })

  test.each([
    ['JSON', '{"PaymentId":"pay-1"}', 'pay-1'],
    ['a form', 'PaymentId=pay-1', 'pay-1'],
    ['nothing', '', undefined],
    ['another thing', '{"payId":1}', undefined],
    ['a list', '[]', undefined],
  ])('asks by %s, and is never trusted', async (_what, body, providerId) => {
    const callback = await gateway().verifyCallback(Buffer.from(body), {})
    expect(callback).toEqual(providerId ? { providerId, trusted: false } : undefined)
  })

  test('charges and forgets a remembered card, and gives back', async () => {
    answers['POST /payments/execution'] = { body: { payId: 'pay-2', status: 'Processing' } }
    answers['POST /payments/rec-1/delete'] = { status: 200 }
    answers['POST /payments/pay-1/cancel'] = { body: {} }
    const bank = gateway()
    expect(await bank.chargeSaved('rec-1', payment)).toEqual({ providerId: 'pay-2', redirectUrl: undefined })
    await bank.forgetCard('rec-1')
    await bank.refund('pay-1', payment.key, 310)
    await bank.refund('pay-1', payment.key)
    expect(said('POST /payments/execution')[0]?.body).toEqual({
      ...{ recId: 'rec-1', money: { amount: 12.05, currency: 'GEL' }, merchantPaymentId: '100123' },
    })
    expect(said('POST /payments/pay-1/cancel').map(({ body }) => body)).toEqual([{ amount: 3.1 }, {}])
  })
})
