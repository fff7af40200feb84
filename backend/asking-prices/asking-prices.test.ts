import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertRows } from '~backend/platform/db/insert-rows'
import { createPrimaryReads } from '~backend/platform/db/long-reads'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement, addUser, places } from '~tests/fixtures/database-rows'
import { isFullRun } from '~tests/full-run'
import { countDueMonths } from './asking-prices-job'

const database = withTestDatabase()
const api = withApi(database)

/** Noon in Georgia on a day of 2026. */
const on = (month: number, day: number) => new Date(Date.UTC(2026, month - 1, day, 8))
const NOW = on(6, 15)

const FLAT = {
  user_id: 1,
  urban_id: places.vake,
  deal_type_id: 1,
  real_estate_type_id: 1,
  area: 50,
  price: 50_000,
  currency_id: 2,
  created_at: on(3, 10),
}

async function setRates(rates: readonly (readonly [day: string, gel: number])[]) {
  await database.pool.query('delete from exchange_rates where currency_id = 2')
  for (const [day, gel] of rates)
    await database.pool.query(
      `insert into exchange_rates (currency_id, day, gel, source) values (2, $1, $2, 'national_bank')`,
      [day, gel],
    )
}

const addFormer = (id: number, until: Date, price: number, currency = 2) =>
  database.pool.query(
    'insert into former_prices (statement_id, until, price, currency_id) values ($1, $2, $3, $4)',
    [id, until, price, currency],
  )

const addWithdrawal = (id: number, since: Date, until: Date | null) =>
  database.pool.query('insert into statement_withdrawals (statement_id, since, until) values ($1, $2, $3)', [
    id,
    since,
    until,
  ])

const count = (now = NOW) => countDueMonths(database.pool, createPrimaryReads(database.pool), { now })

async function list(query = '') {
  const { body } = await api.get(
    `/v1/asking-prices?urban_id=${places.vake}&deal_type_id=1&real_estate_type_id=1${query}`,
  )
  return body.data.months as {
    month: string
    usd_rate: number
    statements: number
    lower_quartile: number | null
    median: number | null
    upper_quartile: number | null
  }[]
}

beforeAll(async () => {
  await addPlaces(database.pool)
  await addUser(database.pool, { id: FLAT.user_id })
})

beforeEach(async () => {
  await database.pool.query('delete from asking_price_months')
  await database.pool.query('truncate statements cascade')
  await setRates([['2026-01-01', 2.5]])
})

