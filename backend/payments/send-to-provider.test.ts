import { expect, test } from 'vitest'
import { createSandboxGateway } from '~backend/demo/sandbox/bank/gateway'
import { withTestDatabase } from '~tests/database'
import { withProviderPayments } from '~tests/fixtures/provider-payments'
import { ProviderRefusal } from './gateway/payment-gateway'
import { reconcilePayments } from './reconciliation-job'

const database = withTestDatabase()
const { addCard, beginPayment, createContext, makeDue, pay, readPaymentRow } = withProviderPayments(database)

test('a payment whose response was lost is resent with the same key', async () => {
  let isLost = true
  const real = createSandboxGateway(database.pool)
  const paymentContext = createContext({
    async createPayment(payment) {
      const answer = await real.createPayment(payment)
      if (isLost) throw new Error('socket hang up')
      return answer
    },
  })
  const { id, paid } = await beginPayment(paymentContext)
  await expect(paid).rejects.toThrow('provider_unavailable')
  expect(await readPaymentRow(id)).toMatchObject({ state: 'pending', provider_id: null })
  isLost = false
  await makeDue(id)
  await reconcilePayments(paymentContext)
  expect((await readPaymentRow(id)).provider_id).toMatch(/^[0-9a-f-]{36}$/)
  const { rowCount } = await database.pool.query('select from sandbox_bank_payments where external_id = $1', [
    String(id),
  ])
  expect(rowCount).toBe(1)
})

test.each([
  ['with', true, 2],
  ['without', false, 1],
])(
  'a payment whose response was lost is resent by its payer only to a provider %s idempotency',
  async (_name, isIdempotent, total) => {
    let sendings = 0
    const paymentContext = createContext({
      isIdempotent,
      async createPayment(payment) {
        sendings += 1
        if (sendings === 1) throw new Error('socket hang up')
        return createSandboxGateway(database.pool).createPayment(payment)
      },
    })
    const { id, paid } = await beginPayment(paymentContext)
    await expect(paid).rejects.toThrow('provider_unavailable')
    expect(await pay(paymentContext, id)).toMatchObject({ status: 'pending' })
    expect(sendings).toBe(total)
  },
)

test('a payment does not start if no provider can take it', async () => {
  const { id, paid } = await beginPayment({ ...createContext(), gateway: undefined })
  await expect(paid).rejects.toThrow('provider_unavailable')
  expect(await readPaymentRow(id)).toMatchObject({ state: 'new' })
})

test('a payment of a former provider is not sent to the current one', async () => {
  const { id, paid } = await beginPayment(
    createContext({ createPayment: () => Promise.reject(new Error('timeout')) }),
  )
  await expect(paid).rejects.toThrow('provider_unavailable')
  await makeDue(id)
  const paymentContext = createContext({ name: 'another bank' })
  await reconcilePayments(paymentContext)
  expect(await pay(paymentContext, id)).toMatchObject({ status: 'pending' })
  expect(await readPaymentRow(id)).toMatchObject({ state: 'pending', provider_id: null })
})

test("a resent payment opens the provider's page in the payer's language", async () => {
  const locales: string[] = []
  const paymentContext = createContext({
    async createPayment({ locale }) {
      locales.push(locale)
      throw new Error('socket hang up')
    },
  })
  const { id, paid } = await beginPayment(paymentContext, {
    redirect_url: 'https://ezo.example/en/payment-result',
  })
  await expect(paid).rejects.toThrow('provider_unavailable')
  await makeDue(id)
  await reconcilePayments(paymentContext)
  expect(locales.at(-1)).toBe('en')
})

test('a payment is not resent without idempotency: an unseen page expires, a charge raises an alert', async () => {
  const card_id = await addCard()
  let sendings = 0
  const lost = async () => {
    sendings += 1
    throw new Error('timeout')
  }
  const paymentContext = createContext({ isIdempotent: false, createPayment: lost, chargeSavedCard: lost })
  const page = await beginPayment(paymentContext)
  await expect(page.paid).rejects.toThrow('provider_unavailable')
  const charge = await beginPayment(paymentContext, { card_id })
  await expect(charge.paid).rejects.toThrow('provider_unavailable')
  await makeDue(page.id, '29 minutes')
  await makeDue(charge.id)
  await reconcilePayments(paymentContext)
  expect(await readPaymentRow(page.id)).toMatchObject({ state: 'pending' })
  await makeDue(page.id, '31 minutes')
  await reconcilePayments(paymentContext)
  expect(sendings).toBe(2)
  expect(await readPaymentRow(page.id)).toMatchObject({ state: 'expired', reason: 'never_begun', wait: null })
  expect(await readPaymentRow(charge.id)).toMatchObject({
    state: 'review',
    reason: 'unknown_charge',
    wait: null,
  })
})

test('a payment does not fail while the request that charges its card is still open', async () => {
  const card_id = await addCard()
  let fail: (() => void) | undefined
  const paymentContext = createContext({
    isIdempotent: false,
    chargeSavedCard: () =>
      new Promise((_resolve, reject) => {
        fail = () => reject(new Error('timeout'))
      }),
  })
  const { id, paid } = await beginPayment(paymentContext, { card_id })
  await expect.poll(() => fail).toBeDefined()
  await makeDue(id)
  await reconcilePayments(paymentContext)
  expect(await readPaymentRow(id)).toMatchObject({ state: 'pending' })
  fail?.()
  await expect(paid).rejects.toThrow('provider_unavailable')
})

test('a charge whose outcome stays unknown is resent for a week and then left to an operator', async () => {
  const card_id = await addCard()
  let sendings = 0
  const paymentContext = createContext({
    chargeSavedCard: async () => {
      sendings += 1
      throw new Error('timeout')
    },
  })
  const { id, paid } = await beginPayment(paymentContext, { card_id })
  await expect(paid).rejects.toThrow('provider_unavailable')
  await makeDue(id, '6 days')
  await reconcilePayments(paymentContext)
  expect([sendings, (await readPaymentRow(id)).state]).toEqual([2, 'pending'])
  await makeDue(id, '8 days')
  await reconcilePayments(paymentContext)
  expect(sendings).toBe(2)
  expect(await readPaymentRow(id)).toMatchObject({ state: 'review', reason: 'unknown_charge' })
})

test('a rejected attempt does not fail a payment that another attempt has started meanwhile', async () => {
  const paymentContext = createContext({
    async createPayment({ externalId }) {
      await database.pool.query("update payments set provider_id = 'begun' where id = $1", [externalId])
      throw new ProviderRefusal('duplicate')
    },
  })
  const { id, paid } = await beginPayment(paymentContext)
  await expect(paid).rejects.toThrow('payment_declined')
  expect(await readPaymentRow(id)).toMatchObject({ state: 'pending', provider_id: 'begun', reason: null })
})

test('a payment that the provider rejects fails with its reason', async () => {
  const refusing = createContext({
    createPayment: async () => {
      throw new ProviderRefusal('limit_exceeded')
    },
  })
  const { id, paid } = await beginPayment(refusing)
  await expect(paid).rejects.toThrow('payment_declined')
  expect(await readPaymentRow(id)).toMatchObject({
    state: 'failed',
    reason: 'limit_exceeded',
    wait: null,
  })
})
