import { beforeAll, expect, test } from 'vitest'
import { createGazetteer } from '~backend/locations/gazetteer'
import { StreetFinder } from '~backend/locations/street-finder'
import type { EmailContent } from '~backend/messages/content'
import { createSearchTextParser } from '~backend/search/search-text'
import { withTestDatabase } from '~tests/database'
import { addPlaces, addStatement, addUser, places } from '~tests/fixtures/database-rows'
import { createRandom } from '~tests/fixtures/random'
import { emailNewStatements } from './new-statements-job'

/** `npm run simulate:alerts` simulates more searches, and prints the figures. */
const SEARCHES = Number(process.env.SIMULATED_SEARCHES ?? 6)
const DAYS = 30
/** Hours between two runs of the job, by day and by night. */
const STEP_HOURS = 6
const URBANS = [places.vake, places.vera]
const PRICES = [60_000, 90_000, 120_000, 150_000]

const database = withTestDatabase()

interface SimulatedStatement {
  id: number
  urban: number
  price: number
  isPublic: boolean
}

interface SimulatedSearch {
  name: string
  frequency: 'at_once' | 'daily' | 'weekly'
  urban: number
  maxPrice: number
  email: string | null
  /** Statements that were there before, and those that an email must have shown. */
  known: Set<number>
  expected: Set<number>
}

const fits = ({ urban, maxPrice }: SimulatedSearch, statement: SimulatedStatement) =>
  statement.isPublic && statement.urban === urban && statement.price <= maxPrice

beforeAll(() => addPlaces(database.pool))

test('emails of searches show every statement that comes to fit in a simulated month, each once', async () => {
  const { pool } = database
  const { next, pick } = createRandom(20_261_129)
  const statements: SimulatedStatement[] = []
  const owner = await addUser(pool)

  const publish = async () => {
    const statement = { urban: pick(URBANS), price: pick(PRICES), isPublic: true }
    const { urban, price } = statement
    statements.push({
      id: await addStatement(pool, { urban_id: urban, price, user_id: owner }),
      ...statement,
    })
  }
  const change = async (statement: SimulatedStatement) => {
    if (next() < 0.5) statement.price = pick(PRICES)
    else statement.isPublic = !statement.isPublic
    await pool.query('update statements set price = $2, status = $3 where id = $1', [
      statement.id,
      statement.price,
      statement.isPublic ? 'active' : 'hidden',
    ])
  }
  for (let count = 0; count < 20; count++) await publish()

  const searches = await Promise.all(Array.from({ length: SEARCHES }, (_, at) => addSearch(at)))

  async function addSearch(at: number): Promise<SimulatedSearch> {
    const search: SimulatedSearch = {
      name: `search ${at}`,
      frequency: (['at_once', 'daily', 'weekly'] as const)[at % 3] ?? 'daily',
      urban: pick(URBANS),
      maxPrice: pick(PRICES),
      email: at % 2 ? `guest${at}@example.ge` : null,
      known: new Set(),
      expected: new Set(),
    }
    for (const statement of statements) if (fits(search, statement)) search.known.add(statement.id)
    await pool.query(
      `insert into saved_searches (user_id, email, locale, name, query, frequency, sends_emails, known_ids)
       values ($1, $2, $3, $4, $5, $6, true, $7)`,
      [
        search.email ? null : await addUser(pool),
        search.email,
        search.email && 'en',
        search.name,
        `urbans=${search.urban}&price_to=${search.maxPrice}&currency_id=2`,
        search.frequency,
        [...search.known],
      ],
    )
    return search
  }

  const parse = createSearchTextParser(createGazetteer(pool, new StreetFinder(pool)))
  for (let hour = 0; hour < DAYS * 24; hour += STEP_HOURS) {
    if (next() < 0.5) await publish()
    if (next() < 0.6) await change(pick(statements))
    // The clock is moved by moving what it is compared with.
    await pool.query('update saved_searches set checked_until = checked_until - make_interval(hours => $1)', [
      STEP_HOURS,
    ])
    const isDaytime = hour % 24 >= 8 && hour % 24 < 20
    const { rows: due } = await pool.query<{ name: string }>(
      `select name from saved_searches where frequency = 'at_once'
         or $1 and checked_until < now() - case frequency when 'weekly' then interval '164 hours' else interval '20 hours' end`,
      [isDaytime],
    )
    // Sometimes two processes run the job at the same time.
    const processes = next() < 0.2 ? [1, 2] : [1]
    await Promise.all(processes.map(() => emailNewStatements(pool, parse, { isDaytime })))
    for (const search of searches.filter(({ name }) => due.some((row) => row.name === name)))
      for (const statement of statements)
        if (fits(search, statement) && !search.known.has(statement.id)) search.expected.add(statement.id)
  }

  const { rows: messages } = await pool.query<{ content: EmailContent }>('select content from messages')
  const sent = messages.flatMap(({ content }) =>
    (content.sections ?? []).flatMap(({ title, items }) => items.map(({ path }) => `${title}: ${path}`)),
  )
  const expected = searches.flatMap(({ name, expected: ids }) =>
    [...ids].map((id) => `${name}: /statements/${id}`),
  )
  if (process.env.SIMULATED_SEARCHES)
    process.stdout.write(
      `${SEARCHES} searches, ${statements.length} statements, ${DAYS} days: ${messages.length} emails with ${sent.length} homes; left out ${expected.filter((line) => !sent.includes(line)).length}, twice ${sent.length - new Set(sent).size}\n`,
    )
  expect(expected.length).toBeGreaterThan(SEARCHES)
  expect(sent.sort()).toEqual(expected.sort())
}, 120_000)
