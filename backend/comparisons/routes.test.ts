import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { COMPARISON_DAYS, MAX_COMPARISON_PEOPLE, MAX_VOTE_NOTE_LENGTH } from '~contract/comparisons'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { deleteOldComparisons } from './store'

const database = withTestDatabase()
const api = withApi(database)
const PATH = '/v1/comparisons'

beforeEach(async () => {
  await database.pool.query('truncate comparisons, rate_limit_hits cascade')
})

interface Keys {
  key: string
  owner_key: string
}

async function create(fields: Record<string, string> = {}): Promise<Keys> {
  const { status, body } = await api.post(PATH, { statement_ids: '11,12', ...fields })
  expect(status).toBe(200)
  return body.data
}

const read = (query: Record<string, string>) => api.get(`${PATH}?${new URLSearchParams(query)}`)

const vote = (key: string, person_key: string, fields: Record<string, string> = {}, visitor?: string) =>
  api.post(
    `${PATH}/votes`,
    { key, person_key, name: 'Nino', ...fields },
    visitor ? { headers: { 'x-visitor': visitor } } : undefined,
  )

async function listVotes(key: string) {
  const { body } = await read({ key })
  return body.data.people.map(({ name, votes }: { name: string; votes: object[] }) => [name, votes])
}

test('a comparison is read by its key, and only its own keys show who owns it', async () => {
  const { key, owner_key } = await create({ places: '41.7,44.8,Work' })
  const { body } = await read({ key, owner_key: randomUUID() })
  expect(body.data).toMatchObject({
    statement_ids: [11, 12],
    places: [{ name: 'Work', lat: 41.7, lng: 44.8 }],
    people: [],
    is_owner: false,
  })
  expect(JSON.stringify(body)).not.toContain(owner_key)
  expect((await read({ key, owner_key })).body.data.is_owner).toBe(true)
  expect((await read({ key: randomUUID() })).status).toBe(404)
  expect((await read({ key: 'x' })).status).toBe(422)
})

test('a repeated request creates one comparison', async () => {
  const idempotency_key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 5 }, () => create({ idempotency_key })))
  expect(new Set(answers.map(({ key, owner_key }) => key + owner_key)).size).toBe(1)
})

test.each(['', 'x', '1,2,3,4,5,6,7'])('a comparison of the statements %j is rejected', async (ids) => {
  const { status, body } = await api.post(PATH, { statement_ids: ids })
  expect([status, body.errors[0].field]).toEqual([422, 'statement_ids'])
})

test('a person has one vote on each statement, which can be changed and removed', async () => {
  const { key } = await create()
  const person = randomUUID()
  await vote(key, person, { vote_11: 'for', note_11: 'Sunny', vote_12: 'against' })
  expect(await listVotes(key)).toEqual([
    [
      'Nino',
      [
        { statement_id: 11, vote: 'for', note: 'Sunny' },
        { statement_id: 12, vote: 'against', note: '' },
      ],
    ],
  ])
  await vote(key, person, { name: 'Nino B.', vote_11: 'none', note_11: 'Noisy', vote_12: 'none' })
  expect(await listVotes(key)).toEqual([['Nino B.', [{ statement_id: 11, vote: null, note: 'Noisy' }]]])
  await vote(key, person)
  expect(await listVotes(key), 'absent fields keep what was there').toEqual([
    ['Nino', [{ statement_id: 11, vote: null, note: 'Noisy' }]],
  ])
})

test.each([
  [{ vote_11: 'maybe' }, 'vote_11'],
  [{ vote_11: 'for', note_11: 'x'.repeat(MAX_VOTE_NOTE_LENGTH + 1) }, 'note_11'],
  [{ name: ' ' }, 'name'],
  [{ name: 'x'.repeat(41) }, 'name'],
])('the vote %j is rejected and adds no person', async (fields, field) => {
  const { key } = await create()
  const { status, body } = await vote(key, randomUUID(), fields)
  expect([status, body.errors[0].field]).toEqual([422, field])
  expect(await listVotes(key)).toEqual([])
})

test('votes on statements that are not compared are dropped', async () => {
  const { key } = await create()
  expect((await vote(key, randomUUID(), { vote_99: 'for', vote_11: 'for' })).status).toBe(200)
  const { rows } = await database.pool.query('select statement_id from comparison_votes')
  expect(rows).toEqual([{ statement_id: 11 }])
})

test('20 parallel votes of one person are one person with the votes of one form', async () => {
  const { key } = await create()
  const person = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      vote(
        key,
        person,
        { name: `N${at}`, vote_11: 'for', note_11: `n${at}`, vote_12: 'for', note_12: `n${at}` },
        `v${at}`,
      ),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const [[name, votes], ...others] = await listVotes(key)
  expect(others).toEqual([])
  const notes = votes.map(({ note }: { note: string }) => note)
  expect(new Set([name.toLowerCase(), ...notes]).size).toBe(1)
})

