import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { addAppraisalQuestions } from '~backend/initial-data/forms/appraisal-questions'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addUser } from '~tests/fixtures/database-rows'

const database = withTestDatabase()
const api = withApi(database)
const PATH = '/v1/operator/questionnaires'
const SUBJECT = { subject_ka: 'ბინა ვაკეში', subject_en: 'Flat in Vake', subject_ru: 'Квартира в Ваке' }
const ANSWERS = { kind: 'flat', area: '60', rebuilt: 'no', code: '01.10.14.001', encumbered: 'no' }
let token: string
let personId: number
let templateId: number

beforeAll(async () => {
  const { pool } = database
  await addAppraisalQuestions(pool)
  token = await createSession(pool, await addUser(pool, { is_operator: true }))
  personId = await addUser(pool, { email: 'nino@example.ge' })
  templateId = (await pool.query('select id from questionnaires where is_template')).rows[0].id
})

const read = async (path: string | number) =>
  (await api.get(`${PATH}${typeof path === 'number' ? `/${path}` : path}`, { token, locale: 'en' })).body.data
const make = (values: object) => api.post(PATH, { ...SUBJECT, ...values }, { token })
const makeForPerson = async (): Promise<number> =>
  (await make({ email: 'Nino@example.ge', template_id: templateId })).body.data.id
const readAsPerson = (link: string) => api.get(`/v1/evaluation/questionnaire/${link}`, { locale: 'en' })
const answer = (link: string, values: Record<string, string>) =>
  api.post(`/v1/evaluation/questionnaire/${link}`, new URLSearchParams(values))
const row = async (path: string) => (await api.get(`/v1/operator/tables/${path}`, { token })).body.data
const postRow = (path: string, values: object) => api.post(`/v1/operator/tables/${path}`, values, { token })

test("a questionnaire is created once per key for an account, with a template's questions, and logged", async () => {
  const key = randomUUID()
  const sent = { email: 'nino@example.ge', template_id: templateId, idempotency_key: key }
  const { id } = (await make(sent)).body.data
  expect((await make(sent)).body.data).toEqual({ id })
  const made = await read(id)
  expect(made).toMatchObject({ subject: 'Flat in Vake', person: { id: personId }, is_template: false })
  expect(made.groups.map((group: { title: string }) => group.title)).toEqual([
    'The property',
    'Documents',
    'The visit',
  ])
  const shown = (await readAsPerson(made.token)).body.data
  expect(shown.groups[0].fields[0]).toMatchObject({ name: 'kind', type: 'select', required: 1 })
  expect(shown.groups[0].fields[0].options[0]).toEqual({ value: 'flat', title: 'Flat' })
  const { rows } = await database.pool.query('select act, after from operator_acts where subject_id = $1', [
    `questionnaires/${id}`,
  ])
  expect(rows).toEqual([{ act: 'add', after: { ...SUBJECT, user_id: personId, template_id: templateId } }])
})

test.each([
  [{ email: 'nobody@example.ge' }, 'email'],
  [{ template_id: 999 }, 'template_id'],
  [{ subject_ru: '' }, 'subject_ru'],
])('a questionnaire with %j is rejected', async (wrong, field) => {
  const refused = await make({ email: 'nino@example.ge', ...wrong })
  expect([refused.status, refused.body.errors[0].field]).toEqual([422, field])
})

test('a template has no account, cannot be answered, and its questions are copied into questionnaires', async () => {
  const { id } = (await make({})).body.data
  expect(await read(id)).toMatchObject({ is_template: true, person: null, token: '', groups: [] })
  const { rows } = await database.pool.query('select token from questionnaires where id = $1', [id])
  expect((await readAsPerson(rows[0].token)).status).toBe(404)
  const { templates, count_by_list } = await read('?list=templates')
  expect(templates).toContainEqual({ id, name: 'Flat in Vake' })
  expect(count_by_list.templates).toBe(2)
})

test('a question can be added, moved behind a heading and removed until the answers are submitted', async () => {
  const id = await makeForPerson()
  const { token: link } = await read(id)
  const question = {
    questionnaire_id: id,
    title_ka: 'ლიფტი',
    title_en: 'Is there a lift?',
    title_ru: 'Есть ли лифт?',
    type: 'text',
    key: 'lift',
    position: 200,
  }
  const added = (await postRow('questions', question)).body.data
  const lastOf = async () => (await readAsPerson(link)).body.data.groups.at(-1)
  expect((await lastOf()).fields.at(-1)).toMatchObject({ name: 'lift', title: 'Is there a lift?' })
  const heading = { ...question, title_en: 'The building', type: 'heading', key: '', position: 190 }
  await postRow('questions', heading)
  expect(await lastOf()).toMatchObject({ title: 'The building', fields: [{ name: 'lift' }] })
  const { version } = await row(`questions/${added.id}`)
  expect((await postRow(`questions/${added.id}/remove`, { version })).status).toBe(200)
  // A heading without questions has no page.
  expect((await lastOf()).title).toBe('The visit')
})

test.each([
  [{ key: 'area' }, 'key'],
  [{ key: '' }, 'key'],
  [{ key: 'intent' }, 'key'],
  [{ type: 'file' }, 'type'],
  [{ type: 'select' }, 'options'],
  [{ questionnaire_id: 99_999 }, 'questionnaire_id'],
])('a question with %j is rejected', async (wrong, field) => {
  const question = { title_ka: 'ა', title_en: 'A', title_ru: 'А', type: 'text', key: 'a', position: 1 }
  const sent = { ...question, questionnaire_id: await makeForPerson(), ...wrong }
  const refused = await postRow('questions', sent)
  expect([refused.status, refused.body.errors[0].field]).toEqual([422, field])
})

test('submitting answers makes them visible and locks the questionnaire', async () => {
  const id = await makeForPerson()
  const { token: link, groups } = await read(id)
  await answer(link, { area: '60' })
  expect(await read(id)).toMatchObject({ answers: {}, is_begun: true, answered_at: null })
  const { version, values } = await row(`questions/${groups[0].questions[0].id}`)
  expect((await answer(link, { ...ANSWERS, is_final: '1' })).status).toBe(200)
  expect(await read(id)).toMatchObject({ answers: ANSWERS, is_begun: false, answered_at: expect.any(String) })
  expect((await read('?list=answered')).data.map((one: { id: number }) => one.id)).toContain(id)

  const path = `questions/${groups[0].questions[0].id}`
  expect((await postRow(path, { ...values, title_en: 'Late', version })).status).toBe(404)
  const late = await postRow('questions', { ...values, key: 'late' })
  expect([late.status, late.body.errors[0].field]).toEqual([422, 'questionnaire_id'])
  expect((await postRow(`questionnaires/${id}`, { ...SUBJECT, version: 'x' })).status).toBe(404)
  expect((await postRow(`questionnaires/${id}/remove`, { version: 'x' })).status).toBe(404)
  await expect(
    database.pool.query('delete from questions where questionnaire_id = $1', [id]),
  ).rejects.toThrow('answered')
  // Deleting an account also deletes its answers.
  await database.pool.query('delete from questionnaires where user_id = $1', [personId])
  const { rows } = await database.pool.query('select from questions where questionnaire_id = $1', [id])
  expect(rows).toEqual([])
})
