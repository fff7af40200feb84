import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { addUser } from '~tests/fixtures/database-rows'
import { RESULT_PAGE, withSandboxBank } from '~tests/fixtures/sandbox-bank'
import {
  balance,
  createTopUp,
  pay,
  paymentById,
  paymentHistory,
  redeemPromoCode,
  removeSavedCard,
  savedCards,
  setDefaultCard,
} from './payments.server'
import { type Call, UpstreamClient } from './upstream-client.server'

const database = withTestDatabase()
const bank = withSandboxBank(database)
let token: string

beforeEach(async () => {
  token = await createSession(
    database.pool,
    await addUser(database.pool, { valid_phone_numbers: ['555123456'] }),
  )
})

function send<Answer>(call: Call<Answer>, origin = bank.api.origin): Promise<Answer> {
  const api = `${origin}/api`
  const upstream = new UpstreamClient({
    apiUrls: {
      main: `${api}/v1`,
      mainV3: `${api}/v3`,
      statements: api,
      projects: api,
      express: api,
    },
    websiteKey: 'ezo',
    timeoutMs: 5_000,
    log: pino({ level: 'silent' }),
  })
  return upstream.call({ language: 'en', token, requestId: 'one' }, call)
}

async function begun(amount: number): Promise<number> {
  const started = await send(createTopUp(amount, randomUUID()))
  if (!started.ok) throw new Error('the top-up was not begun')
  return started.id
}

// Specification 1.7.19
test('a top-up is created, paid at the bank with a saved card, and found with its receipt', async () => {
  const id = await begun(1_250)
  const paid = await send(pay({ paymentId: id, payWith: 'card', saveCard: true, returnTo: RESULT_PAGE }))
  expect(paid).toEqual({ ok: true, page: expect.stringMatching(/^\/sandbox\/bank\//) })
  const page = (paid as { page: string }).page
  expect(await send(paymentById(id))).toMatchObject({ state: 'pending', providerPage: page, balance: 0 })
  await bank.decide(page, 'approve')
  const shown = {
    id,
    purpose: 'fill_balance',
    direction: 'in',
    method: 'card',
    state: 'paid',
    amount: 1_250,
    refunded: 0,
    returned: 0,
    receiptNumber: `EZO-${id}`,
    createdAt: expect.any(Date),
    finishedAt: expect.any(Date),
  }
  expect(await send(paymentById(id))).toMatchObject({ ...shown, balance: 1_250, providerPage: undefined })
  expect(await send(balance)).toBe(1_250)
  expect(await send(paymentHistory({ page: 1, kind: 'in' }))).toMatchObject({
    payments: [shown],
    total: 1,
    lastPage: 1,
  })
  expect(await send(paymentHistory({ page: 1, month: '2020-01' }))).toMatchObject({ payments: [], total: 0 })

  const [card] = await send(savedCards)
  expect(card).toMatchObject({ mask: expect.stringMatching(/^\d{6}\*+\d{4}$/), isDefault: true })
  const cardId = card?.id ?? 0
  expect(await send(setDefaultCard(cardId))).toHaveLength(1)
  expect(await send(removeSavedCard(cardId))).toEqual([])
  expect(await send(removeSavedCard(cardId))).toEqual([])
  await expect(send(removeSavedCard(cardId + 1))).rejects.toMatchObject({ status: 404 })
})

test('a refused payment call returns the reason or the field errors', async () => {
  expect(await send(createTopUp(0, randomUUID()))).toMatchObject({
    ok: false,
    fieldErrors: [{ field: 'amount' }],
  })
  const id = await begun(100)
  const page = (
    (await send(pay({ paymentId: id, payWith: 'points', returnTo: RESULT_PAGE }))) as { page: string }
  ).page
  await bank.decide(page, 'decline')
  // Reading the payment checks it at the bank, even if the callback is late.
  expect(await send(paymentById(id))).toMatchObject({ state: 'failed', balance: 0 })
  expect(await send(pay({ paymentId: id, payWith: 'points', returnTo: RESULT_PAGE }))).toMatchObject({
    ok: false,
    reason: 'payment_declined',
  })
})

test('a promo code is credited once, and no error message contains it', async () => {
  await database.pool.query("insert into promo_codes (code, amount) values ('GIFT 5/%', 500)")
  const first = await send(redeemPromoCode('gift 5/%', randomUUID()))
  expect(first).toEqual({ ok: true, paymentId: expect.any(Number) })
  expect(await send(redeemPromoCode('GIFT 5/%', randomUUID()))).toMatchObject({ reason: 'promo_code_used' })
  expect(await send(redeemPromoCode('NONE', randomUUID()))).toMatchObject({ reason: 'promo_code_unknown' })
  expect(await send(balance)).toBe(500)
  const failed = await send(redeemPromoCode('SECRET', randomUUID()), 'http://127.0.0.1:1').catch(String)
  expect(failed).toMatch(/promo-code\/\{code\}: network/)
  expect(failed).not.toMatch('SECRET')
})
