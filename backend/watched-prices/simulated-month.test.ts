import { beforeAll, expect, test } from 'vitest'
import type { EmailContent } from '~backend/messages/content'
import { inTransaction } from '~backend/platform/db/transaction'
import { withTestDatabase } from '~tests/database'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { createRandom } from '~tests/fixtures/random'
import { emailPriceReductions } from './price-reductions-job'
import { addWatch, changeWatch, confirmWatch } from './store'

/** `npm run simulate:alerts` simulates more lists, and prints the figures. */
const LISTS = Number(process.env.SIMULATED_SEARCHES ?? 4)
const DAYS = 30
/** Hours between two runs of the job. */
const STEP_HOURS = 6
/** Hours after an email without another. */
const QUIET_HOURS = 20
const GEL = 1
const USD = 2
const STATEMENTS = 16

const database = withTestDatabase()

interface SimulatedPrice {
  price: number
  currency: number
  sinceHour: number
  /** Lari for a dollar when the price ended. */
  endRate: number
}

interface SimulatedStatement {
  id: number
  isPublic: boolean
  /** All prices, the present one last. */
  prices: SimulatedPrice[]
}

interface SimulatedList {
  email: string
  token: string
  /** Hour from which reductions of a statement are to be sent. */
  watchedSince: Map<SimulatedStatement, number>
  emailedAt: number
  expected: string[]
}

beforeAll(() => addPlaces(database.pool))

const toLari = (price: number, currency: number, rate: number) => (currency === USD ? price * rate : price)

/** True if the present price is at least 0.5% below all prices of the 30 days before, at their rates. */
function isReduced({ prices }: SimulatedStatement): boolean {
  const present = prices.at(-1)
  const former = prices.slice(0, -1)
  const change = present?.sinceHour ?? 0
  const ends = former.map((_, at) => prices[at + 1]?.sinceHour ?? 0)
  return (
    former.length > 0 &&
    former.every(
      ({ price, currency, endRate }, at) =>
        (ends[at] ?? 0) <= change - 30 * 24 ||
        toLari(present?.price ?? 0, present?.currency ?? GEL, endRate) <=
          toLari(price, currency, endRate) * 0.995,
    )
  )
}

/** Moves the clock by moving what it is compared with. */
async function passHours(hours: number) {
  for (const [table, column] of [
    ['former_prices', 'until'],
    ['watched_prices', 'known_at'],
    ['price_watches', 'emailed_at'],
    ['statements', 'created_at'],
  ])
    await database.pool.query(`update ${table} set ${column} = ${column} - make_interval(hours => $1)`, [
      hours,
    ])
  await database.pool.query(
    `update statements set reduced_at = reduced_at - make_interval(hours => $1) where reduced_at > 'epoch'`,
    [hours],
  )
}

