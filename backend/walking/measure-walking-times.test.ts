import { beforeAll, expect, test } from 'vitest'
import { createWorkerPool } from '~backend/platform/worker-pool'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addProject, addStatement, addUser } from '~tests/fixtures/database-rows'
import { withWorkerFile } from '~tests/fixtures/worker-file'
import { testLog } from '~tests/log'

const NETWORKS = 'backend/walking/networks'
const IN_VAKE = { lat: 41.7106, lng: 44.7535 }
const IN_A_VILLAGE = { lat: 42.05, lng: 43.2 }
const database = withTestDatabase()
const workerFile = withWorkerFile()
const api = withApi(database)
let inVake: number
let inVillage: number

const measure = async () => {
  const workers = createWorkerPool<typeof import('../worker')>(workerFile.url, testLog)
  try {
    return await workers.run('measureWalkingMinutes', { connection: database.connection, networks: NETWORKS })
  } finally {
    await workers.stop()
  }
}

beforeAll(async () => {
  const { pool } = database
  await addPlaces(pool)
  await pool.query(
    `insert into metro_stations (id, name_ka, name_en, name_ru, slug, lat, lng, urban_ids)
     values (901, 'დელისი', 'Delisi', 'Делиси', 'delisi-901', 41.7148, 44.7560, '{}')`,
  )
  const user_id = await addUser(pool)
  inVake = await addStatement(pool, { user_id, ...IN_VAKE })
  inVillage = await addStatement(pool, { user_id, ...IN_A_VILLAGE })
  await addStatement(pool, { user_id, lat: null, lng: null })
  await addProject(pool, { slug: 'delisi-heights', ...IN_VAKE })
})

const walkingTimesOf = async (id: number, locale = 'en') =>
  (await api.get(`/v1/microservice/statements/${id}`, { locale })).body.data.statement.walking_times

async function findNearMetro(id: number): Promise<number[]> {
  const query = `ids=${id}&metro_stations=901&metro_minutes=15`
  const { body } = await api.get(`/v1/microservice/statements?${query}`)
  return body.data.data.map((statement: { id: number }) => statement.id)
}

test('statements and projects are measured once, and again after they moved', async () => {
  expect(await walkingTimesOf(inVake)).toEqual([])
  expect(await measure()).toEqual({ count: 3, isDone: true })
  expect(await walkingTimesOf(inVake)).toEqual(
    expect.arrayContaining([
      { kind: 'metro', minutes: expect.any(Number), name: 'Delisi' },
      { kind: 'school', minutes: expect.any(Number), name: null },
    ]),
  )
  expect((await walkingTimesOf(inVake, 'ru'))[0].name).toBe('Делиси')
  for (const { minutes } of await walkingTimesOf(inVake)) {
    expect(minutes).toBeGreaterThan(0)
    expect(minutes).toBeLessThanOrEqual(30)
  }
  const { body: project } = await api.get('/v1/microservice-projects/delisi-heights', { locale: 'en' })
  expect(project.data.walking_times).toEqual(await walkingTimesOf(inVake))
  expect(await findNearMetro(inVake)).toEqual([inVake])
  expect(await walkingTimesOf(inVillage)).toEqual([])
  expect(await measure()).toEqual({ count: 0, isDone: true })
  await database.pool.query('update statements set lat = $2, lng = $3 where id = $1', [
    inVake,
    IN_A_VILLAGE.lat,
    IN_A_VILLAGE.lng,
  ])
  expect(await measure()).toEqual({ count: 1, isDone: true })
  expect(await walkingTimesOf(inVake)).toEqual([])
  expect(await findNearMetro(inVake)).toEqual([])
})

test('the calls of this file log no failure', () => expect(api.errors).toEqual([]))
