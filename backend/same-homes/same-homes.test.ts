import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { packImages } from '~backend/statements/packed-images'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { groupChangedStatements } from './grouping-job'

const database = withTestDatabase()
const api = withApi(database)
let users: { owner: number; agent: number; other: number; operator: number }

beforeAll(async () => {
  const { pool } = database
  await addPlaces(pool)
  users = {
    owner: await addUser(pool),
    agent: await addUser(pool, { type: 'agent' }),
    other: await addUser(pool, { type: 'agent' }),
    operator: await addUser(pool, { is_operator: true }),
  }
  // Photos as they look before and after they were cropped, and others.
  const hashes = {
    a: '1085102592571150095',
    b: '6148914691236517205',
    a2: '1085102592571150088',
    b2: '6148914691236517212',
  }
  for (const [name, hash] of Object.entries({ ...hashes, x: '-1', y: '81985529216486895' }))
    await pool.query(
      "insert into uploaded_photos (path, file_hash, look_hash, warnings, bytes) values ($1, '\\x00', $2, '{}', 1)",
      [`/photos/${name}`, hash],
    )
})
beforeEach(async () => {
  const { pool } = database
  await pool.query('update statements set home_group_id = null')
  for (const table of ['home_matches', 'home_decisions', 'home_groups', 'statements'])
    await pool.query(`delete from ${table}`)
})

const photos = (...names: string[]) =>
  packImages(
    names.map((name, at) => ({ path: `/photos/${name}`, width: 1200, height: 900, is_main: at === 0 })),
  )

const FLAT = { floor: 3, total_floors: 9, room_type_id: 2, area: 64.4, price: 120_000 }

const addOwners = (row: object = {}) =>
  addStatement(database.pool, { ...FLAT, user_id: users.owner, images: photos('a', 'b'), ...row })
const addAgents = (row: object = {}) =>
  addStatement(database.pool, {
    ...FLAT,
    user_id: users.agent,
    area: 64,
    price: 124_000,
    lat: 41.7091,
    images: photos('a2', 'b2'),
    ...row,
  })

const group = () => groupChangedStatements(database.pool)

async function listGroups(): Promise<number[][]> {
  const { rows } = await database.pool.query<{ ids: number[] }>(
    `select array_agg(id order by id) as ids from statements where home_group_id is not null
     group by home_group_id order by 1`,
  )
  return rows.map(({ ids }) => ids)
}

const findGroupId = async (id: number) => {
  const { rows } = await database.pool.query<{ home_group_id: number }>(
    'select home_group_id from statements where id = $1',
    [id],
  )
  return rows[0]?.home_group_id
}

const loadHome = async (id: number | undefined, token?: string) =>
  await api.get(`/v1/homes/${id}`, { token, locale: 'en' })

test('an owner and an agent with cropped photos of one flat share a group', async () => {
  const own = await addOwners()
  const agents = await addAgents()
  await group()
  expect(await listGroups()).toEqual([[own, agents]])
  const groupId = await findGroupId(own)
  const { data } = (await loadHome(groupId)).body
  expect(data).toMatchObject({
    id: groupId,
    data: [{ id: own, home_group: { id: groupId, sellers: 2, usd: [120_000, 124_000] } }, { id: agents }],
    own_ids: [],
    pairs: [{ one: own, other: agents, decided_by: null }],
  })
  expect(data.pairs[0].evidence).toContainEqual({ kind: 'photos', points: 3, figures: [2, 2] })
})

test('the owner comes first, although an agent confirmed later', async () => {
  const agents = await addAgents()
  const own = await addOwners({ confirmed_at: new Date(Date.now() - 5 * 86_400_000) })
  await group()
  const { data } = (await loadHome(await findGroupId(own))).body
  expect(data.data.map(({ id }: { id: number }) => id)).toEqual([own, agents])
})

test.each<[string, object]>([
  ['for rent', { deal_type_id: 2 }],
  ['on the floor above', { floor: 4 }],
  ['with other photos', { images: photos('x', 'y') }],
  ['of the same seller', { user_id: 0 }],
  ['that is hidden', { status: 'hidden' }],
])('a statement %s does not join', async (_case, row) => {
  await addOwners()
  await addAgents('user_id' in row ? { user_id: users.owner } : row)
  await group()
  expect(await listGroups()).toEqual([])
})

