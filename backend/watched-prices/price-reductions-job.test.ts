import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { EmailContent } from '~backend/messages/content'
import { inTransaction } from '~backend/platform/db/transaction'
import { withTestDatabase } from '~tests/database'
import { addPlaces, addStatement } from '~tests/fixtures/database-rows'
import { refuseRows } from '~tests/fixtures/refuse-rows'
import { emailPriceReductions } from './price-reductions-job'
import { addWatch, changeWatch, confirmWatch } from './store'

const database = withTestDatabase()
const GEL = 1
const USD = 2

beforeAll(() => addPlaces(database.pool))

beforeEach(async () => {
  await database.pool.query('truncate messages, price_watches, watched_prices')
  await database.pool.query("update statements set status = 'hidden'")
})

const addFlat = (row: object = {}) =>
  addStatement(database.pool, {
    created_at: new Date(Date.now() - 100 * 86_400_000),
    price: 100_000,
    currency_id: USD,
    ...row,
  })

async function watch(ids: number[], email = 'nino@example.ge'): Promise<string> {
  return inTransaction(database.pool, async (transaction) => {
    const added = await addWatch(transaction, { email, locale: 'en', ids })
    await confirmWatch(transaction, added?.token ?? '')
    return added?.token ?? ''
  })
}

const setPrice = (id: number, price: number, currency = USD) =>
  database.pool.query('update statements set price = $2, currency_id = $3 where id = $1', [
    id,
    price,
    currency,
  ])

const setStatus = (id: number, status: string) =>
  database.pool.query('update statements set status = $2 where id = $1', [id, status])

/** Moves the clock by moving what it is compared with. */
async function passDays(days: number) {
  for (const [table, column] of [
    ['former_prices', 'until'],
    ['watched_prices', 'known_at'],
    ['price_watches', 'emailed_at'],
  ])
    await database.pool.query(`update ${table} set ${column} = ${column} - make_interval(hours => $1)`, [
      days * 24,
    ])
  await database.pool.query(
    `update statements set created_at = created_at - make_interval(hours => $1),
       reduced_at = case when reduced_at > 'epoch' then reduced_at - make_interval(hours => $1) else reduced_at end`,
    [days * 24],
  )
}

/** Runs the job, and returns the path and text of each statement of each email so far. */
async function run() {
  await emailPriceReductions(database.pool)
  const { rows } = await database.pool.query<{ recipient: string; content: EmailContent }>(
    "select recipient, content from messages where kind = 'price_reductions' order by created_at",
  )
  return rows.map(({ content }) =>
    content.sections?.flatMap(({ items }) => items.map(({ path, text }) => [path, text])),
  )
}

test('one email lists all reductions since the last one, each once, at most one a day', async () => {
  const [one, two] = [await addFlat(), await addFlat({ price: 200_000 })]
  const token = await watch([one, two])
  expect(await run()).toEqual([])
  await setPrice(one, 90_000)
  await setPrice(two, 150_000)
  const both = [
    [`/statements/${two}`, '$150,000, was $200,000 (−25%)'],
    [`/statements/${one}`, '$90,000, was $100,000 (−10%)'],
  ]
  expect(await run()).toEqual([both])
  expect(await run()).toEqual([both])
  await passDays(0.5)
  await setPrice(one, 80_000)
  expect(await run()).toEqual([both])
  await passDays(1)
  expect(await run()).toEqual([both, [[`/statements/${one}`, '$80,000, was $90,000 (−11%)']]])
  const { rows } = await database.pool.query(
    "select content from messages where kind = 'price_reductions' limit 1",
  )
  expect(rows[0].content).toMatchObject({
    unsubscribeToken: token,
    settingsPath: `/price-emails?token=${token}`,
  })
})

test('concurrent runs send one email', async () => {
  const flat = await addFlat()
  await watch([flat])
  await setPrice(flat, 90_000)
  await Promise.all([run(), run()])
  expect(await run()).toHaveLength(1)
})

test('a failing email loses no reduction and does not delay other addresses', async () => {
  const flat = await addFlat()
  await watch([flat])
  await watch([flat], 'levan@example.ge')
  await setPrice(flat, 90_000)
  await refuseRows(
    database.pool,
    'messages',
    "kind = 'price_reductions' and recipient = 'nino@example.ge' and locale = 'en'",
  )
  await expect(emailPriceReductions(database.pool)).rejects.toThrow(/^1 of 2 failed: .*refused_by_test/)
  await database.pool.query("update price_watches set locale = 'ru'")
  expect(await run()).toHaveLength(2)
  expect(await run()).toHaveLength(2)
})

