import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { withOrderer } from '~tests/fixtures/orderer'

const VIP = '/en/account/vipService/vipView'
const database = withTestDatabase()
const { bank, browser, open, send, payForm, fill } = withOrderer(database)
let user: number
let statement: number

beforeAll(() => addPlaces(database.pool))
beforeEach(async () => {
  user = await addUser(database.pool, {
    first_name: 'Nino',
    phone_number: '555123456',
    valid_phone_numbers: ['555123456'],
  })
  browser.token = await createSession(database.pool, user)
  statement = await addStatement(database.pool, { user_id: user })
})

const lastStep = () => `${VIP}?package=1&statement_id=${statement}&step=3`

const made = async () => {
  const sql = "select id from payments where user_id = $1 and purpose = 'order' order by id"
  return (await database.pool.query<{ id: number }>(sql, [user])).rows
}

test('the same form sent several times and from another tab is one order paid from the balance', async () => {
  await fill(50)
  const [one, other] = [await open(lastStep()), await open(lastStep())]
  const sent = await Promise.all([
    send(lastStep(), payForm(one, 'balance')),
    send(lastStep(), payForm(one, 'balance')),
    send(lastStep(), payForm(other, 'balance')),
  ])
  expect(new Set(sent.map(({ location }) => location)).size).toBe(1)
  expect(sent[0]?.location).toMatch(/paymentStatus=3$/)
  // After going back in the history.
  expect(await send(lastStep(), payForm(one, 'balance'))).toEqual(sent[0])
  expect(await made()).toHaveLength(1)
  expect(await bank.balance(browser.token)).toBe(37.5)
})

test('a paid order is shown when the same is ordered again, and the second is another order', async () => {
  await fill(50)
  const first = await open(lastStep())
  await send(lastStep(), payForm(first, 'balance'))
  const anew = await open(lastStep())
  const [payment] = await made()
  expect(anew.payment).toMatchObject({
    earlier: { isPaid: true, href: `/en/payment-result?payment_id=${payment?.id}` },
  })
  expect(anew.payment?.draft.key).not.toBe(first.payment?.draft.key)
  expect((await open(lastStep())).payment?.draft.key).toBe(anew.payment?.draft.key)
  await send(lastStep(), payForm(anew, 'balance'))
  expect(await bank.balance(browser.token)).toBe(25)
})

test('a tab unaware of an earlier order asks before it orders the same again', async () => {
  await fill(50)
  const stale = await open(lastStep())
  browser.cookies = ''
  await send(lastStep(), payForm(await open(lastStep()), 'balance'))
  const { status, errors, page } = await send(lastStep(), payForm(stale, 'balance'))
  expect([status, errors]).toEqual([422, { '': { key: 'order_sent' } }])
  expect(page?.payment?.earlier).toMatchObject({ isPaid: true })
  expect(await bank.balance(browser.token)).toBe(37.5)
})

// Specification 1.8.2
test('a balance that is too small spends nothing and offers another payment method', async () => {
  await fill(5)
  const page = await open(lastStep())
  const { status, errors } = await send(lastStep(), payForm(page, 'balance'))
  expect([status, errors]).toEqual([422, { '': { key: 'not_enough_balance' } }])
  expect(await bank.balance(browser.token)).toBe(5)
  await fill(10)
  expect((await send(lastStep(), payForm(page, 'balance'))).location).toMatch(/paymentStatus=3$/)
  expect(await bank.balance(browser.token)).toBe(2.5)
})

test('a card payment reopens the same page of the bank, and a declined one can be started again', async () => {
  const page = await open(lastStep())
  const { location = '' } = await send(lastStep(), payForm(page, 'new'))
  expect(location).toMatch(/^\/sandbox\/bank\//)
  const other = await send(lastStep(), payForm(page, 'internet-bank'))
  expect(other.errors).toEqual({ '': { key: 'order_sent' } })
  expect(await made()).toHaveLength(1)
  const back = await open(lastStep())
  expect(back.payment).toMatchObject({ earlier: { isPaid: false } })
  expect((await send(lastStep(), payForm(back, 'new'))).location).toBe(location)
  await bank.decide(location, 'decline')
  const declined = await open(lastStep())
  expect(declined.payment?.earlier).toBeUndefined()
  expect(declined.payment?.draft.key).not.toBe(page.payment?.draft.key)
  const stale = await send(lastStep(), payForm(page, 'new'))
  expect(stale.location).toMatch(/^\/en\/payment-result\?paymentStatus=-1&rnd=\d{1,3}&payment_id=\d+$/)
  expect((await send(lastStep(), payForm(declined, 'new'))).location).toMatch(/^\/sandbox\/bank\//)
})

test('a price or total that changed meanwhile is confirmed first and not charged', async () => {
  await fill(50)
  const page = await open(lastStep())
  await database.pool.query('update service_types set price = 2000 where id = 1')
  const { status, errors, page: back } = await send(lastStep(), payForm(page, 'balance'))
  expect([status, errors, back?.total]).toEqual([422, { '': { key: 'order_changed' } }, 2_000])
  await database.pool.query('update service_types set price = 1250 where id = 1')
  for (const shown of ['', 'x']) {
    const changedTotal = await send(lastStep(), { ...payForm(page, 'balance'), shown })
    expect(changedTotal.errors).toEqual({ '': { key: 'order_changed' } })
  }
  expect(await made()).toEqual([])
  expect(await bank.balance(browser.token)).toBe(50)
})

test.each(['', 'none', '-1', '0', 'balance '])(
  'the payment method %j is rejected with a field error',
  async (way) => {
    const page = await open(lastStep())
    const { status, errors } = await send(lastStep(), payForm(page, way))
    expect([status, errors]).toEqual([422, { card_id: { key: 'payment_method_missing' } }])
    expect(await made()).toEqual([])
  },
)

test('the card of another user is rejected with a field error, and an unknown intent with 400', async () => {
  const page = await open(lastStep())
  const { errors } = await send(lastStep(), payForm(page, '99'))
  expect(errors).toEqual({ card_id: { key: 'card_gone' } })
  await expect(send(lastStep(), { intent: 'steal' })).rejects.toMatchObject({ status: 400 })
})
