import { beforeAll, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { success } from '~contract/schemas/envelope'
import {
  OwnStatementPage,
  StatementActionResult,
  StatementStatistics,
} from '~contract/schemas/own-statements'
import { RunningAuctions } from '~contract/schemas/statement-details'
import { FavoriteIds, FavoritePage } from '~contract/schemas/statements'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addImage, addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'

const database = withTestDatabase()

const api = withApi(database)

const OWN = '/v1/microservice/users/statements'

const expectedCard = expect.objectContaining({ dynamic_title: expect.any(String) })

let token: string

let statements: number[]

beforeAll(async () => {
  const { pool } = database
  await addPlaces(pool)
  const userId = await addUser(pool)
  token = await createSession(pool, userId)
  statements = [
    await addStatement(pool, { user_id: userId }),
    await addStatement(pool, { user_id: userId, status: 'inactive' }),
  ]
  for (const id of statements) await addImage(pool, id)
  await pool.query(
    "insert into auctions (statement_id, starting_price, bids, ends_at) values ($1, 90000, 2, '2100-01-01')",
    [statements[0]],
  )
})

test('the backend answers own statements and their statistics in the shape of the schemas', async () => {
  const { body: list } = await api.get(OWN, { token, locale: 'en' })
  const page = success(OwnStatementPage).parse(list)
  expect(page.data.map(({ status }) => status).sort()).toEqual(['active', 'inactive'])
  expect(page.counts).toEqual({ all: 2, active: 1, expired: 0, hidden: 0, inactive: 1, unconfirmed: 0 })
  const { body: statistics } = await api.get(`${OWN}/${statements[0]}/statistics`, { token })
  expect(success(StatementStatistics).parse(statistics).days).toHaveLength(30)
})

test('the backend answers an action on own statements in the shape of the schema', async () => {
  const { body } = await api.post(`${OWN}/show`, { statements }, { token })
  expect(success(StatementActionResult).parse(body)).toEqual({
    changed: [],
    unchanged: [statements[0]],
    refused: [statements[1]],
  })
})

test('the backend answers running auctions in the shape of the schema', async () => {
  const { body } = await api.get('/v1/microservice/statements/auctions', { locale: 'en' })
  expect(success(RunningAuctions).parse(body).data).toMatchObject([{ auction: { bids: 2 } }])
})

test('the backend answers favourites and hidden statements in the shape of the schemas', async () => {
  const visitor = { token: await createSession(database.pool, await addUser(database.pool)), locale: 'en' }
  const withdrawn = await addStatement(database.pool, {})
  const ids = [statements[0], withdrawn]
  await api.post(`${OWN}/favorites/add`, { statements: ids }, visitor)
  await api.post('/v1/microservice/statements/hide', { statements: ids }, visitor)
  await database.pool.query('update statements set deleted_at = now() where id = $1', [withdrawn])
  const { body: favoriteIds } = await api.get(`${OWN}/favorites/ids`, visitor)
  expect(success(FavoriteIds).parse(favoriteIds)).toEqual([statements[0]])
  const { body: favorites } = await api.get(`${OWN}/favorites`, visitor)
  expect(success(FavoritePage).parse(favorites)).toMatchObject({ data: [expectedCard], gone: [expectedCard] })
  const { body: hidden } = await api.get(`${OWN}/hidden`, visitor)
  expect(success(FavoritePage).parse(hidden)).toMatchObject({ data: [expectedCard], gone: [] })
})
