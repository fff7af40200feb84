import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { addDemoArticles, addDemoBanks } from '~backend/demo/seed/demo-initial-data'
import { addAppraisalQuestions } from '~backend/initial-data/forms/appraisal-questions'
import { addForms } from '~backend/initial-data/forms/forms'
import { createSession } from '~backend/platform/auth/sessions'
import { DESK_TABLE_NAMES, getDeskTable } from '~contract/desk-tables/tables'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addUser } from '~tests/fixtures/database-rows'
import { updateRow } from './table-store'

const database = withTestDatabase()
const api = withApi(database)
let token: string

beforeAll(async () => {
  const { pool } = database
  await addDemoBanks(pool)
  await addDemoArticles(pool)
  await addForms(pool)
  await addAppraisalQuestions(pool)
  await pool.query(`
    insert into badges (badgeable_type, badgeable_id, key, name_ka, name_en, name_ru, color, text_color, type)
      values ('services', 100, 'new', 'ახალი', 'New', 'Новое', '#17624f', '#ffffff', 'button');
    insert into raters (id, name_ka, name_en, name_ru, company_ka, company_en, company_ru, certificate, price, is_active, position)
      values (1, 'ა', 'A', 'А', 'ბ', 'B', 'Б', 'RE-1', 15000, true, 1);
    insert into sister_sites (position, name_ka, name_en, name_ru, url) values (1, 'ა', 'A', 'А', 'https://a.example')`)
  token = await createSession(pool, await addUser(pool, { is_operator: true }))
})

const path = (rest: string) => `/v1/operator/tables/${rest}`
const read = async (rest: string) => (await api.get(path(rest), { token, locale: 'en' })).body.data
const post = (rest: string, values: object) => api.post(path(rest), values, { token })
const menu = async () => (await api.get('/v1/config', { locale: 'en' })).body.data.routes

const ENTRY = {
  title_ka: 'სიახლეები',
  title_en: 'News',
  title_ru: 'Новости',
  url: '/blog',
  key: 'news',
  position: '9',
  is_shown: '1',
}

describe.each(DESK_TABLE_NAMES)('desk table %s', (table) => {
  test('a row can be read and saved back unchanged', async () => {
    const [first] = await read(table)
    const { version, values } = await read(`${table}/${first.id}`)
    // The initial bank offers have no recorded source.
    const origin = table === 'bank_offers' && { valid_from: '2026-01-02', source: 'tbc.ge' }
    const valid = { ...values, ...origin }
    expect((await post(`${table}/${first.id}`, { ...valid, version })).body).toEqual({
      result: true,
      data: { id: first.id },
    })
    // A change without effect was not stored.
    await updateRow(database.pool, table, first.id, valid)
    expect((await read(`${table}/${first.id}`)).values).toEqual(valid)
    expect(first.name).not.toBe('')
  })

  test('rows can be added and removed only if the table allows it', async () => {
    const { canAdd, canRemove } = getDeskTable(table)
    expect((await api.get(path(`${table}/new`), { token })).status).toBe(canAdd ? 200 : 404)
    const [first] = await read(table)
    const { version, values } = await read(`${table}/${first.id}`)
    if (!canAdd) expect((await post(table, values)).status).toBe(409)
    if (!canRemove) expect((await post(`${table}/${first.id}/remove`, { version })).status).toBe(409)
  })
})

test('concurrent requests with one key add an entry once', async () => {
  const sent = { ...ENTRY, key: 'at-once', idempotency_key: randomUUID() }
  const answers = await Promise.all([1, 2, 3].map(() => post('menu', sent)))
  expect(answers.map(({ status }) => status)).toContain(200)
  const { rows } = await database.pool.query("select id from menu_entries where key = 'at-once'")
  expect(rows).toHaveLength(1)
  await database.pool.query("delete from menu_entries where key = 'at-once'")
})

test('a menu entry is added once per key, changed and removed, and each change is logged', async () => {
  const idempotency_key = randomUUID()
  const { id } = (await post('menu', { ...ENTRY, idempotency_key })).body.data
  expect((await post('menu', { ...ENTRY, idempotency_key })).body.data).toEqual({ id })
  expect((await menu()).at(-1)).toMatchObject({ id, title: 'News', url: '/blog', children: [] })
  const { version } = await read(`menu/${id}`)
  expect((await post(`menu/${id}`, { ...ENTRY, title_en: 'What is new', version })).status).toBe(200)
  expect((await menu()).at(-1).title).toBe('What is new')
  // A change without effect needs no version and is not logged.
  expect((await post(`menu/${id}`, { ...ENTRY, title_en: 'What is new', version })).status).toBe(200)
  const late = [
    await post(`menu/${id}`, { ...ENTRY, title_en: 'Late', version }),
    await post(`menu/${id}/remove`, { version }),
  ]
  for (const { status, body } of late) expect([status, body.errors[0].field]).toEqual([422, 'version'])
  const row = await read(`menu/${id}`)
  expect((await post(`menu/${id}/remove`, { version: row.version })).status).toBe(200)
  expect((await menu()).at(-1).title).not.toBe('What is new')
  const { rows } = await database.pool.query(
    "select act, before, after from operator_acts where subject = 'table_row' and subject_id = $1 order by id",
    [`menu/${id}`],
  )
  expect(rows).toEqual([
    { act: 'add', before: {}, after: expect.objectContaining({ title_en: 'News' }) },
    { act: 'change', before: { title_en: 'News' }, after: { title_en: 'What is new' } },
    { act: 'remove', before: expect.objectContaining({ title_en: 'What is new' }), after: {} },
  ])
})

