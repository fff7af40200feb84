import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { addUser } from '~tests/fixtures/database-rows'
import { findLedgerErrors } from '~tests/fixtures/ledger'
import { withSandboxBank } from '~tests/fixtures/sandbox-bank'

const database = withTestDatabase()
const bank = withSandboxBank(database)
let token: string
let people = 0

beforeAll(async () => {
  await database.pool.query(`insert into promo_codes (code, amount, begins_at, expires_at, most_uses) values
    ('WELCOME10', 1000, now(), null, null),
    ('OLD', 1000, now() - interval '2 days', now(), null),
    ('SOON', 1000, now() + interval '1 day', null, null),
    ('THREE', 500, now(), null, 3),
    ('გამარჯობა', 300, now(), null, null)`)
})

beforeEach(async () => {
  token = await addPerson()
})

/** Adds a user with a phone number, proved unless others are given. */
function addPerson(phones = [`5552${String(++people).padStart(5, '0')}`]): Promise<string> {
  return addUser(database.pool, { phone_number: '555999999', valid_phone_numbers: phones }).then((id) =>
    createSession(database.pool, id),
  )
}

const redeem = (code: string, key?: string, caller = token, visitor: string = randomUUID()) =>
  bank.api.post(
    `/v1/users/fill-balance/promo-code/${encodeURIComponent(code)}`,
    key ? { idempotency_key: key } : undefined,
    { token: caller, headers: { 'x-visitor': visitor } },
  )

// Specification 1.7.16
test('a promo code is credited in any letter case and appears in the history', async () => {
  const { body } = await redeem(' welcome10 ')
  expect(body).toMatchObject({
    result: true,
    data: { amount: 10, balance: 10, method: 'promo_code', state: 'paid' },
  })
  expect(await bank.status(token, body.data.payment_id)).toMatchObject({
    payment_status: 3,
    purpose: 'promo_code',
  })
  expect((await redeem('გამარჯობა')).body.data.balance).toBe(13)
  const history = await bank.api.get('/v3/payments/history?kind=in', { token })
  expect(history.body.data.total).toBe(2)
})

test('a promo code is credited to each user once, concurrent requests included', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => redeem('WELCOME10')))
  expect(answers.filter(({ body }) => body.result)).toHaveLength(1)
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(answers.find(({ body }) => !body.result)?.body.message).toBe('promo_code_used')
  expect(await bank.balance(token)).toBe(10)
})

test('repeating a redemption with its key succeeds again without a second credit', async () => {
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 5 }, () => redeem('WELCOME10', key)))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(answers[0]?.body.result).toBe(true)
  expect(await bank.balance(token)).toBe(10)
  const { body } = await bank.initFill(token, 10, key)
  expect(body.errors[0].field).toBe('idempotency_key')
})

test('a promo code redeemed with one key is used up for another key', async () => {
  expect((await redeem('WELCOME10', randomUUID())).body.result).toBe(true)
  expect((await redeem('WELCOME10', randomUUID())).body.message).toBe('promo_code_used')
  expect(await bank.balance(token)).toBe(10)
})

test('a promo code is credited to its maximum number of users and no more', async () => {
  const tokens = await Promise.all(Array.from({ length: 7 }, () => addPerson()))
  const answers = await Promise.all(tokens.map((person) => redeem('THREE', undefined, person)))
  expect(answers.filter(({ body }) => body.result)).toHaveLength(3)
  expect(answers.find(({ body }) => !body.result)?.body.message).toBe('promo_code_spent')
  expect((await database.pool.query("select uses from promo_codes where code = 'THREE'")).rows).toEqual([
    { uses: 3 },
  ])
})

test('a promo code requires a number proved by code, not only typed at registration', async () => {
  const stranger = await addPerson([])
  expect((await redeem('WELCOME10', undefined, stranger)).body.message).toBe('promo_code_needs_phone')
  expect(await bank.balance(stranger)).toBe(0)
})

test('a promo code is credited once per proved number, for any number of accounts', async () => {
  const phones = ['555100001', '555100002']
  const tokens = await Promise.all([phones, [phones[1] ?? ''], ['555100003', ...phones]].map(addPerson))
  const answers = await Promise.all(tokens.map((one) => redeem('WELCOME10', undefined, one)))
  expect(answers.filter(({ body }) => body.result)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.message === 'promo_code_used')).toHaveLength(2)
  const balances = await Promise.all(tokens.map((one) => bank.balance(one)))
  expect(balances.toSorted()).toEqual([0, 0, 10])
})

test('a promo code is credited three times a day to one network, also for concurrent requests', async () => {
  const network = randomUUID()
  const tokens = await Promise.all(Array.from({ length: 6 }, () => addPerson()))
  const answers = await Promise.all(tokens.map((one) => redeem('WELCOME10', undefined, one, network)))
  expect(answers.filter(({ body }) => body.result)).toHaveLength(3)
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(3)
  expect(refused[0]?.body.data.retry_after).toBeGreaterThan(80_000)
  expect((await redeem('გამარჯობა', undefined, await addPerson(), network)).body.result).toBe(true)
  await database.pool.query("update promo_code_phones set redeemed_at = redeemed_at - interval '1 day'")
  expect((await redeem('WELCOME10', undefined, await addPerson(), network)).body.result).toBe(true)
})

test.each([
  ['OLD', 'promo_code_expired'],
  ['SOON', 'promo_code_unknown'],
  ['NOTHING', 'promo_code_unknown'],
  ["' or true --", 'promo_code_unknown'],
  ['\0', 'promo_code_unknown'],
  ['x'.repeat(300), 'promo_code_unknown'],
])('the promo code %s is declined', async (code, message) => {
  const { status, body } = await redeem(code)
  expect([status, body.result, body.message]).toEqual([200, false, message])
  expect(await bank.balance(token)).toBe(0)
})

test('a user is limited to ten attempts an hour', async () => {
  for (let tried = 0; tried < 10; tried += 1) expect((await redeem(`GUESS${tried}`)).status).toBe(200)
  const refused = await redeem('WELCOME10')
  expect([refused.status, refused.body.data.retry_after > 3_000]).toEqual([429, true])
  expect((await redeem('WELCOME10', undefined, 'nobody')).status).toBe(401)
})

test('the ledger balances after all tests', async () => {
  expect(await findLedgerErrors(database.pool)).toEqual([])
})
