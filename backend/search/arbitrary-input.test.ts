import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { anyCharacter } from '~tests/fixtures/any-character'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { isFullRun } from '~tests/full-run'

const database = withTestDatabase()
const api = withApi(database)
const LIST = '/v1/microservice/statements'
let token: string
let flat: number

beforeAll(async () => {
  const { pool } = database
  await addPlaces(pool)
  const id = await addUser(pool)
  token = await createSession(pool, id)
  flat = await addStatement(pool, { user_id: id })
})

test('a list, a count and facets answer any query without a server error', async () => {
  const names = [
    'q',
    'cities',
    'cities[]',
    'deal_types[0]',
    'ids',
    'price_from',
    'price_to',
    'price_types',
    'area_types',
    'area_from',
    'square_price_to',
    'floor_to',
    'height_from',
    'currency_id',
    'bounds',
    'order_by',
    'sequence',
    'sorting',
    'page',
    'per_page',
    'parameters',
    'grouped_streets',
    'owner_type',
    'newest',
    'exclude_ids',
    '__proto__',
    'lang',
  ]
  const values = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.integer().map(String),
    fc.double().map(String),
    fc.bigInt().map(String),
    fc.json(),
    fc.constantFrom(
      '',
      '1',
      '-1',
      '1,2,,x',
      '2147483648',
      '1e309',
      'NaN',
      'null',
      '\0',
      "'; --",
      '%',
      '\\',
      'desc',
    ),
  )
  const query = fc.array(fc.tuple(fc.constantFrom(...names), values), { maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(query, async (pairs) => {
      const text = new URLSearchParams(pairs).toString()
      const answers = await Promise.all(
        ['', '/count', '/facets', `/similars/${flat}`].map((path) => api.get(`${LIST}${path}?${text}`)),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    }),
    { numRuns: isFullRun ? 150 : 40 },
  )
  expect(api.errors).toEqual([])
})

test('a write answers any input without a server error', async () => {
  const paths = [
    '/statements/hide',
    '/statements/unhide',
    `/statements/${flat}/report`,
    `/statements/${flat}/message`,
    '/statements/phone/show',
    '/users/statements/favorites/add',
    '/users/statements/favorites/remove',
  ]
  const names = fc.constantFrom(
    'statements',
    'statements[]',
    'statements[0]',
    'reason',
    'comment',
    'name',
    'phone_number',
    'message',
    'idempotency_key',
    '__proto__',
    'statement_uuid',
  )
  const values = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.uuid(),
    fc.constantFrom('', '1', '2147483648', '555123456', 'other', 'sold', '\0', '\ud800', "'; --"),
  )
  const fields = fc.array(fc.tuple(names, values), { maxLength: 8 })
  const body = fc.oneof(
    fields.map((pairs) => new URLSearchParams(pairs)),
    fields.map((pairs) => {
      const form = new FormData()
      for (const [name, value] of pairs) form.append(name, value)
      return form
    }),
    fields.map((pairs) => Object.fromEntries(pairs)),
    fc.dictionary(names, fc.jsonValue()),
    fc.jsonValue().map((value) => ({ statements: value })),
  )
  const headers = fc.record(
    { 'x-visitor': fc.stringMatching(/^[!-~]{0,80}$/), 'content-encoding': fc.constantFrom('gzip', 'x') },
    { requiredKeys: [] },
  )
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), body, headers, async (path, sent, headers) => {
      const { status } = await api.post(`/v1/microservice${path}`, sent, { token, headers })
      expect([200, 400, 404, 422, 429]).toContain(status)
    }),
    { numRuns: isFullRun ? 300 : 60 },
  )
  expect(api.errors).toEqual([])
})
