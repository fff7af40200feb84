import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { addUser } from '~tests/fixtures/database-rows'
import { withSandboxBank } from '~tests/fixtures/sandbox-bank'

const database = withTestDatabase()
const bank = withSandboxBank(database)
let token: string
let other: string

beforeEach(async () => {
  token = await createSession(database.pool, await addUser(database.pool))
  other = await createSession(database.pool, await addUser(database.pool))
})

const cards = async (caller = token) =>
  (await bank.api.get('/v3/payments/cards', { token: caller })).body.data
const act = (id: unknown, action: string, caller = token) =>
  bank.api.post(`/v3/payments/cards/${id}/${action}`, undefined, { token: caller })

async function addCard(caller = token) {
  const { id, page } = await bank.begin(caller, 10, { save_card: 1 })
  await bank.decide(page, 'approve')
  expect(await bank.status(caller, id)).toMatchObject({ state: 'paid' })
  const all = await cards(caller)
  return all.find(({ is_default }: { is_default: boolean }) => !is_default) ?? all[0]
}

const tokens = async () =>
  (await database.pool.query<{ token: string }>('select token from payment_cards')).rows.map(
    (row) => row.token,
  )

describe('saved cards', () => {
  // Specification 1.3.28
  test('a card is saved on request of the payer, and only its mask is shown', async () => {
    const { page } = await bank.begin(token, 10)
    await bank.decide(page, 'approve')
    expect(await cards()).toEqual([])
    const card = await addCard()
    expect(await cards()).toEqual([
      {
        id: card.id,
        brand: 'mastercard',
        expiry: '08/31',
        is_default: true,
        is_expired: false,
        card_mask: expect.stringMatching(/^516812\*{6}\d{4}$/),
      },
    ])
    const [secret] = await tokens()
    const answers = [await cards(), await bank.api.get('/v3/payments/history', { token })]
    expect(JSON.stringify(answers)).not.toContain(secret)
    expect(await cards(other)).toEqual([])
  })

  test('a saved card pays at once, without the bank’s page', async () => {
    const { id: card_id, card_mask } = await addCard()
    const { body } = await bank.initFill(token, 7)
    const paid = await bank.pay(token, { payment_id: body.data.id, card_id })
    expect(paid.body.data).toEqual({
      status: 'success',
      payment_id: body.data.id,
      redirect_url: `https://ezo.example/payment-result?payment_id=${body.data.id}&paymentStatus=3`,
    })
    expect(await bank.status(token, body.data.id)).toMatchObject({ state: 'paid', card_mask, balance: 17 })
  })

  test('concurrent charges of a card for one payment charge it once', async () => {
    const { id: card_id } = await addCard()
    const { body } = await bank.initFill(token, 7)
    await Promise.all(
      Array.from({ length: 10 }, () => bank.pay(token, { payment_id: body.data.id, card_id })),
    )
    expect(await bank.balance(token)).toBe(17)
    const charges = await database.pool.query('select from sandbox_bank_payments where external_id = $1', [
      String(body.data.id),
    ])
    expect(charges.rowCount).toBe(1)
  })

  test('a card that the bank declines pays nothing', async () => {
    const { id: card_id } = await addCard()
    await database.pool.query('update sandbox_bank_cards set is_declined = true')
    const { body } = await bank.initFill(token, 7)
    const paid = await bank.pay(token, { payment_id: body.data.id, card_id })
    expect(paid.body).toMatchObject({ result: false, message: 'payment_declined' })
    expect(await bank.status(token, body.data.id)).toMatchObject({
      state: 'failed',
      payment_status: -1,
      balance: 10,
    })
  })

  test('an expired card is not charged', async () => {
    const { id: card_id } = await addCard()
    await database.pool.query("update payment_cards set expiry = '01/20' where id = $1", [card_id])
    expect(await cards()).toMatchObject([{ is_expired: true }])
    const { body } = await bank.initFill(token, 7)
    const paid = await bank.pay(token, { payment_id: body.data.id, card_id })
    expect([paid.status, paid.body.errors[0].field]).toEqual([422, 'card_id'])
  })

  test('the default card cannot be removed before another default is set', async () => {
    const first = await addCard()
    const second = await addCard()
    const third = await addCard()
    expect((await act(second.id, 'remove')).body.data.map(({ id }: { id: number }) => id)).toEqual(
      expect.arrayContaining([first.id, third.id]),
    )
    expect(await cards()).toMatchObject([{ id: first.id, is_default: true }, { is_default: false }])
    for (const { id } of [first, third]) await act(id, 'remove')
    expect(await addCard()).toMatchObject({ is_default: true })
  })

  test.each([
    [0, false],
    [-1, true],
  ])('a card that expires %i months from now in Georgia is expired: %s', async (months, isExpired) => {
    const { id } = await addCard()
    await database.pool.query(
      `update payment_cards set expiry = to_char((now() at time zone 'Asia/Tbilisi') + make_interval(months => $2), 'MM/YY')
       where id = $1`,
      [id, months],
    )
    expect(await cards()).toMatchObject([{ is_expired: isExpired }])
  })

  test("changing or removing a card leaves other users' cards unchanged", async () => {
    await addCard(other)
    expect(await addCard()).toMatchObject({ is_default: true })
    const second = await addCard()
    await addCard(other)
    const ofOther = await cards(other)
    expect(ofOther).toMatchObject([{ is_default: true }, { is_default: false }])
    for (const action of ['default', 'remove']) {
      expect((await act(second.id, action)).status).toBe(200)
      expect(await cards(other)).toEqual(ofOther)
    }
    expect(await cards()).toMatchObject([{ is_default: true }])
  })

  test('a card of another provider is neither shown nor charged', async () => {
    const { id: card_id } = await addCard()
    await database.pool.query("update payment_cards set provider = 'former' where id = $1", [card_id])
    expect(await cards()).toEqual([])
    const { body } = await bank.initFill(token, 7)
    expect((await bank.pay(token, { payment_id: body.data.id, card_id })).status).toBe(404)
  })

  test('a card of another user, a removed one or an unknown one answers 404', async () => {
    const { id: card_id } = await addCard()
    const mine = await bank.initFill(other, 7)
    expect((await bank.pay(other, { payment_id: mine.body.data.id, card_id })).status).toBe(404)
    for (const action of ['remove', 'default']) {
      expect((await act(card_id, action, other)).status).toBe(404)
      expect((await act('x', action)).status).toBe(404)
      expect((await act('99999999999', action)).status).toBe(404)
      expect((await act(card_id, action, 'nobody')).status).toBe(401)
    }
    const { body } = await bank.initFill(token, 7)
    expect((await bank.pay(token, { payment_id: body.data.id, card_id, pay_with: 'points' })).status).toBe(
      404,
    )
    expect((await act(card_id, 'remove')).body.data).toEqual([])
    expect((await act(card_id, 'remove')).body.data).toEqual([])
    expect((await act(card_id, 'remove', other)).status).toBe(404)
    expect((await act(card_id, 'default')).status).toBe(404)
    expect((await bank.pay(token, { payment_id: body.data.id, card_id })).status).toBe(404)
  })

  test('removing a card deletes it at the bank, and another becomes the default', async () => {
    const first = await addCard()
    const second = await addCard()
    expect((await cards()).map(({ id }: { id: number }) => id)).toEqual([first.id, second.id])
    expect((await act(second.id, 'default')).body.data[0]).toMatchObject({ id: second.id, is_default: true })
    const left = await act(second.id, 'remove')
    expect(left.body.data).toMatchObject([{ id: first.id, is_default: true }])
    await expect
      .poll(
        async () => (await database.pool.query('select from sandbox_bank_cards where is_forgotten')).rowCount,
      )
      .toBeGreaterThan(0)
  })

  test('concurrent changes of the default card leave a single default', async () => {
    await addCard()
    const second = await addCard()
    const all = await cards()
    const answers = await Promise.all(
      [...all, ...all, ...all].map(({ id }: { id: number }) => act(id, 'default')),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect((await cards()).filter(({ is_default }: { is_default: boolean }) => is_default)).toHaveLength(1)
    expect(second.id).toBeGreaterThan(0)
  })
})

test('a mask that could be a full card number is never stored', async () => {
  const add = (mask: string) =>
    database.pool.query(
      "insert into payment_cards (user_id, provider, token, card_mask) select min(id), 'sandbox', $1, $2 from users",
      [randomUUID(), mask],
    )
  await expect(add('5168121234561234')).rejects.toThrow(/check/)
  await expect(add('51681212***1234')).rejects.toThrow(/check/)
})
