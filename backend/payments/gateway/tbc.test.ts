import { beforeEach, expect, test } from 'vitest'
import type { Wallet } from '~contract/payments'
import { testPayment, withBankApiStub } from '~tests/fixtures/bank-api-stub'
import { createTbcGateway } from './tbc'

const api = withBankApiStub()
const { answers, findCalls } = api
const gateway = (wallets: readonly Wallet[] = []) =>
  createTbcGateway({ clientId: 'ezo', clientSecret: 'secret', apiKey: 'api-key', wallets, api: api.origin })
const info = (status: string, more: object = {}) => ({
  payId: 'pay-1',
  status,
  currency: 'GEL',
  amount: 12.05,
  confirmedAmount: 12.05,
  returnedAmount: 0,
  links: null,
  transactionId: '773B12D3',
  paymentMethod: 5,
  preAuth: false,
  recurringCard: null,
  ...more,
})

beforeEach(() => {
  Object.assign(answers, {
    'POST /access-token': { body: { access_token: 'token-1', token_type: 'Bearer', expires_in: 86_400 } },
    'POST /payments': {
      body: {
        payId: 'pay-1',
        status: 'Created',
        currency: 'GEL',
        amount: 12.05,
        transactionId: '773B12D3',
        links: [
          { uri: 'https://api.tbcbank.ge/v1/tpay/payments/pay-1', method: 'GET', rel: 'self' },
          { uri: 'https://ecom.tbcpayments.ge/?pay=1', method: 'REDIRECT', rel: 'approval_url' },
        ],
      },
    },
  })
})

test('TBC gets a payment and returns its approval page', async () => {
  expect(await gateway().createPayment({ ...testPayment, method: 'internet-bank', savesCard: true })).toEqual(
    {
      providerId: 'pay-1',
      redirectUrl: 'https://ecom.tbcpayments.ge/?pay=1',
    },
  )
  expect(findCalls('POST /access-token')[0]).toMatchObject({
    headers: { apikey: 'api-key' },
    body: { client_id: 'ezo', client_secret: 'secret' },
  })
  expect(findCalls('POST /payments')[0]).toMatchObject({
    headers: { apikey: 'api-key', authorization: 'Bearer token-1' },
    body: {
      amount: { currency: 'GEL', total: 12.05, subTotal: 0, tax: 0, shipping: 0 },
      returnurl: testPayment.returnUrl,
      callbackUrl: testPayment.callbackUrl,
      merchantPaymentId: '100123',
      methods: [7],
      language: 'EN',
      saveCard: true,
      preAuth: false,
    },
  })
  expect(gateway().isIdempotent).toBe(false)
})

test('TBC offers wallets, unless a card is to be saved', async () => {
  const bank = gateway(['google_pay'])
  await bank.createPayment({ ...testPayment, method: 'card', savesCard: false })
  await bank.createPayment({ ...testPayment, method: 'card', savesCard: true })
  expect(findCalls('POST /payments').map(({ body }) => body)).toMatchObject([
    { methods: [5, 14] },
    { methods: [5] },
  ])
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
])('the state %s of TBC is mapped to %s', async (theirs, ours) => {
  answers['GET /payments/pay-1'] = { body: info(theirs) }
  expect(await gateway().readStatus('pay-1')).toMatchObject({
    state: ours,
    tetri: 1_205,
    currency: 'GEL',
    refundedTetri: 0,
    isRefunding: theirs === 'CancelPaymentProcessing',
    unknownState: undefined,
  })
})

test('TBC reports the refunded amount and the saved card', async () => {
  answers['GET /payments/pay-1'] = {
    body: info('PartialReturned', {
      returnedAmount: 3.1,
      merchantPaymentId: '100123',
      recurringCard: { recId: 'rec-1', cardMask: '516812 ****** 1234', expiryDate: '0831' },
    }),
  }
  expect(await gateway().readStatus('pay-1')).toMatchObject({
    refundedTetri: 310,
    externalId: '100123',
    savedCard: { token: 'rec-1', mask: '516812******1234', expiry: '08/31' },
  })
  answers['GET /payments/pay-1'] = { body: info('Dreaming') }
  expect(await gateway().readStatus('pay-1')).toMatchObject({ state: 'pending', unknownState: 'Dreaming' })
})

test.each([
  ['JSON', '{"PaymentId":"pay-1"}', 'pay-1'],
  ['a form', 'PaymentId=pay-1', 'pay-1'],
  ['an empty body', '', undefined],
  ['another field', '{"payId":1}', undefined],
  ['a list', '[]', undefined],
  ['an id with NUL', '{"PaymentId":"pay-1\\u0000"}', undefined],
])('a TBC callback of %s is never trusted', async (_name, body, providerId) => {
  const callback = await gateway().verifyCallback(Buffer.from(body), {})
  expect(callback).toEqual(providerId ? { providerId, isTrusted: false } : undefined)
})

test('TBC charges and deletes a saved card, and refunds', async () => {
  answers['POST /payments/execution'] = { body: { payId: 'pay-2', status: 'Processing' } }
  answers['POST /payments/rec-1/delete'] = { status: 200 }
  answers['POST /payments/pay-1/cancel'] = { body: {} }
  const bank = gateway()
  expect(await bank.chargeSavedCard('rec-1', testPayment)).toEqual({
    providerId: 'pay-2',
    redirectUrl: undefined,
  })
  await bank.deleteSavedCard('rec-1')
  await bank.refund('pay-1', testPayment.key, 310)
  await bank.refund('pay-1', testPayment.key)
  expect(findCalls('POST /payments/execution')[0]?.body).toEqual({
    recId: 'rec-1',
    money: { amount: 12.05, currency: 'GEL' },
    merchantPaymentId: '100123',
  })
  expect(findCalls('POST /payments/pay-1/cancel').map(({ body }) => body)).toEqual([{ amount: 3.1 }, {}])
})
