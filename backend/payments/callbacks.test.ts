import { createHmac, randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { pino } from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import { getBankSecret, hasValidSignature } from '~backend/demo/sandbox/bank/callbacks'
import { createSandboxGateway } from '~backend/demo/sandbox/bank/gateway'
import { createSession } from '~backend/platform/auth/sessions'
import { orderFulfilment } from '~backend/services/orders/fulfil-order'
import { withTestDatabase } from '~tests/database'
import { addUser } from '~tests/fixtures/database-rows'
import { withSandboxBank } from '~tests/fixtures/sandbox-bank'
import { createPaymentContext } from './create-payment-context'
import { reconcilePayments } from './reconciliation-job'

const database = withTestDatabase()
const bank = withSandboxBank(database)
let token: string
let id: number
let bankId: string

beforeEach(async () => {
  token = await createSession(database.pool, await addUser(database.pool))
  const begun = await bank.begin(token, 10)
  id = begun.id
  bankId = begun.page.split('/').at(-1) ?? ''
})

const setBankState = (state: string) =>
  database.pool.query('update sandbox_bank_payments set state = $2 where id = $1', [bankId, state])
const toCallbackBody = (state: string, more: object = {}) =>
  JSON.stringify({
    event: 'order_payment',
    body: { order_id: bankId, order_status: { key: state }, ...more },
  })
const signature = async (body: string | Uint8Array) =>
  createHmac('sha256', await getBankSecret(database.pool))
    .update(body)
    .digest('base64')
const signed = async (body: string) => bank.callback(body, { 'callback-signature': await signature(body) })
const stateOf = async () =>
  (await database.pool.query<{ state: string }>('select state from payments where id = $1', [id])).rows[0]
    ?.state
const listCallbacks = async () =>
  (await database.pool.query('select from payment_callbacks where payment_id = $1', [id])).rowCount

describe('signed callbacks', () => {
  test('a signed callback triggers a status check whose result is credited once, even if repeated', async () => {
    await setBankState('succeeded')
    const body = toCallbackBody('completed')
    const answers = await Promise.all(Array.from({ length: 20 }, () => signed(body)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    await expect.poll(stateOf).toBe('succeeded')
    expect(await listCallbacks()).toBe(1)
    expect(await bank.balance(token)).toBe(10)
  })

  test('a signed callback only triggers a check: its content is not trusted', async () => {
    await signed(toCallbackBody('completed', { amount: 1e9 }))
    await expect.poll(async () => (await bank.status(token, id)).checked_at).not.toBeNull()
    expect(await stateOf()).toBe('pending')
    expect(await bank.balance(token)).toBe(0)
  })

  test.each(['failed', 'expired'])(
    'a callback of %s before one of success does not lose the money',
    async (state) => {
      await setBankState(state)
      await signed(toCallbackBody(state))
      await expect.poll(stateOf).toBe(state)
      await setBankState('succeeded')
      await signed(toCallbackBody('completed'))
      await expect.poll(stateOf).toBe('succeeded')
      await setBankState('failed')
      await signed(toCallbackBody('rejected'))
      await expect.poll(() => bank.api.errors.splice(0).length).toBe(1)
      expect(await stateOf()).toBe('succeeded')
      expect(await bank.balance(token)).toBe(10)
    },
  )

  test('a callback with a wrong signature or for other bytes is rejected', async () => {
    await setBankState('succeeded')
    const body = toCallbackBody('completed')
    const right = await signature(body)
    for (const invalidSignature of [
      '',
      'x',
      right.slice(1),
      `${right}AAAA`,
      'A'.repeat(44),
      `${right},${right}`,
    ])
      expect((await bank.callback(body, { 'callback-signature': invalidSignature })).status).toBe(400)
    expect((await bank.callback(`${body} `, { 'callback-signature': right })).status).toBe(400)
    expect(await listCallbacks()).toBe(0)
    expect(await stateOf()).toBe('pending')
  })
})

describe('unsigned callbacks', () => {
  const asking = () => bank.callback(JSON.stringify({ PaymentId: bankId }))

  test('an unsigned callback triggers a status check each time', async () => {
    await setBankState('succeeded')
    expect((await asking()).status).toBe(200)
    await expect.poll(stateOf).toBe('succeeded')
    await database.pool.query(
      "update payments set asked_at = asked_at - interval '5 seconds' where id = $1",
      [id],
    )
    await database.pool.query(
      "update sandbox_bank_payments set state = 'refunded', refunded = amount where id = $1",
      [bankId],
    )
    expect((await asking()).status).toBe(200)
    await expect.poll(stateOf).toBe('refunded')
    expect(await listCallbacks()).toBe(1)
    expect(await bank.balance(token)).toBe(0)
  })

  test('an unsigned callback of a refund of spent money alerts an operator once', async () => {
    await setBankState('succeeded')
    await asking()
    await expect.poll(stateOf).toBe('succeeded')
    await database.pool.query(`do $$ declare posted bigint; begin
      insert into ledger_transactions (key, cause, payment_id) values ('spent:${id}', 'order', ${id}) returning ledger_transactions.id into posted;
      insert into ledger_entries (transaction_id, account_id, amount)
      select posted, a.id, case when a.user_id is null then 600 else -600 end from ledger_accounts a
      where a.code = 'sales' or a.user_id = (select user_id from payments where payments.id = ${id}); end $$`)
    await database.pool.query(
      "update sandbox_bank_payments set state = 'refunded', refunded = amount where id = $1",
      [bankId],
    )
    for (let time = 0; time < 2; time += 1) {
      await database.pool.query(
        "update payments set asked_at = asked_at - interval '5 seconds' where id = $1",
        [id],
      )
      await asking()
      // The response waits for the check.
      await bank.status(token, id)
    }
    expect(bank.api.errors.splice(0)).toHaveLength(1)
    expect([await stateOf(), await bank.balance(token)]).toEqual(['succeeded', 4])
  })
})

describe('callbacks of decided payments', () => {
  const reconcile = async () => {
    await database.pool.query(
      'update payments set ask_after = now() where id = $1 and ask_after is not null',
      [id],
    )
    await reconcilePayments(
      createPaymentContext({
        pool: database.pool,
        log: pino({ level: 'silent' }),
        orders: orderFulfilment,
        gateway: createSandboxGateway(database.pool),
      }),
    )
  }

  beforeEach(async () => {
    await setBankState('expired')
    expect(await bank.status(token, id)).toMatchObject({ state: 'failed' })
    await setBankState('succeeded')
  })

  test('a callback is checked later if its status check fails', async () => {
    const renameAtBank = (from: string, to: string) =>
      database.pool.query('update sandbox_bank_payments set id = $2 where id = $1', [from, to])
    const unknownId = randomUUID()
    await renameAtBank(bankId, unknownId)
    expect((await signed(toCallbackBody('completed'))).status).toBe(200)
    // The response waits for the check.
    expect(await bank.status(token, id)).toMatchObject({ state: 'failed' })
    await renameAtBank(unknownId, bankId)
    await reconcile()
    expect(await stateOf()).toBe('succeeded')
    expect(await bank.balance(token)).toBe(10)
  })

  test('an unsigned callback right after a status check is checked again', async () => {
    const send = () => bank.callback(JSON.stringify({ PaymentId: bankId }))
    await setBankState('expired')
    await send()
    // The response waits for the check.
    await bank.status(token, id)
    await setBankState('succeeded')
    await database.pool.query("update payments set asked_at = now() + interval '1 minute' where id = $1", [
      id,
    ])
    await send()
    await bank.status(token, id)
    expect(await stateOf()).toBe('expired')
    await reconcile()
    expect(await stateOf()).toBe('succeeded')
    expect(await bank.balance(token)).toBe(10)
  })
})

test('a compressed callback is rejected unread, because its signature covers other bytes', async () => {
  await setBankState('succeeded')
  const body = toCallbackBody('completed')
  const packed = new Uint8Array(gzipSync(body))
  for (const signed of [body, packed]) {
    const headers = { 'callback-signature': await signature(signed), 'content-encoding': 'gzip' }
    expect((await bank.callback(packed, headers)).status).toBe(415)
  }
  expect([await listCallbacks(), await stateOf()]).toEqual([0, 'pending'])
})

test('callbacks are recorded a limited number of times per payment', async () => {
  for (let attempt = 0; attempt < 55; attempt += 1) await signed(toCallbackBody(`state ${attempt}`))
  expect(await listCallbacks()).toBe(50)
})

test.each([
  ['an unknown payment', JSON.stringify({ PaymentId: '00000000-0000-4000-8000-000000000000' }), 200],
  ['a missing id', '{}', 400],
  ['a form body', 'PaymentId=1', 400],
  ['an empty body', '', 400],
  ['a list', '[[[[]]]]', 400],
  ['a malformed id', JSON.stringify({ PaymentId: "1' or true --" }), 400],
  ['a megabyte', JSON.stringify({ PaymentId: 'x'.repeat(1_000_000) }), 413],
])('a callback with %s gets the expected status', async (_name, body, status) => {
  expect((await bank.callback(body)).status).toBe(status)
})

test('a callback of an unknown provider answers 404', async () => {
  expect((await bank.callback('{}', {}, 'bog')).status).toBe(404)
})

test('a signature is verified over its full length', () => {
  const secret = Buffer.alloc(32, 1)
  const raw = Buffer.from('{}')
  const right = createHmac('sha256', secret).update(raw).digest()
  expect(hasValidSignature(raw, right.toString('base64'), secret)).toBe(true)
  for (let at = 0; at < right.length; at += 1) {
    const tampered = Buffer.from(right)
    tampered[at] = (tampered[at] ?? 0) ^ 1
    expect(hasValidSignature(raw, tampered.toString('base64'), secret)).toBe(false)
  }
})