describe('asking prices by month', () => {
  test('medians and quartiles of 21 statements are those computed by hand', async () => {
    // 1,000, 1,020 … 1,400 dollars per m²: quartiles at the 6th, 11th and 16th of 21.
    for (let index = 0; index < 21; index += 1)
      await addStatement(database.pool, { ...FLAT, price: 50_000 + index * 1_000 })
    await count()
    expect(await list()).toEqual(
      ['2026-05', '2026-04', '2026-03'].map((month) => ({
        month,
        usd_rate: 2.5,
        statements: 21,
        lower_quartile: 2_750,
        median: 3_000,
        upper_quartile: 3_250,
      })),
    )
  })

  test('fewer than 20 statements have a number and no median', async () => {
    for (let index = 0; index < 19; index += 1) await addStatement(database.pool, FLAT)
    await count()
    const [latest] = await list()
    expect(latest).toMatchObject({ statements: 19, median: null, lower_quartile: null, upper_quartile: null })
    await addStatement(database.pool, { ...FLAT, created_at: on(6, 2) })
    await count(on(7, 2))
    const [june, may] = await list()
    expect([june?.median, may?.median]).toEqual([2_500, null])
  })

  test('a statement counts with the price of the last day, which later prices do not change', async () => {
    const ids: number[] = []
    for (let index = 0; index < 20; index += 1) ids.push(await addStatement(database.pool, FLAT))
    for (const id of ids) {
      await addFormer(id, on(3, 20), 100_000)
      await addFormer(id, on(4, 20), 75_000)
    }
    await count()
    expect((await list()).map(({ month, median }) => [month, median])).toEqual([
      ['2026-05', 2_500],
      ['2026-04', 2_500],
      ['2026-03', 3_750],
    ])
    await database.pool.query('update statements set price = 10000')
    await count()
    expect((await list())[0]?.median).toBe(2_500)
  })

  test('a withdrawn statement does not count until its return', async () => {
    const ids: number[] = []
    for (let index = 0; index < 21; index += 1) ids.push(await addStatement(database.pool, FLAT))
    const [withdrawn = 0, gone = 0] = ids
    await addWithdrawal(withdrawn, on(3, 20), on(4, 20))
    await addWithdrawal(gone, on(5, 31), null)
    await count()
    expect((await list()).map(({ statements }) => statements)).toEqual([20, 21, 20])
  })

  test('the last moment of a month is that in Georgia', async () => {
    const add = (created_at: Date) => addStatement(database.pool, { ...FLAT, created_at })
    await add(new Date('2026-04-30T19:59:00Z'))
    await add(new Date('2026-04-30T20:01:00Z'))
    await count()
    expect((await list()).map(({ month, statements }) => [month, statements])).toEqual([
      ['2026-05', 2],
      ['2026-04', 1],
    ])
  })

  test('prices are converted by the rate of the last day, or the latest one before it', async () => {
    await setRates([
      ['2026-03-31', 2.5],
      ['2026-05-12', 2.8],
    ])
    for (let index = 0; index < 20; index += 1)
      await addStatement(
        database.pool,
        index % 2 ? { ...FLAT, price: 50_000 } : { ...FLAT, price: 125_000, currency_id: 1 },
      )
    await count()
    const months = await list()
    expect(months.map(({ usd_rate }) => usd_rate)).toEqual([2.8, 2.5, 2.5])
    expect(months.map(({ median }) => median)).toEqual([2_650, 2_500, 2_500])
  })

  test('a month before any rate is left out, and counted when its rate is known', async () => {
    await setRates([['2026-04-02', 2.5]])
    await addStatement(database.pool, FLAT)
    await count()
    expect((await list()).map(({ month }) => month)).toEqual(['2026-05', '2026-04'])
    await setRates([['2026-03-02', 2.5]])
    await count()
    expect((await list()).map(({ month }) => month)).toEqual(['2026-05', '2026-04', '2026-03'])
  })

  test('daily rents, negotiable prices and prices "from" do not count', async () => {
    await addStatement(database.pool, { ...FLAT, price_type_id: 2 })
    await addStatement(database.pool, { ...FLAT, price: null, price_type_id: 1 })
    await addStatement(database.pool, { ...FLAT, deal_type_id: 7 })
    await addStatement(database.pool, FLAT)
    await count()
    expect((await list())[0]?.statements).toBe(1)
  })

  test('a month is not counted before it is over, and once only by several processes', async () => {
    await addStatement(database.pool, FLAT)
    await Promise.all([count(on(4, 30)), count(on(4, 30))])
    expect((await list()).map(({ month }) => month)).toEqual(['2026-03'])
  })

  test('the latest month lists the neighbourhoods of a deal and type', async () => {
    const { body: before } = await api.get('/v1/asking-prices/latest?deal_type_id=1&real_estate_type_id=1')
    expect(before.data).toEqual({ latest: null })
    await addStatement(database.pool, FLAT)
    await addStatement(database.pool, { ...FLAT, urban_id: places.vera })
    await addStatement(database.pool, { ...FLAT, urban_id: places.vera, deal_type_id: 2 })
    await count()
    const { body } = await api.get('/v1/asking-prices/latest?deal_type_id=1&real_estate_type_id=1')
    const { month, neighbourhoods } = body.data.latest
    expect(month).toBe('2026-05')
    expect(neighbourhoods.map((row: { urban_id: number; statements: number }) => row.urban_id)).toEqual(
      [places.vake, places.vera].toSorted((one, other) => one - other),
    )
  })

  test.each(['', 'urban_id=x&deal_type_id=-1', 'urban_id=999999999999'])(
    'a query without a known neighbourhood has months without statements: %s',
    async (query) => {
      await addStatement(database.pool, FLAT)
      await count()
      const { status, body } = await api.get(`/v1/asking-prices?${query}`)
      expect(status).toBe(200)
      expect(body.data.months[0]).toMatchObject({ statements: 0, median: null })
    },
  )
})

describe('withdrawals', () => {
  const listWithdrawals = async (id: number) => {
    const { rows } = await database.pool.query<{ open: boolean }>(
      'select until is null as open from statement_withdrawals where statement_id = $1 order by since',
      [id],
    )
    return rows.map(({ open }) => (open ? 'open' : 'over'))
  }
  const setStatus = (id: number, status: string) =>
    database.pool.query('update statements set status = $2 where id = $1', [id, status])

  test('withdrawals and returns are noted', async () => {
    const id = await addStatement(database.pool, FLAT)
    expect(await listWithdrawals(id)).toEqual([])
    await setStatus(id, 'hidden')
    await setStatus(id, 'inactive')
    expect(await listWithdrawals(id)).toEqual(['open'])
    await setStatus(id, 'active')
    expect(await listWithdrawals(id)).toEqual(['over'])
    await database.pool.query('update statements set deleted_at = now() where id = $1', [id])
    expect(await listWithdrawals(id)).toEqual(['over', 'open'])
  })

  test('a statement that was never published does not count', async () => {
    const id = await addStatement(database.pool, { ...FLAT, status: 'hidden' })
    expect(await listWithdrawals(id)).toEqual(['open'])
  })

  test('a return while the clock is set back ends the withdrawal', async () => {
    const id = await addStatement(database.pool, FLAT)
    await setStatus(id, 'hidden')
    await database.pool.query("update statement_withdrawals set since = now() + interval '1 day'")
    await setStatus(id, 'active')
    expect(await listWithdrawals(id)).toEqual(['over'])
    await setStatus(id, 'hidden')
    expect((await listWithdrawals(id)).filter((state) => state === 'open')).toHaveLength(1)
  })
})

