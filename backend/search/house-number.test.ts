import { beforeAll, expect, test } from 'vitest'
import { createGazetteer } from '~backend/locations/gazetteer'
import { StreetFinder } from '~backend/locations/street-finder'
import { parseQueryString } from '~backend/platform/http/query'
import { withTestDatabase } from '~tests/database'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { LiveColumnStore } from './memory/live-column-store'
import { createMemoryEngine } from './memory-engine'
import { createSearchTextParser, type ParseSearchText } from './search-text'
import { createColumnSource } from './sql/column-source'
import { createSqlEngine } from './sql/sql-engine'

const database = withTestDatabase()
const housesById = new Map<number, string>()
let findInMemory: (text: string) => Promise<unknown>
let findInDatabase: (text: string) => Promise<unknown>

beforeAll(async () => {
  const { pool } = database
  await addPlaces(pool)
  const owner = await addUser(pool)
  for (const house of ['4', '14', '40', '4ა', '24/4', '4/2'])
    housesById.set(
      await addStatement(pool, { user_id: owner, address_ka: `ჭავჭავაძის გამზირი ${house}` }),
      house,
    )
  const liveStore = new LiveColumnStore(createColumnSource(pool))
  await liveStore.load()
  const parse = createSearchTextParser(createGazetteer(pool, new StreetFinder(pool)))
  findInMemory = findWith(createMemoryEngine(pool, liveStore), parse)
  findInDatabase = findWith(createSqlEngine(pool), parse)
})

type Engine = Pick<ReturnType<typeof createSqlEngine>, 'fetchPage'> | ReturnType<typeof createMemoryEngine>

function findWith(engine: Engine, parse: ParseSearchText) {
  return async (text: string) => {
    const query = await parse(parseQueryString(`${new URLSearchParams({ q: text })}`))
    const ids = await engine.fetchPage(query, undefined, async (found) => [...found])
    return ids?.map((id) => housesById.get(id)).sort()
  }
}

test.each([
  ['chavchavadze 4', ['4', '4/2', '4ა']],
  ['ჭავჭავაძე 40', ['40']],
  ['чавчавадзе, 14', ['14']],
  ['chavchavadze 5', []],
])('the number "%s" finds that house, not those with more digits', async (text, houses) => {
  expect(await findInMemory(text)).toEqual(houses)
  expect(await findInDatabase(text)).toEqual(houses)
})
