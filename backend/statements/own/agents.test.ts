import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'

const database = withTestDatabase()
const api = withApi(database)
const OWN = '/v1/microservice/users/statements'

interface Person {
  id: number
  token: string
}
let broker: Person
let gia: Person
let nana: Person
let ofGia: number
let ofNana: number

async function person(type: string, row: object = {}): Promise<Person> {
  const id = await addUser(database.pool, { type, ...row })
  return { id, token: await createSession(database.pool, id) }
}

const join = (agent: Person, by = broker) =>
  database.pool.query('insert into broker_agents (agent_id, broker_id) values ($1, $2)', [agent.id, by.id])

beforeAll(() => addPlaces(database.pool))
beforeEach(async () => {
  broker = await person('broker')
  gia = await person('agent', { first_name: 'Gia', last_name: 'Dvali' })
  nana = await person('agent', { first_name: 'Nana', last_name: 'Beridze' })
  for (const agent of [gia, nana]) await join(agent)
  ofGia = await addStatement(database.pool, { user_id: gia.id, status: 'hidden', views: 7 })
  ofNana = await addStatement(database.pool, { user_id: nana.id })
  await database.pool.query("insert into statement_clients (statement_id, name) values ($1, 'Ketevan')", [
    ofGia,
  ])
})

const list = async (query = '', by = broker) =>
  (await api.get(`${OWN}${query}`, { token: by.token })).body.data
const idsOf = async (query: string, by = broker) =>
  (await list(query, by)).data.map(({ id }: { id: number }) => id).sort()

// Specification 1.2.48
test("a company lists its agents' statements with their figures, all or those of one", async () => {
  const own = await addStatement(database.pool, { user_id: broker.id })
  expect(await idsOf('')).toEqual([own])
  expect(await idsOf('?agent=all')).toEqual([ofGia, ofNana])
  const page = await list(`?agent=${gia.id}`)
  expect(page).toMatchObject({
    data: [
      {
        id: ofGia,
        status: 'hidden',
        views: 7,
        agent: { id: gia.id, name: 'Gia Dvali' },
        client: { name: 'Ketevan' },
      },
    ],
    counts: { all: 1, hidden: 1 },
  })
  expect(await idsOf('?agent=all&status=active')).toEqual([ofNana])
  expect(await idsOf('?agent=all&q=ketevan')).toEqual([ofGia])
  expect((await list()).data).toMatchObject([{ id: own, agent: null }])
})

// Specification 1.2.48
test("agents' statements are listed only for their company", async () => {
  const other = await person('broker')
  await join(await person('agent'), other)
  for (const stranger of [other, nana, await person('physical')]) {
    expect(await idsOf(`?agent=${gia.id}`, stranger)).toEqual([])
    expect(await idsOf('?agent=all', stranger)).toEqual([])
    expect(await idsOf(`?agent=all&ids=${ofGia}`, stranger)).toEqual([])
  }
  expect((await api.get(`${OWN}?agent=all`)).status).toBe(401)
})

test('the statements of a removed agent are not listed', async () => {
  await api.post(`/v1/users/agents/${gia.id}/remove`, {}, { token: broker.token })
  expect(await idsOf('?agent=all')).toEqual([ofNana])
  expect(await idsOf(`?agent=${gia.id}`)).toEqual([])
})

test("a company can view its agents' statements but not hide, delete, reprice or close them", async () => {
  const { token } = broker
  const acts = [
    await api.post(`${OWN}/hide`, { statements: [ofNana] }, { token }),
    await api.post(`${OWN}/delete`, { statements: [ofNana] }, { token }),
    await api.post(`${OWN}/${ofNana}/price`, { price: '1000', currency_id: '2' }, { token }),
    await api.post(`${OWN}/${ofNana}/close`, { outcome: 'sold' }, { token }),
  ]
  expect(acts.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect(await idsOf('?agent=all')).toEqual([ofGia, ofNana])
})