interface History {
  created: number
  area: number
  present: number
  currency: 1 | 2
  former: { until: number; price: number; currency: 1 | 2 }[]
  gaps: [number, number][]
}

/** Days of 2026 from the first of March to the last of May. */
const anyDay = fc.integer({ min: 60, max: 151 })
const anyCurrency = fc.constantFrom(1 as const, 2 as const)
const anyHistory: fc.Arbitrary<History> = fc.record({
  created: anyDay,
  area: fc.integer({ min: 20, max: 200 }),
  present: fc.integer({ min: 10_000, max: 500_000 }),
  currency: anyCurrency,
  former: fc.uniqueArray(
    fc.record({ until: anyDay, price: fc.integer({ min: 10_000, max: 500_000 }), currency: anyCurrency }),
    { maxLength: 3, selector: ({ until }) => until },
  ),
  gaps: fc.uniqueArray(fc.tuple(anyDay, fc.integer({ min: 1, max: 20 })), {
    maxLength: 2,
    selector: ([since]) => since,
  }),
})
const toMoment = (day: number) => new Date(Date.UTC(2026, 0, day, 8))

/** Counts by walking through the days of each history. */
function countNaively(histories: readonly History[], lastDay: number, rate: number) {
  const prices = histories
    .filter(({ created, gaps }) => {
      const isAway = gaps.some(([since, days]) => since <= lastDay && since + days > lastDay)
      return created <= lastDay && !isAway
    })
    .map(({ former, present, currency, area }) => {
      let priced = { price: present, currency }
      for (let day = 400; day > lastDay; day -= 1) {
        const ended = former.find(({ until }) => until === day)
        if (ended) priced = ended
      }
      return (priced.price * (priced.currency === 1 ? 1 : rate)) / area
    })
    .sort((one, other) => one - other)
  const at = (share: number) => {
    const place = share * (prices.length - 1)
    const [below = 0, above = 0] = [prices[Math.floor(place)], prices[Math.ceil(place)]]
    return below + (above - below) * (place - Math.floor(place))
  }
  return { statements: prices.length, quartiles: prices.length < 20 ? null : [at(0.25), at(0.5), at(0.75)] }
}

async function addHistories(histories: readonly History[]) {
  const numbered = histories.map((history, index) => ({ id: index + 1, ...history }))
  const common = { room_type_id: 3, city_id: places.tbilisi, price_type_id: 3 }
  await insertRows(
    database.pool,
    'statements',
    numbered.map(({ id, created, area, present: price, currency }) => ({
      ...FLAT,
      ...common,
      id,
      area,
      price,
      currency_id: currency,
      created_at: toMoment(created),
    })),
  )
  const former = numbered.flatMap(({ id, former }) =>
    former.map(({ until, price, currency }) => ({
      statement_id: id,
      until: toMoment(until),
      price,
      currency_id: currency,
    })),
  )
  const gaps = numbered.flatMap(({ id, gaps }) =>
    gaps.map(([since, days]) => ({
      statement_id: id,
      since: toMoment(since),
      until: toMoment(since + days),
    })),
  )
  await insertRows(database.pool, 'former_prices', former)
  await insertRows(database.pool, 'statement_withdrawals', gaps)
}

test('the counted months equal a naive count of any histories', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyHistory, { minLength: 15, maxLength: 40 }), async (histories) => {
      await database.pool.query('delete from asking_price_months')
      await database.pool.query('truncate statements cascade')
      await addHistories(histories)
      await count()
      const months = new Map((await list()).map((month) => [month.month, month]))
      for (const [month, lastDay] of [
        ['2026-03', 90],
        ['2026-04', 120],
        ['2026-05', 151],
      ] as const) {
        const naive = countNaively(histories, lastDay, 2.5)
        const counted = months.get(month)
        expect(counted?.statements ?? 0).toBe(naive.statements)
        const quartiles = [counted?.lower_quartile, counted?.median, counted?.upper_quartile]
        if (naive.quartiles === null) expect(quartiles.every((one) => one == null)).toBe(true)
        else
          for (const [index, expected] of naive.quartiles.entries())
            expect((quartiles[index] ?? 0) / expected).toBeCloseTo(1, 9)
      }
    }),
    { numRuns: isFullRun ? 40 : 4 },
  )
})