describe('changes of statements', () => {
  test('a statement that becomes another home leaves, and a group of one ends', async () => {
    const own = await addOwners()
    const agents = await addAgents()
    await group()
    const groupId = await findGroupId(own)
    await database.pool.query('update statements set floor = 7 where id = $1', [agents])
    await group()
    expect(await listGroups()).toEqual([])
    expect((await loadHome(groupId)).status).toBe(404)
  })

  test('a deleted statement leaves, and the others stay under the same number', async () => {
    const own = await addOwners()
    const agents = await addAgents()
    const third = await addAgents({ user_id: users.other })
    await group()
    expect(await listGroups()).toEqual([[own, agents, third]])
    const groupId = await findGroupId(own)
    await database.pool.query('update statements set deleted_at = now() where id = $1', [agents])
    await group()
    expect(await listGroups()).toEqual([[own, third]])
    expect(await findGroupId(own)).toBe(groupId)
  })

  test('a repeated run changes nothing', async () => {
    const own = await addOwners()
    await addAgents()
    await group()
    await group()
    const { rows } = await database.pool.query<{ changes: number }>(
      'select count(*) as changes from statement_changes',
    )
    await group()
    const { rows: later } = await database.pool.query('select count(*) as changes from statement_changes')
    expect(later).toEqual(rows)
    expect(await listGroups()).toEqual([[own, own + 1]])
  })

  test('all statements are grouped part by part after a long pause', async () => {
    const { pool } = database
    const own = await addOwners()
    const agents = await addAgents()
    await pool.query("update home_grouping set snapshot_at = now() - interval '2 days'")
    await pool.query('delete from statement_changes')
    expect(await groupChangedStatements(pool, { partSize: 1 })).toBe(false)
    expect(await groupChangedStatements(pool, { partSize: 1 })).toBe(false)
    expect(await groupChangedStatements(pool, { partSize: 1 })).toBe(true)
    expect(await listGroups()).toEqual([[own, agents]])
  })
})

describe('decisions of people', () => {
  const separate = async (id: unknown, user: number) =>
    (
      await api.post(
        '/v1/microservice/users/statements/separate',
        { statement_id: String(id) },
        { token: await createSession(database.pool, user) },
      )
    ).status

  const act = async (id: number, name: string, text = '') =>
    (
      await api.post(
        `/v1/operator/reported-statements/${id}/acts`,
        { act: name, text },
        { token: await createSession(database.pool, users.operator) },
      )
    ).status

  test('an owner separates a statement for good', async () => {
    const own = await addOwners()
    const agents = await addAgents()
    await group()
    expect(await separate(own, users.owner)).toBe(200)
    expect(await separate(own, users.owner)).toBe(200)
    await database.pool.query('update statements set price = 121000 where id = any($1)', [[own, agents]])
    await group()
    expect(await listGroups()).toEqual([])
  })

  test('a user cannot separate a statement of another user, an unknown or a malformed one', async () => {
    const own = await addOwners()
    await addAgents()
    await group()
    expect(await separate(own, users.agent)).toBe(404)
    expect(await separate(999_999, users.agent)).toBe(404)
    expect(await separate('x', users.agent)).toBe(422)
    expect(await listGroups()).toHaveLength(1)
  })

  test('operators split and merge, and the last decision holds', async () => {
    const own = await addOwners()
    const agents = await addAgents()
    await group()
    expect(await act(own, 'split_home')).toBe(200)
    await group()
    expect(await listGroups()).toEqual([])
    expect(await act(own, 'split_home')).toBe(409)
    expect(await act(own, 'merge_home', String(agents))).toBe(200)
    await group()
    expect(await listGroups()).toEqual([[own, agents]])
    const { data } = (await loadHome(await findGroupId(own))).body
    expect(data.pairs).toMatchObject([{ decided_by: 'operator' }])
  })

  test('a merge needs another public statement for the same deal', async () => {
    const own = await addOwners()
    const rented = await addAgents({ deal_type_id: 2 })
    const hidden = await addAgents({ status: 'hidden' })
    for (const other of [String(rented), String(hidden), String(own), '999999', 'x'])
      expect(await act(own, 'merge_home', other)).toBe(409)
    expect(await act(own, 'merge_home')).toBe(422)
  })

  test('a merge joins whole groups, also of homes far apart', async () => {
    const own = await addOwners()
    const agents = await addAgents()
    const far = await addAgents({ user_id: users.other, lat: 41.72, floor: 5 })
    await group()
    expect(await act(far, 'merge_home', String(own))).toBe(200)
    await group()
    expect(await listGroups()).toEqual([[own, agents, far]])
  })
})

test('the card of one statement follows the price of another one', async () => {
  const own = await addOwners()
  const agents = await addAgents()
  await group()
  const loadCard = async () =>
    (await api.get(`/v1/microservice/statements?ids=${own},${agents}`, {})).body.data.data.find(
      ({ id }: { id: number }) => id === own,
    )
  expect((await loadCard()).home_group.usd).toEqual([120_000, 124_000])
  await database.pool.query('update statements set price = 119000 where id = $1', [agents])
  expect((await loadCard()).home_group.usd).toEqual([119_000, 120_000])
})
