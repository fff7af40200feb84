import { beforeEach, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { addUser } from '~tests/fixtures/database-rows'
import { findLedgerErrors } from '~tests/fixtures/ledger'
import { withSandboxBank } from '~tests/fixtures/sandbox-bank'

const database = withTestDatabase()
const bank = withSandboxBank(database)
const { api } = bank
let asker: string
let second: string
let user: number

beforeEach(async () => {
  const { pool } = database
  await pool.query('update users set is_operator = false')
  await pool.query('delete from operator_approvals')
  asker = await createSession(pool, await addUser(pool, { first_name: 'ლია', is_operator: true }))
  second = await createSession(pool, await addUser(pool, { first_name: 'გია', is_operator: true }))
  user = await addUser(pool, { first_name: 'ნინო' })
})

const list = async (token: string) => (await api.get('/v1/operator/approvals', { token })).body.data
const decide = async (id: string, decision: string, token: string) =>
  (await api.post(`/v1/operator/approvals/${id}/decision`, { decision }, { token })).status
const requestOperator = async () => {
  const fields = { act: 'make_operator', text: 'Works with us.' }
  expect((await api.post(`/v1/operator/users/${user}/acts`, fields, { token: asker })).status).toBe(200)
  return (await list(asker))[0]
}
const isOperator = async () =>
  (await database.pool.query('select is_operator from users where id = $1', [user])).rows[0].is_operator

test('a second operator makes a user an operator, and the requester cannot approve it', async () => {
  const approval = await requestOperator()
  expect(approval).toMatchObject({
    kind: 'make_operator',
    subject_id: user,
    is_mine: true,
    requested_by: 'ლია',
  })
  expect(await isOperator()).toBe(false)
  expect(await decide(approval.id, 'approve', asker)).toBe(403)
  const own = await createSession(database.pool, user)
  expect(await decide(approval.id, 'approve', own)).toBe(404)
  expect(await isOperator()).toBe(false)
  expect(await decide(approval.id, 'approve', second)).toBe(200)
  expect(await isOperator()).toBe(true)
  expect(await decide(approval.id, 'approve', second)).toBe(404)
  const { acts } = (await api.get(`/v1/operator/users/${user}`, { token: second })).body.data
  expect(acts.map((one: { act: string; operator: string }) => [one.act, one.operator])).toEqual([
    ['request_approval', 'ლია'],
    ['make_operator', 'გია'],
  ])
})

test('a request is rejected by another operator or withdrawn by its requester, and can be repeated', async () => {
  const rejected = await requestOperator()
  expect(await decide(rejected.id, 'withdraw', second)).toBe(403)
  expect(await decide(rejected.id, 'reject', asker)).toBe(403)
  expect(await decide(rejected.id, 'reject', second)).toBe(200)
  const withdrawn = await requestOperator()
  expect(withdrawn.id).not.toBe(rejected.id)
  expect(await decide(withdrawn.id, 'withdraw', asker)).toBe(200)
  expect(await list(asker)).toEqual([])
  expect(await isOperator()).toBe(false)
})

test('the database refuses an approval by the requester', async () => {
  const { id } = await requestOperator()
  await expect(
    database.pool.query(
      "update operator_approvals set outcome = 'approve', decided_at = now(), decided_by = requested_by where id = $1",
      [id],
    ),
  ).rejects.toThrow(/check constraint/)
})

test('a refund over the limit waits for a second operator, also in parts, and is made once', async () => {
  const payer = await createSession(database.pool, user)
  const { id, page } = await bank.begin(payer, 500)
  await bank.decide(page, 'approve')
  expect(await bank.status(payer, id)).toMatchObject({ state: 'paid' })
  const refund = (amount: string, token = asker) =>
    api.post(`/v1/operator/payments/${id}/refund`, { amount, text: 'Paid twice.' }, { token })
  expect((await refund('150')).status).toBe(200)
  expect(await bank.balance(payer)).toBe(350)
  expect((await refund('100')).status).toBe(200)
  expect(await bank.balance(payer)).toBe(350)
  expect((await refund('90', second)).status).toBe(409)
  const [approval] = await list(second)
  expect(approval).toMatchObject({ kind: 'payment_refund', subject_id: id, amount: 100, is_mine: false })
  expect(await decide(approval.id, 'approve', asker)).toBe(403)
  const both = await Promise.all([
    decide(approval.id, 'approve', second),
    decide(approval.id, 'approve', second),
  ])
  expect(both.toSorted()).toEqual([200, 404])
  expect(await bank.balance(payer)).toBe(250)
  expect((await refund('900')).status).toBe(422)
  expect(await findLedgerErrors(database.pool)).toEqual([])
  const shown = (await api.get(`/v1/operator/payments/${id}`, { token: second })).body.data
  expect(shown).toMatchObject({ refunded: 250, refundable: 250, balance: 250, approval: null })
  expect(shown.acts.map((one: { act: string; operator: string }) => [one.act, one.operator])).toEqual([
    ['refund', 'ლია'],
    ['request_approval', 'ლია'],
    ['refund', 'გია'],
  ])
})

test('a payment of a wrong sum comes first and is settled by the state at the bank', async () => {
  const payer = await createSession(database.pool, user)
  const { id, page } = await bank.begin(payer, 10)
  const bankId = page.split('/').at(-1)
  await database.pool.query(
    "update sandbox_bank_payments set state = 'succeeded', taken_amount = 999 where id = $1",
    [bankId],
  )
  await database.pool.query("update payments set state = 'review', reason = 'wrong_amount' where id = $1", [
    id,
  ])
  const later = await bank.begin(payer, 20)
  await bank.decide(later.page, 'approve')
  await bank.status(payer, later.id)
  const { data, count_by_list: counts } = (await api.get('/v1/operator/payments', { token: asker })).body.data
  expect(data.slice(0, 2).map((one: { id: number }) => one.id)).toEqual([id, later.id])
  expect(counts.review).toBe(1)
  const found = await api.post('/v1/operator/payments/search', { text: `EZO-${id}` }, { token: asker })
  expect(found.body.data.data.map((one: { id: number }) => one.id)).toContain(id)
  const settle = async (fields = {}) =>
    (await api.post(`/v1/operator/payments/${id}/settle`, fields, { token: asker })).body.data
  expect(await settle()).toMatchObject({
    refusal: 'contradiction',
    bank: { state: 'succeeded', amount: 9.99 },
  })
  await database.pool.query('update sandbox_bank_payments set taken_amount = null where id = $1', [bankId])
  expect(await settle()).toMatchObject({ next_state: 'succeeded', refusal: null })
  expect(await bank.balance(payer)).toBe(20)
  expect(await settle({ is_confirmed: '1' })).toMatchObject({ next_state: 'succeeded' })
  expect(await bank.balance(payer)).toBe(30)
  const { acts } = (await api.get(`/v1/operator/payments/${id}`, { token: asker })).body.data
  expect(acts).toMatchObject([{ act: 'settle', operator: 'ლია' }])
})

test('payments and approvals answer 404 to users who are not operators', async () => {
  const token = await createSession(database.pool, user)
  for (const path of ['payments', 'payments/1', 'approvals'])
    expect((await api.get(`/v1/operator/${path}`, { token })).status).toBe(404)
})
