import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addSignedInUser } from '~tests/fixtures/signed-in-user'

const database = withTestDatabase()
const api = withApi(database)
let token: string

beforeAll(async () => {
  token = await addSignedInUser(database.pool, { is_operator: true })
})

const path = (rest: string) => `/v1/operator/tables/${rest}`
const read = async (rest: string, locale = 'en') => (await api.get(path(rest), { token, locale })).body.data
const post = (rest: string, values: object) => api.post(path(rest), values, { token })

const RATER = {
  name_ka: 'ა',
  name_en: 'A',
  name_ru: 'А',
  company_ka: 'ბ',
  company_en: 'B',
  company_ru: 'Б',
  certificate: 'RE-2',
  price: '150',
  position: '2',
}
const ARTICLE = {
  title_ka: 'ა',
  title_en: 'A',
  title_ru: 'А',
  slug: 'a',
  lead_ka: 'ა',
  lead_en: 'A',
  lead_ru: 'А',
  body_ka: '<p>ა</p>',
  body_en: '<p>A</p>',
  body_ru: '<p>А</p>',
  image_path: '',
}

test('raters added at the same moment get different ids and are listed by position', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => post('raters', RATER)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(4)
  const { id } = (await post('raters', { ...RATER, position: '1' })).body.data
  expect((await read('raters'))[0].id).toBe(id)
})

test('a key that has added a row of one table cannot add one to another', async () => {
  const idempotency_key = randomUUID()
  expect((await post('raters', { ...RATER, idempotency_key })).status).toBe(200)
  expect((await post('articles', { ...ARTICLE, idempotency_key })).status).toBe(409)
  expect(await read('articles')).toEqual([])
})

test("rows are named in the reader's language", async () => {
  await post('articles', { ...ARTICLE, slug: 'names', title_ru: 'Новости' })
  expect(await read('articles', 'ru')).toContainEqual(expect.objectContaining({ name: 'Новости' }))
})

test('answered questions and badges outside services cannot be edited', async () => {
  const { rows: questionnaires } = await database.pool.query(
    "insert into questionnaires (subject_ka, subject_en, subject_ru) values ('ა', 'A', 'А') returning id",
  )
  const { rows: questions } = await database.pool.query(
    `insert into questions (questionnaire_id, position, type, title_ka, title_en, title_ru, is_required)
     values ($1, 1, 'heading', 'ა', 'A', 'А', false) returning id`,
    [questionnaires[0].id],
  )
  await database.pool.query('update questionnaires set answered_at = now()')
  const { rows: badges } = await database.pool.query(
    `insert into badges (badgeable_type, badgeable_id, key, name_ka, name_en, name_ru, color, text_color, type)
     values ('menu', 1, 'new', 'ახალი', 'New', 'Новое', '#17624f', '#ffffff', 'button') returning id`,
  )
  for (const [table, [{ id }]] of Object.entries({ questionnaires, questions, badges })) {
    expect((await api.get(path(`${table}/${id}`), { token })).status, table).toBe(404)
    expect(await read(table), table).toEqual([])
  }
})
