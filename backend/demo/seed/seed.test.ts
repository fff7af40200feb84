import { describe, expect, test } from 'vitest'
import { verifyPassword } from '~backend/auth/passwords'
import { withTestDatabase } from '~tests/database'
import { isFullRun } from '~tests/full-run'
import { seedDatabase } from './seed'

const now = new Date('2026-11-21T09:30:00Z')

/** Number of statements in the demo. */
const STATEMENTS = isFullRun ? 4_000 : 2_000

const logMessages: string[] = []
const log = { info: (message: string) => void logMessages.push(message) }

describe('demo seed', () => {
  const database = withTestDatabase()
  const number = async (sql: string) => Number((await database.pool.query<{ n: string }>(sql)).rows[0]?.n)

  test('a seed of zero statements adds only the initial data of every marketplace, each part once', async () => {
    expect(await seedDatabase(database.pool, { statements: 0, log, now })).toBe(0)
    expect(await number('select count(*) as n from streets')).toBe(587)
    expect(await number('select count(*) as n from banks')).toBe(6)
    expect(await number("select count(*) as n from banks where page_url not like 'https://%'")).toBe(0)
    expect(await number('select count(*) as n from articles where image_path is null')).toBe(10)
    expect(await number('select count(*) as n from dynamic_forms')).toBeGreaterThan(0)
    expect(await number('select count(*) as n from users')).toBe(0)
    await database.pool.query("delete from articles where slug = 'public-registry-check'")
    await seedDatabase(database.pool, { statements: 0, log, now })
    expect(await number('select count(*) as n from articles')).toBe(9)
    await database.pool.query("delete from articles; delete from initial_data where name = 'articles'")
    await database.pool.query("delete from banks; delete from initial_data where name = 'banks'")
  })

  test('seeding adds thousands of statements within seconds', async () => {
    expect(await seedDatabase(database.pool, { statements: STATEMENTS, log, now })).toBe(STATEMENTS)
    process.stdout.write(`${logMessages.at(-1)}\n`)
    expect(await number('select count(*) as n from statements')).toBe(STATEMENTS)
    expect(
      await number("select sum(regexp_count(images, '/pictures/')) as n from statements"),
    ).toBeGreaterThan(4 * STATEMENTS)
    expect(
      await number(
        'select count(*) as n from statements where created_at > now() or last_updated < created_at',
      ),
    ).toBe(0)
    expect(
      await number(
        `select count(*) as n from statements where status = 'active' and expires_at < '${now.toISOString()}'`,
      ),
    ).toBe(0)
    expect(
      await number(`select count(*) as n from statements where search_text like '%ვაკე%'`),
    ).toBeGreaterThan(50)
  })

  test('seeding adds reports of different reasons, one of them decided, on statements of unshared accounts', async () => {
    const { rows } = await database.pool.query<{
      reason: string
      closed: boolean
      owner: string
      by: string
    }>(
      `select r.reason, l.closed_at is not null as closed, owner.email as owner, reporter.email as by
       from statement_reports r join leads l on l.kind = 'statement_report' and l.source_id = r.id::text
       join statements s on s.id = r.statement_id join users owner on owner.id = s.user_id
       join users reporter on reporter.id = r.user_id
       where s.is_public and r.created_at between s.created_at and coalesce(l.closed_at, $1)
       order by r.created_at`,
      [now],
    )
    expect(rows.map(({ reason, closed }) => [reason, closed])).toEqual([
      ['sold', true],
      ['wrong_price', false],
      ['wrong_place', false],
      ['other', false],
    ])
    for (const { owner, by } of rows) {
      expect(owner).not.toContain('@demo.test')
      expect(by).toContain('@demo.test')
    }
  })

  test('seeding adds a few running auctions, mostly sales, with starting prices below the asking price', async () => {
    const { rows } = await database.pool.query<{
      auctions: number
      for_sale: number
      running: number
      less: number
    }>(
      `select count(*)::integer as auctions,
         count(*) filter (where deal_type_id = 1)::integer as for_sale,
         count(*) filter (where ends_at between '2026-11-23' and '2026-12-06')::integer as running,
         count(*) filter (where starting_price < price and a.currency_id = s.currency_id)::integer as less
       from auctions a join statements s on s.id = statement_id`,
    )
    const { auctions, for_sale, running, less } = rows[0] ?? { auctions: 0, for_sale: 0, running: 0, less: 0 }
    expect(auctions).toBeGreaterThan(20)
    expect([running, less]).toEqual([auctions, auctions])
    expect(for_sale / auctions).toBeGreaterThan(0.8)
  })

  test('seeding adds parcels only for statements with a visible cadastral code', async () => {
    const parcels = 'from parcels p join statements s on s.id = p.statement_id'
    expect(await number(`select count(*) as n ${parcels}`)).toBeGreaterThan(20)
    expect(await number(`select count(*) as n ${parcels} where not appear_rs_code or rs_code is null`)).toBe(
      0,
    )
  })

  test('seeding again changes nothing', async () => {
    expect(await seedDatabase(database.pool, { statements: STATEMENTS, log, now })).toBe(0)
    expect(await seedDatabase(database.pool, { statements: 100, log, now })).toBe(0)
    expect(await number('select count(*) as n from statements')).toBe(STATEMENTS)
    expect(await number('select count(*) as n from streets')).toBe(587)
  })

  test('seeding adds the missing number of statements and leaves those of users', async () => {
    await database.pool.query(`insert into statements (user_id, deal_type_id, real_estate_type_id, area, price, city_id)
      select id, 1, 1, 50, 90000, 1 from users where email = 'physical@demo.test'`)
    const results = await Promise.all(
      [1, 2].map(() => seedDatabase(database.pool, { statements: STATEMENTS + 300, log, now })),
    )
    expect(results.sort()).toEqual([0, 300])
    expect(await number('select count(*) as n from statements')).toBe(STATEMENTS + 301)
    expect(await number('select statements as n from seed_progress')).toBe(STATEMENTS + 300)
  })

  test('seeding spreads the views of demo users over days that never exceed the total', async () => {
    const { rows } = await database.pool.query<{ views: number; recent: number; days: number }>(
      `select statements.views, sum(daily.views)::int as recent, count(*)::int as days
       from statement_views daily join statements on statements.id = daily.statement_id group by statements.id`,
    )
    expect(rows.length).toBeGreaterThan(20)
    for (const { views, recent, days } of rows) {
      expect(recent).toBeLessThanOrEqual(views)
      expect(days).toBeLessThanOrEqual(30)
    }
    expect(rows.some(({ views, recent }) => views === recent)).toBe(true)
  })

  test('seeding gives demo users statements and a password', async () => {
    const { rows } = await database.pool.query<{ email: string; password_hash: string; own: number }>(
      `select email, password_hash, (select count(*)::integer from statements where user_id = users.id) as own
       from users where password_hash is not null order by email`,
    )
    expect(rows.map(({ email }) => email)).toEqual(
      ['agent', 'broker', 'designer', 'developer', 'operator2', 'operator', 'physical'].map(
        (name) => `${name}@demo.test`,
      ),
    )
    expect(await verifyPassword('demo-ezo', rows[0]?.password_hash)).toBe(true)
    for (const { email, own } of rows) expect(own > 10, email).toBe(!/designer|operator/.test(email))
  })
})