test('emails of watched prices show every reduction of a simulated month, each once', async () => {
  const { pool } = database
  const { next, pick } = createRandom(20_261_130)
  const owner = await addUser(pool)
  let rate = 2.7

  /** Draws a new rate. Some days have none, so that the one before holds. */
  async function changeRate() {
    if (next() < 0.2) return
    rate = Math.round((rate + (next() - 0.5) * 0.1) * 10_000) / 10_000
    await pool.query('delete from exchange_rates where currency_id = $1', [USD])
    await pool.query(
      `insert into exchange_rates (currency_id, day, gel, source)
       values ($1, (now() at time zone 'Asia/Tbilisi')::date - 60, $2, 'demo')`,
      [USD, rate],
    )
  }
  await changeRate()

  const statements: SimulatedStatement[] = []
  for (let count = 0; count < STATEMENTS; count++) {
    const currency = pick([GEL, USD])
    const price = Math.round(toLari(100_000, currency === USD ? GEL : USD, rate))
    const created = new Date(Date.now() - 40 * 86_400_000)
    statements.push({
      id: await addStatement(pool, { user_id: owner, price, currency_id: currency, created_at: created }),
      isPublic: true,
      prices: [{ price, currency, sinceHour: -40 * 24, endRate: rate }],
    })
  }

  async function changePrice({ id, prices }: SimulatedStatement, hour: number) {
    const present = prices.at(-1)
    // A price that stood for less than a day is a mistake in typing.
    if (!present || hour - present.sinceHour < 25) return
    const currency = next() < 0.15 ? GEL + USD - present.currency : present.currency
    const inLari = toLari(present.price, present.currency, rate) * pick([0.9, 0.95, 0.998, 1, 1.002, 1.05])
    const price = Math.round(currency === USD ? inLari / rate : inLari)
    if (price === present.price && currency === present.currency) return
    present.endRate = rate
    prices.push({ price, currency, sinceHour: hour, endRate: rate })
    await pool.query('update statements set price = $2, currency_id = $3 where id = $1', [
      id,
      price,
      currency,
    ])
  }

  async function withdrawOrReturn(statement: SimulatedStatement) {
    statement.isPublic = !statement.isPublic
    await pool.query('update statements set status = $2 where id = $1', [
      statement.id,
      statement.isPublic ? 'active' : 'hidden',
    ])
  }

  const draw = () => statements.filter(() => next() < 0.5)
  const lists: SimulatedList[] = []
  for (let at = 0; at < LISTS; at++) {
    const watched = [...draw(), pick(statements)]
    const email = `guest${at}@example.ge`
    const token = await request(email, watched)
    lists.push({
      email,
      token,
      watchedSince: new Map(watched.map((statement) => [statement, 0])),
      emailedAt: Number.NEGATIVE_INFINITY,
      expected: [],
    })
  }

  function request(email: string, watched: SimulatedStatement[]) {
    return inTransaction(pool, async (transaction) => {
      const ids = watched.map(({ id }) => id)
      const { token = '' } = (await addWatch(transaction, { email, locale: 'en', ids })) ?? {}
      await confirmWatch(transaction, token)
      return token
    })
  }

  /** Changes a list by its link, or by another request and its confirmation. */
  async function changeList(list: SimulatedList, hour: number) {
    const watched = [...new Set([...draw(), pick(statements)])]
    list.watchedSince = new Map(
      watched.map((statement) => [statement, list.watchedSince.get(statement) ?? hour]),
    )
    const ids = watched.map(({ id }) => id)
    if (next() < 0.5) await request(list.email, watched)
    else await inTransaction(pool, (transaction) => changeWatch(transaction, list.token, ids))
  }

  function expectEmail(list: SimulatedList, hour: number) {
    if (hour - list.emailedAt < QUIET_HOURS) return
    const due = [...list.watchedSince].filter(
      ([statement, since]) =>
        statement.isPublic && isReduced(statement) && (statement.prices.at(-1)?.sinceHour ?? 0) > since,
    )
    if (due.length === 0) return
    list.emailedAt = hour
    for (const [statement] of due) {
      list.watchedSince.set(statement, hour)
      list.expected.push(`${list.email}: /statements/${statement.id} at ${statement.prices.at(-1)?.price}`)
    }
  }

  for (let hour = STEP_HOURS; hour <= DAYS * 24; hour += STEP_HOURS) {
    await passHours(STEP_HOURS)
    if (hour % 24 === 0) await changeRate()
    for (let count = 0; count < 3; count++) if (next() < 0.7) await changePrice(pick(statements), hour)
    if (next() < 0.3) await withdrawOrReturn(pick(statements))
    // Sometimes two processes run the job at the same time, and one dies before its commit.
    const processes = next() < 0.2 ? [1, 2] : [1]
    if (next() < 0.1) await dieBeforeCommit()
    await Promise.all(processes.map(() => emailPriceReductions(pool)))
    for (const list of lists) expectEmail(list, hour)
    // After the run, so that what is watched anew and what changes are never at the same hour.
    if (next() < 0.2) await changeList(pick(lists), hour)
  }

  async function dieBeforeCommit() {
    await pool.query("alter table messages add constraint dead check (kind <> 'price_reductions') not valid")
    await emailPriceReductions(pool).catch(() => undefined)
    await pool.query('alter table messages drop constraint dead')
  }

  const { rows: messages } = await pool.query<{ recipient: string; content: EmailContent }>(
    "select recipient, content from messages where kind = 'price_reductions'",
  )
  const sent = messages.flatMap(({ recipient, content }) =>
    (content.sections ?? []).flatMap(({ items }) =>
      items.map(({ path, text }) => `${recipient}: ${path} at ${text.split(' ')[0]?.replace(/\D/g, '')}`),
    ),
  )
  const expected = lists.flatMap((list) => list.expected)
  if (process.env.SIMULATED_SEARCHES)
    process.stdout.write(
      `${LISTS} lists of favourites, ${STATEMENTS} statements, ${DAYS} days: ${messages.length} emails with ${sent.length} reductions; left out ${expected.filter((line) => !sent.includes(line)).length}, twice ${sent.length - new Set(sent).size}\n`,
    )
  expect(expected.length).toBeGreaterThan(LISTS)
  expect(sent.sort()).toEqual(expected.sort())
}, 120_000)
