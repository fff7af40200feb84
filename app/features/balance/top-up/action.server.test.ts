import { pino } from 'pino'
import { beforeAll, describe, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withServer } from '~tests/fixtures/api'
import { createTestApi } from '~tests/fixtures/create-test-api'
import { addUser } from '~tests/fixtures/database-rows'
import { withTopUp } from '~tests/fixtures/top-up'
import { loadPaymentResult } from '../result/loader.server'
import { loadTopUp } from './loader.server'

const log = pino({ level: 'silent' })
const database = withTestDatabase()
const { bank, browser, argsFor, send, getReply, resultAt } = withTopUp(database)
/** API of a marketplace without a payment provider. */
const unpaid = withServer(() => createTestApi(database.pool, log))

const made = async () =>
  (await database.pool.query('select id from payments where user_id = $1 order by id', [browser.userId])).rows

describe('topping up by card', () => {
  // Specification 1.2.99
  test('topping up redirects to the bank, and back to the recorded state', async () => {
    const { location = '', cookie } = await send('1', { card_id: 'new', amount: '12,50' })
    expect(location).toMatch(/^\/sandbox\/bank\//)
    const [payment] = await made()
    const result = `/en/payment-result?payment_id=${payment.id}`
    expect(await resultAt(`${result}&paymentStatus=3`)).toMatchObject({ screen: 'pending' })
    await bank.decide(location, 'approve')
    expect(await resultAt(`${result}&paymentStatus=-1`)).toMatchObject({
      screen: 'paid',
      payment: { amount: 1_250, balance: 1_250 },
    })
    const getContinueHref = async (address: string) =>
      (await loadPaymentResult(argsFor(address, { cookie }))).continueHref
    expect(await getContinueHref(result)).toBe('/en/s?cities=1')
    expect(await getContinueHref(`/en/payment-result?payment_id=${payment.id + 1}`)).toBeUndefined()
    browser.token = await createSession(database.pool, await addUser(database.pool))
    expect(await resultAt(`${result}&paymentStatus=3`)).toEqual({ screen: 'unknown', answer: 'success' })
  })

  test('the same form sent several times is one payment, and another amount is another payment', async () => {
    const form = { card_id: 'new', amount: '10' }
    const sent = await Promise.all([send('1', form), send('1', form), send('1', form)])
    expect(new Set(sent.map(({ location }) => location)).size).toBe(1)
    expect(await made()).toHaveLength(1)
    await bank.decide(sent[0]?.location ?? '', 'approve')
    // The bank's callback gets its response before the payment is settled.
    await expect.poll(() => bank.balance(browser.token)).toBe(10)
    const [payment] = await made()
    expect((await send('1', { ...form, amount: '10.00' })).location).toMatch(
      new RegExp(`/en/payment-result\\?payment_id=${payment.id}`),
    )
    expect(await bank.balance(browser.token)).toBe(10)
    await send('1', { ...form, amount: '11' })
    expect(await made()).toHaveLength(2)
  })

  // Specification 1.5.9
  test.each(['', '0', '-5', '0.001', '1e9', '1000000000', 'ten'])(
    'the amount %j is shown as typed with a field error',
    async (amount) => {
      const fields = { card_id: 'internet-bank', form_key: 'k' }
      const reply = await getReply('1', { ...fields, amount })
      expect(reply).toMatchObject({
        formId: 'top-up-card',
        status: 422,
        errors: { amount: { key: expect.stringMatching(/^amount_/) } },
      })
      expect(reply.typed).toEqual(amount ? { ...fields, amount } : fields)
      expect(await made()).toEqual([])
    },
  )

  // Specification 1.5.9
  test.each([
    ['', 'payment_method_missing'],
    ['balance', 'payment_method_missing'],
    ['99', 'card_gone'],
  ])('paying with the card %j is refused: %s', async (card_id, key) => {
    expect((await getReply('1', { card_id, amount: '5' })).errors).toEqual({ card_id: { key } })
  })

  describe('paying with a saved card', () => {
    async function saveCard(): Promise<string> {
      const { id, page } = await bank.begin(browser.token, 10, { save_card: 1 })
      await bank.decide(page, 'approve')
      await bank.status(browser.token, id)
      const { body } = await bank.api.get('/v3/payments/cards', { token: browser.token })
      return String(body.data[0].id)
    }

    test('a saved card is charged once after a confirmation, also on a double click', async () => {
      const form = { card_id: await saveCard(), amount: '20' }
      const question = await getReply('1', form)
      expect(question).toMatchObject({
        status: 200,
        needsConfirmation: true,
        typed: { ...form, form_key: 'k' },
      })
      expect(question.errors).toBeUndefined()
      expect(await made()).toHaveLength(1)
      const confirmed = { ...form, form_again: '1' }
      const sent = await Promise.all([send('1', confirmed), send('1', confirmed)])
      expect(new Set(sent.map(({ location }) => location)).size).toBe(1)
      expect(await bank.balance(browser.token)).toBe(30)
      expect((await send('1', confirmed)).location).toBe(sent[0]?.location)
      expect(await made()).toHaveLength(2)
    })

    test("another user's card gets no confirmation", async () => {
      const card_id = await saveCard()
      browser.token = await createSession(database.pool, await addUser(database.pool))
      expect((await getReply('1', { card_id, amount: '20' })).errors).toEqual({
        card_id: { key: 'card_gone' },
      })
    })
  })

  test('a declined payment is shown as declined, also when the form is sent again', async () => {
    const form = { amount: '7' }
    const { location = '' } = await send('3', form)
    await bank.decide(location, 'decline')
    const [payment] = await made()
    expect(await resultAt(`/en/payment-result?payment_id=${payment.id}`)).toMatchObject({ screen: 'failed' })
    const again = await send('3', form)
    expect(again.location).toMatch(
      new RegExp(`^/en/payment-result\\?paymentStatus=-1&rnd=\\d{1,3}&payment_id=${payment.id}$`),
    )
    expect(await resultAt(again.location ?? '', again.cookie)).toMatchObject({
      screen: 'failed',
      reason: 'payment_declined',
      retryPath: '/en/s?cities=1&fill_balance=1&method=3',
    })
  })

  // Specification 1.8.1
  test('a site without a bank reports payments as unavailable, and a failed call as unreachable', async () => {
    const { location = '', cookie } = await send('1', { card_id: 'new', amount: '5' }, unpaid.origin)
    expect(await resultAt(location, cookie)).toMatchObject({
      screen: 'failed',
      reason: 'provider_unavailable',
    })
    expect(await resultAt(location)).toMatchObject({ screen: 'failed', reason: 'not_started' })
    const byAddress = '/en/payment-result?paymentStatus=-1&rnd=7'
    expect(await resultAt(byAddress, cookie)).toMatchObject({ screen: 'failed', reason: 'by_address' })
    expect(await resultAt(location, cookie, 'http://127.0.0.1:1')).toEqual({ screen: 'unreachable' })
    const failed = await send('1', { card_id: 'new', amount: '5' }, 'http://127.0.0.1:1')
    expect(await resultAt(failed.location ?? '', failed.cookie)).toMatchObject({ reason: 'failed' })
  })
})

describe('topping up by promo code', () => {
  beforeAll(() => database.pool.query("insert into promo_codes (code, amount) values ('GIFT', 500)"))

  // Specification 1.7.17
  test('a code is credited once, also on a double click', async () => {
    const sent = [await send('2', { code: ' gift ' }), await send('2', { code: ' gift ' })]
    for (const { location = '', cookie } of sent) {
      expect(location).toMatch(/^\/en\/payment-result\?paymentStatus=3&rnd=\d{1,3}&payment_id=\d+$/)
      expect(await resultAt(location, cookie)).toMatchObject({ screen: 'paid', payment: { amount: 500 } })
    }
    expect(await bank.balance(browser.token)).toBe(5)
    expect((await send('2', { code: 'GIFT', form_key: 'another' })).location).toMatch(/paymentStatus=-1/)
  })

  // Specification 1.7.17, 1.8.1
  test('a refused code leads to the result page, which shows the reason and leads back with the code', async () => {
    const refused = [
      await send('2', { code: 'none' }),
      await send('2', { code: 'none', form_key: 'another' }),
    ]
    for (const { location = '', cookie } of refused) {
      expect(location).toMatch(/^\/en\/payment-result\?paymentStatus=-1&rnd=\d{1,3}$/)
      expect(await resultAt(location, cookie)).toMatchObject({
        screen: 'failed',
        reason: 'promo_code_unknown',
        retryPath: '/en/s?cities=1&fill_balance=1&method=2&promo_code=none',
      })
    }
    expect(await loadTopUp(argsFor('/en/s?fill_balance=1&method=2&promo_code=none'))).toMatchObject({
      promoCode: 'none',
      closeHref: '/en/s',
    })
  })

  // Specification 1.7.17
  test.each(['..', '.', '../../auth/logout', 'a b/%?#', 'GIFT-'])(
    'the malformed code %j is rejected at its field',
    async (code) => {
      expect(await getReply('2', { code })).toMatchObject({
        status: 422,
        typed: { code },
        errors: { code: { key: 'promo_code_malformed' } },
      })
    },
  )

  test('after ten attempts to guess a code the result page requires waiting, also for a valid one', async () => {
    for (let tried = 0; tried < 10; tried += 1) await send('2', { code: `GUESS${tried}` })
    const { location = '', cookie } = await send('2', { code: 'GIFT' })
    expect(await resultAt(location, cookie)).toMatchObject({ screen: 'failed', reason: 'too_often' })
    expect(await bank.balance(browser.token)).toBe(0)
  })

  // Specification 1.5.10
  test('an empty code is rejected with a field error', async () => {
    expect(await getReply('2', { code: ' ' })).toMatchObject({
      status: 422,
      errors: { code: { key: 'promo_code_missing' } },
    })
  })
})

// Specification 1.1.31, 1.6.2
test('a guest is sent to sign in, and returns to the dialog', async () => {
  browser.token = ''
  const { location = '' } = await send('1', { card_id: 'new', amount: '5' })
  expect(location).toBe('/en/s?cities=1&fill_balance=1&method=1')
  expect(await loadTopUp(argsFor(location))).toEqual({
    requiresSignIn: true,
    closeHref: '/en/s?cities=1',
    signInHref: `/en/auth?${new URLSearchParams({ Continue: location })}`,
  })
})

// Specification 1.4.13
test.each(['', '4', '5', '6'])('a form with the payment method %j is rejected', async (method) => {
  await expect(send(method, { amount: '5' })).rejects.toMatchObject({ status: 400 })
})