test('a change of only the exchange rate or the currency does not count as a reduction', async () => {
  const flat = await addFlat()
  await watch([flat])
  const rate = (gel: number) =>
    database.pool.query(
      `insert into exchange_rates (currency_id, day, gel, source) values ($1, (now() at time zone 'Asia/Tbilisi')::date, $2, 'demo')
       on conflict (currency_id, day) do update set gel = excluded.gel`,
      [USD, gel],
    )
  await rate(2.7)
  await setPrice(flat, 270_000, GEL)
  await passDays(2)
  await rate(3)
  expect(await run()).toEqual([])
  await setPrice(flat, 256_500, GEL)
  expect(await run()).toEqual([[[`/statements/${flat}`, '₾256,500, was $100,000 (−5%)']]])
})

test('a rate missing for a day delays no reduction in the currency of the seller', async () => {
  const flat = await addFlat()
  await watch([flat])
  await database.pool.query('delete from exchange_rates')
  await setPrice(flat, 95_000)
  expect(await run()).toHaveLength(1)
})

test('a withdrawn statement is left out, and follows when it returns with a lower price', async () => {
  const [reduced, same] = [await addFlat(), await addFlat()]
  await watch([reduced, same])
  for (const id of [reduced, same]) await setStatus(id, 'hidden')
  await setPrice(reduced, 95_000)
  expect(await run()).toEqual([])
  for (const id of [reduced, same]) await setStatus(id, 'active')
  expect(await run()).toEqual([[[`/statements/${reduced}`, '$95,000, was $100,000 (−5%)']]])
})

test('a price raised for a few days and lowered back does not count as a reduction, nor does one below half a percent', async () => {
  const [raised, cut] = [await addFlat(), await addFlat()]
  await watch([raised, cut])
  await setPrice(raised, 110_000)
  await setPrice(cut, 99_700)
  await passDays(3)
  await setPrice(raised, 100_000)
  expect(await run()).toEqual([])
  await passDays(3)
  await setPrice(cut, 99_000)
  expect(await run()).toEqual([[[`/statements/${cut}`, '$99,000, was $100,000 (−1%)']]])
})

test('a reduction from a price that was raised for longer than 30 days is sent', async () => {
  const flat = await addFlat()
  await watch([flat])
  await passDays(2)
  await setPrice(flat, 120_000)
  await passDays(40)
  await setPrice(flat, 110_000)
  expect(await run()).toEqual([[[`/statements/${flat}`, '$110,000, was $120,000 (−8%)']]])
  await passDays(1)
  expect(await run()).toHaveLength(1)
})

test('a price that its seller moves up and down is sent once', async () => {
  const flat = await addFlat()
  await watch([flat])
  for (let day = 0; day < 4; day++) {
    await setPrice(flat, 90_000)
    expect(await run()).toHaveLength(1)
    await setPrice(flat, 96_000)
    await run()
    await passDays(1)
  }
})

test('a clock that was set back delays no email and repeats none', async () => {
  const flat = await addFlat()
  await watch([flat])
  await setPrice(flat, 95_000)
  await run()
  await database.pool.query(`update price_watches set emailed_at = now() + interval '60 days'`)
  await database.pool.query(
    `update statements set reduced_at = reduced_at + interval '60 days' where id = $1`,
    [flat],
  )
  await database.pool.query(`update watched_prices set known_at = known_at + interval '60 days'`)
  expect(await run()).toHaveLength(1)
  await setPrice(flat, 90_000)
  expect(await run()).toHaveLength(2)
})

test('a list that replaces another knows what its emails have shown, and what they have not', async () => {
  const [shown, waiting, dropped] = [await addFlat(), await addFlat(), await addFlat()]
  await watch([shown, waiting, dropped])
  await setPrice(shown, 90_000)
  expect(await run()).toHaveLength(1)
  await setPrice(waiting, 90_000)
  await setPrice(dropped, 90_000)
  const token = await watch([shown, waiting])
  await passDays(1)
  expect((await run())[1]).toEqual([[`/statements/${waiting}`, '$90,000, was $100,000 (−10%)']])
  await inTransaction(database.pool, (transaction) => changeWatch(transaction, token, [shown, dropped]))
  await passDays(1)
  expect(await run()).toHaveLength(2)
})

test('a reduction before the statement was watched is not sent', async () => {
  const flat = await addFlat()
  await setPrice(flat, 90_000)
  await watch([flat])
  expect(await run()).toEqual([])
})