test('an article stores the time of its last change', async () => {
  await database.pool.query("update articles set updated_at = '2020-01-01'")
  const [{ id }] = await read('articles')
  const { version, values } = await read(`articles/${id}`)
  await post(`articles/${id}`, { ...values, title_en: 'Changed', version })
  const { rows } = await database.pool.query("select id from articles where updated_at > '2020-01-01'")
  expect(rows).toEqual([{ id }])
})

test('a hidden entry disappears from the menu, and a third level is rejected with an error for its field', async () => {
  const { id } = (await post('menu', ENTRY)).body.data
  const below = await post('menu', { ...ENTRY, parent_id: '101' })
  expect([below.status, below.body.errors]).toEqual([
    422,
    [{ field: 'parent_id', message: 'The parent_id field contradicts other values.' }],
  ])
  const { version } = await read(`menu/${id}`)
  const moved = await post(`menu/${id}`, { ...ENTRY, parent_id: '101', version })
  expect([moved.status, moved.body.errors[0].field]).toEqual([422, 'parent_id'])
  await post(`menu/${id}`, { ...ENTRY, is_shown: '', version })
  expect((await read(`menu/${id}`)).values.is_shown).toBe('')
  expect((await menu()).map((entry: { id: number }) => entry.id)).not.toContain(id)
})

test.each([
  [{ title_ru: '' }, 'title_ru'],
  [{ url: 'javascript:alert(1)' }, 'url'],
  [{ url: 'https://ezo.example:99999' }, 'url'],
  [{ url: '//evil.example' }, 'url'],
  [{ position: '1.5' }, 'position'],
  [{ title_en: 'x'.repeat(81) }, 'title_en'],
  [{ key: 'Not a key' }, 'key'],
])('an entry with %j is rejected', async (wrong, field) => {
  const answer = await post('menu', { ...ENTRY, ...wrong })
  expect([answer.status, answer.body.errors.map((error: { field: string }) => error.field)]).toEqual([
    422,
    [field],
  ])
})

test('the desk labels a price with its service, and terms of a loan with their bank', async () => {
  const { body } = await api.get('/v1/operator/tables/prices', { token, locale: 'en' })
  const names = body.data.map(({ name }: { name: string }) => name)
  expect(names).toEqual(expect.arrayContaining(['VIP for 5 days', 'Photo shoot, 10 pictures']))
  const [terms] = await read('bank_offers')
  expect(terms.name).toBe((await read(`banks/${terms.values.bank_id}`)).name)
})

test('a price is edited in lari, and a banner escapes markup', async () => {
  const { version, values } = await read('prices/1')
  await post('prices/1', { ...values, price: '14.50', version })
  const { rows } = await database.pool.query('select price from service_types where id = 1')
  expect(rows).toEqual([{ price: 1450 }])
  const banner = await read('banners/1')
  await post('banners/1', { ...banner.values, title_en: '<b>5 & more</b>', version: banner.version })
  const { body } = await api.get('/v1/banners.json', { locale: 'en' })
  expect(body.data[0].banner_content).toContain('<strong>&#60;b&#62;5 &#38; more&#60;/b&#62;</strong>')
  expect(body.data[0].banner_content).toContain('<a href="/en/vip">')
})

test('a field can be added to a form, its rules and answers are checked, and a closed form rejects answers', async () => {
  const field = {
    form_id: '1',
    title_ka: 'ენა',
    title_en: 'Language',
    title_ru: 'Язык',
    key: 'language',
    type: 'select',
    placeholder_ka: '',
    placeholder_en: '',
    placeholder_ru: '',
    is_required: '1',
    rules: 'max:40',
    options: 'ka | ქართული | Georgian | Грузинский\nen | ინგლისური | English | Английский',
    position: '90',
  }
  const listErrors = async (values: object) => {
    const { status, body } = await post('form_fields', { ...field, ...values })
    return status === 200 ? [] : body.errors.map((error: { field: string }) => error.field)
  }
  expect(await listErrors({ options: 'ka | ქართული' })).toEqual(['options'])
  expect(await listErrors({ rules: 'nonsense:1' })).toEqual(['rules'])
  expect(await listErrors({ key: 'email' })).toEqual(['key'])
  expect(await listErrors({ key: 'intent' })).toEqual(['key'])
  expect(await listErrors({ options: '' })).toEqual(['options'])
  expect(await listErrors({ form_id: '999' })).toEqual(['form_id'])
  expect(await listErrors({})).toEqual([])

  const readForm = async () => (await api.get('/v1/dynamic-forms/1', { locale: 'en' })).body.data
  expect((await readForm()).fields.at(-1)).toMatchObject({
    name: 'language',
    title: 'Language',
    required: 1,
    options: [
      { value: 'ka', title: 'Georgian' },
      { value: 'en', title: 'English' },
    ],
  })
  const { version, values } = await read('forms/1')
  expect((await post('forms/1', { ...values, version, is_open: '' })).status).toBe(200)
  expect(await readForm()).toMatchObject({ is_closed: true, fields: [] })
})
