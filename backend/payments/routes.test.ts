import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { addUser } from '~tests/fixtures/database-rows'
import { findLedgerErrors } from '~tests/fixtures/ledger'
import { RESULT_PAGE, withSandboxBank } from '~tests/fixtures/sandbox-bank'

const database = withTestDatabase()
const bank = withSandboxBank(database)
let token: string
let other: string

beforeEach(async () => {
  const session = async () => createSession(database.pool, await addUser(database.pool))
  token = await session()
  other = await session()
})

describe('top-ups', () => {
  test('a top-up goes through the bank and is credited when the payer returns', async () => {
    const { id, page } = await bank.begin(token, '12,50')
    expect(page).toMatch(/^\/sandbox\/bank\/[0-9a-f-]{36}$/)
    expect(await bank.status(token, id)).toMatchObject({
      state: 'pending',
      payment_status: 0,
      redirect_url: page,
    })
    const back = await bank.decide(page, 'approve')
    expect([back.status, back.headers.get('location')]).toEqual([303, `${RESULT_PAGE}?payment_id=${id}`])
    expect(await bank.status(token, id)).toEqual({
      id,
      purpose: 'fill_balance',
      direction: 'in',
      method: 'card',
      state: 'paid',
      payment_status: 3,
      order: null,
      reason: null,
      amount: 12.5,
      refunded_amount: 0,
      returned_amount: 0,
      currency: 'GEL',
      receipt_number: `EZO-${id}`,
      bank_number: page.split('/').at(-1),
      card_mask: null,
      redirect_url: null,
      balance: 12.5,
      created_at: expect.stringMatching(/^\d{4}-/),
      finished_at: expect.stringMatching(/^\d{4}-/),
      checked_at: expect.stringMatching(/^\d{4}-/),
    })
    const me = await bank.api.get('/v1/microservice/auth/grouped-info', { token })
    expect(me.body.data.user.balance).toBe(12.5)
  })

  test('reloading the result page polls the bank at most every two seconds', async () => {
    const { id } = await bank.begin(token, 10)
    const readCheckTime = async () => {
      const { rows } = await database.pool.query<{ checked_at: Date }>(
        'select asked_at as checked_at from payments where id = $1',
        [id],
      )
      return rows[0]?.checked_at.getTime()
    }
    const check = async (secondsAgo = 0) => {
      const change = 'update payments set asked_at = asked_at - make_interval(secs => $2) where id = $1'
      await database.pool.query(change, [id, secondsAgo])
      const before = await readCheckTime()
      await bank.status(token, id)
      return (await readCheckTime()) !== before
    }
    await bank.status(token, id)
    expect(await check()).toBe(false)
    expect(await check(3)).toBe(true)
    expect(await check()).toBe(false)
  })

  test.each([
    ['approve_twice', 'paid', 10],
    ['approve_before_return', 'paid', 10],
    ['approve_never', 'paid', 10],
    ['approve_asking', 'paid', 10],
    ['decline', 'failed', 0],
    ['expire', 'failed', 0],
    ['wrong_amount', 'pending', 0],
    ['wrong_currency', 'pending', 0],
    ['bad_signature', 'pending', 0],
    ['unknown_state', 'pending', 0],
  ])('a top-up that is %s at the bank is %s on the site', async (outcome, state, balance) => {
    const { id, page } = await bank.begin(token, 10)
    await bank.decide(page, outcome)
    // Simulates opening the result page a little later.
    await database.pool.query(
      "update payments set asked_at = asked_at - interval '3 seconds' where id = $1",
      [id],
    )
    expect(await bank.status(token, id)).toMatchObject({ state, balance })
    const isAlerting = ['wrong_amount', 'wrong_currency', 'unknown_state'].includes(outcome)
    expect(bank.api.errors.splice(0).length > 0).toBe(isAlerting)
  })

  test('a top-up in an unknown state alerts once, and again when the bank reports another state', async () => {
    const { id, page } = await bank.begin(token, 10)
    await bank.decide(page, 'unknown_state')
    const readStatus = async () => {
      await database.pool.query("update payments set asked_at = asked_at - interval '1 hour' where id = $1", [
        id,
      ])
      expect(await bank.status(token, id)).toMatchObject({ state: 'pending' })
    }
    for (let times = 0; times < 3; times += 1) await readStatus()
    expect(bank.api.errors.splice(0)).toHaveLength(1)
    await database.pool.query(
      "update sandbox_bank_payments set state = 'awaiting_sun' where external_id = $1",
      [String(id)],
    )
    for (let times = 0; times < 2; times += 1) await readStatus()
    expect(bank.api.errors.splice(0)).toHaveLength(1)
  })

  test('the result page checks an unanswered top-up again after the job has given up', async () => {
    const { id } = await bank.begin(token, 10)
    await database.pool.query("update payments set state = 'review', reason = 'never_final' where id = $1", [
      id,
    ])
    expect(await bank.status(token, id)).toMatchObject({ state: 'pending', reason: 'never_final' })
    await database.pool.query("update sandbox_bank_payments set state = 'succeeded' where external_id = $1", [
      String(id),
    ])
    await database.pool.query("update payments set asked_at = now() - interval '1 hour' where id = $1", [id])
    expect(await bank.status(token, id)).toMatchObject({ state: 'paid', balance: 10 })
  })

  test('a top-up of a wrong amount stays in review until an operator decides', async () => {
    const { id, page } = await bank.begin(token, 10)
    const stateOf = async () =>
      (await database.pool.query('select state from payments where id = $1', [id])).rows[0].state
    await bank.decide(page, 'wrong_amount')
    await expect.poll(stateOf).toBe('review')
    await database.pool.query('update sandbox_bank_payments set taken_amount = null where external_id = $1', [
      String(id),
    ])
    await bank.callback(JSON.stringify({ PaymentId: page.split('/').at(-1) }))
    expect(await bank.status(token, id)).toMatchObject({ state: 'pending', reason: 'wrong_amount' })
    expect(await stateOf()).toBe('review')
    expect(await bank.balance(token)).toBe(0)
    expect(bank.api.errors.splice(0)).toHaveLength(1)
  })

  test('a decided top-up stays decided, and a refund debits the balance', async () => {
    const { id, page } = await bank.begin(token, 10)
    await bank.decide(page, 'approve')
    await bank.decide(page, 'decline')
    expect(await bank.status(token, id)).toMatchObject({ state: 'paid', balance: 10 })
    await bank.decide(page, 'refund')
    await expect.poll(() => bank.balance(token)).toBe(0)
    expect(await bank.status(token, id)).toMatchObject({
      state: 'returned',
      refunded_amount: 10,
      payment_status: 3,
    })
  })

  test('concurrent requests with one key create and pay one top-up', async () => {
    const key = randomUUID()
    const begun = await Promise.all(Array.from({ length: 10 }, () => bank.initFill(token, 10, key)))
    const ids = new Set(begun.map(({ body }) => body.data.id))
    expect(ids.size).toBe(1)
    const [id] = ids
    const paid = await Promise.all(Array.from({ length: 10 }, () => bank.pay(token, { payment_id: id })))
    const pages = new Set(paid.map(({ body }) => body.data.redirect_url))
    expect(pages.size).toBe(1)
    expect(
      (await database.pool.query('select from sandbox_bank_payments where external_id = $1', [String(id)]))
        .rowCount,
    ).toBe(1)
    await bank.decide([...pages][0], 'approve_twice')
    await Promise.all(Array.from({ length: 10 }, () => bank.status(token, id)))
    expect(await bank.balance(token)).toBe(10)
    const again = await bank.pay(token, { payment_id: id })
    expect(again.body.data).toMatchObject({ status: 'success' })
    const changed = await bank.initFill(token, 11, key)
    expect([changed.status, changed.body.errors[0].field]).toEqual([422, 'idempotency_key'])
  })

  test('a top-up with the key of another user is a separate payment', async () => {
    const key = randomUUID()
    const [mine, theirs] = [await bank.initFill(token, 10, key), await bank.initFill(other, 11, key)]
    expect([mine.status, theirs.status]).toEqual([200, 200])
    expect(theirs.body.data.id).not.toBe(mine.body.data.id)
  })

  test('a user can start 60 top-ups an hour; retries do not count', async () => {
    const key = randomUUID()
    const { body } = await bank.initFill(token, 10, key)
    await database.pool.query(
      `insert into rate_limit_hits (kind, visitor)
       select kind, visitor from rate_limit_hits, generate_series(1, 58) where kind = 'payment'
         and visitor = 'user ' || (select user_id from payments where id = $1)`,
      [body.data.id],
    )
    expect((await bank.initFill(token, 10)).status).toBe(200)
    expect((await bank.initFill(token, 10)).status).toBe(429)
    expect((await bank.initFill(token, 10, key)).body.data).toEqual(body.data)
    expect((await bank.initFill(other, 10)).status).toBe(200)
  })

  test.each([0, -5, '1.005', 1e12, '1e3', 'many', '', '0.99', 5000.01, '٣;', '10;drop'])(
    'a top-up with %j is rejected',
    async (amount) => {
      const { status, body } = await bank.initFill(token, amount)
      expect([status, body.errors[0].field]).toEqual([422, 'amount'])
    },
  )

  test('a top-up requires a signed-in user', async () => {
    expect((await bank.initFill('nobody', 10)).status).toBe(401)
    expect((await bank.pay('nobody', { payment_id: 1 })).status).toBe(401)
    for (const path of ['balance', 'history', 'cards', '100001'])
      expect((await bank.api.get(`/v3/payments/${path}`)).status).toBe(401)
  })
})

test('the ledger balances after all tests', async () => {
  expect(await findLedgerErrors(database.pool)).toEqual([])
})