test('20 parallel votes of different people fill the comparison and no more', async () => {
  const { key } = await create()
  const people = Array.from({ length: 20 }, () => randomUUID())
  const answers = await Promise.all(
    people.map((person, at) => vote(key, person, { vote_11: 'for' }, `v${at}`)),
  )
  const added = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ body }) => body.errors?.[0]?.field === 'person_key')
  expect([added.length, refused.length]).toEqual([MAX_COMPARISON_PEOPLE, 20 - MAX_COMPARISON_PEOPLE])
  const known = people[answers.findIndex(({ status }) => status === 200)] ?? ''
  expect((await vote(key, known, { vote_11: 'against' })).status, 'a known person still votes').toBe(200)
})

test('votes and changes of one visitor are limited, also with wrong keys', async () => {
  const { key } = await create()
  const person = randomUUID()
  await database.pool.query(
    `insert into rate_limit_hits (kind, visitor) select 'comparison_change', 'v' from generate_series(1, 60)`,
  )
  expect((await vote(key, person, {}, 'v')).status).toBe(429)
  expect((await vote(key, person, {}, 'w')).status).toBe(200)
  const change = { key, owner_key: randomUUID(), statement_ids: '13' }
  expect((await api.patch(PATH, change, { headers: { 'x-visitor': 'v' } })).status).toBe(429)
})

test('a comparison is changed and deleted only with the key of its creator', async () => {
  const { key, owner_key } = await create()
  const other = await create()
  await vote(key, randomUUID(), { vote_11: 'for', vote_12: 'for' })
  for (const forged of [randomUUID(), key, other.owner_key]) {
    expect((await api.patch(PATH, { key, owner_key: forged, statement_ids: '13' })).status).toBe(404)
    expect(
      (await api.get(`${PATH}?${new URLSearchParams({ key, owner_key: forged })}`, { method: 'DELETE' }))
        .status,
    ).toBe(200)
  }
  expect((await read({ key })).body.data.statement_ids).toEqual([11, 12])
  expect((await api.patch(PATH, { key, owner_key, statement_ids: '12,13' })).status).toBe(200)
  expect((await read({ key })).body.data.statement_ids).toEqual([12, 13])
  expect(await listVotes(key), 'votes on a removed statement are deleted').toEqual([
    ['Nino', [{ statement_id: 12, vote: 'for', note: '' }]],
  ])
  const remove = () => api.get(`${PATH}?${new URLSearchParams({ key, owner_key })}`, { method: 'DELETE' })
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 200])
  expect((await read({ key })).status).toBe(404)
  expect((await vote(key, randomUUID())).status).toBe(404)
  const { rows } = await database.pool.query(
    'select from comparison_people union all select from comparison_votes',
  )
  expect(rows).toEqual([])
})

test('a person can only be removed with the own key or that of the creator', async () => {
  const { key, owner_key } = await create()
  const [one, two] = [randomUUID(), randomUUID()]
  await vote(key, one, { vote_11: 'for' })
  await vote(key, two, { name: 'Dato', vote_11: 'against' })
  const { body } = await read({ key, person_key: one })
  const [first, second] = body.data.people
  expect([first.is_self, second.is_self]).toEqual([true, false])
  const remove = (query: Record<string, string>) =>
    api.get(`${PATH}/people?${new URLSearchParams({ key, ...query })}`, { method: 'DELETE' })
  const forgeries: Record<string, string>[] = [
    {},
    { person_key: one },
    { owner_key: one },
    { owner_key: randomUUID() },
  ]
  for (const forged of forgeries) await remove({ person_id: String(second.id), ...forged })
  expect(await listVotes(key)).toHaveLength(2)
  await remove({ person_id: String(second.id), owner_key })
  await remove({ person_id: String(first.id), person_key: one })
  expect(await listVotes(key)).toEqual([])
})

test('a comparison expires some time after its last change, and a vote keeps it', async () => {
  const [kept, old] = [await create(), await create()]
  await database.pool.query('update comparisons set changed_at = now() - make_interval(days => $1)', [
    COMPARISON_DAYS - 1,
  ])
  await vote(kept.key, randomUUID())
  await database.pool.query("update comparisons set changed_at = changed_at - interval '1 day'")
  await deleteOldComparisons(database.pool)
  expect((await read({ key: kept.key })).status).toBe(200)
  expect((await read({ key: old.key })).status).toBe(404)
  const { rows } = await database.pool.query('select from comparisons')
  expect(rows).toHaveLength(1)
})
