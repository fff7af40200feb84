import { beforeEach, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { addUser } from '~tests/fixtures/database-rows'
import { DRAFTS, withDraftApi } from '~tests/fixtures/draft-api'
import { COMPLETE_FLAT, createPhoto } from '~tests/fixtures/statement-draft'

const database = withTestDatabase()
const drafts = withDraftApi(database)
const { api, start, publish, upload } = drafts
let token: string
let stranger: string

beforeEach(async () => {
  ;({ token } = drafts)
  stranger = await createSession(database.pool, await addUser(database.pool))
})

const read = async (path: string, caller: object = { token }) =>
  (await api.get(`${DRAFTS}/${path}`, caller)).body.data.statement

test('the preview of a draft has the values of the statement that it becomes', async () => {
  const { id } = await start({ ...COMPLETE_FLAT, parameters: '1,2', balconies: '2' })
  await upload(id, await createPhoto(1))
  const preview = await read(`${id}/preview`)
  const statementId = await publish(id)
  const { statement } = (await api.get(`/v1/microservice/statements/${statementId}`)).body.data
  expect(preview).toEqual({
    ...statement,
    id: 0,
    uuid: expect.any(String),
    created_at: expect.any(String),
    expires_at: expect.any(String),
    last_updated: expect.any(String),
    confirmed_at: expect.any(String),
    // Counted and compared after publishing.
    user_statements_count: 0,
    passport: { ...statement.passport, photos: { compared: 0, elsewhere: 0, repeated: 0 } },
  })
})

test('the preview of a changed statement has its new values and keeps the others', async () => {
  const { id } = await start(COMPLETE_FLAT)
  const statementId = await publish(id)
  await database.pool.query("update statements set views = 7, status = 'hidden' where id = $1", [statementId])
  const path = `of-statement/${statementId}`
  expect(await read(`${path}/preview`)).toMatchObject({ id: statementId, total_price: 125_000, views: 7 })
  const edit = (await api.post(`${DRAFTS}/${path}`, {}, { token })).body.data.id
  await api.patch(`${DRAFTS}/${edit}`, { version: 1, price: '99 000', area: '50' }, { token })
  const preview = await read(`${path}/preview`)
  expect(preview).toMatchObject({
    id: statementId,
    total_price: 99_000,
    area: 50,
    status: 'active',
    views: 7,
  })
  expect(preview.price[2]).toEqual({ price_total: 99_000, price_square: 1_980 })
  const { rows } = await database.pool.query('select price, views from statements where id = $1', [
    statementId,
  ])
  expect(rows).toEqual([{ price: 125_000, views: 7 }])
})

test('a draft without a kind, city or area has no preview', async () => {
  for (const field of ['deal_type_id', 'real_estate_type_id', 'city_id', 'area']) {
    const { id } = await start({ ...COMPLETE_FLAT, [field]: '' })
    expect(await read(`${id}/preview`), field).toBeNull()
  }
  const { id } = await start({ deal_type_id: '1', real_estate_type_id: '1', city_id: '1', area: '40' })
  expect(await read(`${id}/preview`)).toMatchObject({ area: 40, total_price: 0, images: [] })
})

test('the preview of a draft is shown to its readers and the company of its owner alone', async () => {
  const { id } = await start(COMPLETE_FLAT)
  expect((await api.get(`${DRAFTS}/${id}/preview`, { token: stranger })).status).toBe(404)
  expect((await api.get(`${DRAFTS}/${id}/preview`)).status).toBe(404)
  const statementId = await publish(id)
  const path = `${DRAFTS}/of-statement/${statementId}/preview`
  expect((await api.get(path, { token: stranger })).status).toBe(404)
  const broker = await addUser(database.pool, { type: 'broker' })
  await database.pool.query('insert into broker_agents (broker_id, agent_id) values ($1, $2)', [
    broker,
    drafts.owner,
  ])
  expect((await api.get(path, { token: await createSession(database.pool, broker) })).status).toBe(200)

  const guest = await start(COMPLETE_FLAT, {})
  const headers = { 'x-draft-key': guest.key ?? '' }
  expect(await read(`${guest.id}/preview`, { headers })).toMatchObject({ owner_name: 'Nino', user_id: 0 })
  expect((await api.get(`${DRAFTS}/${guest.id}/preview`)).status).toBe(404)
})
