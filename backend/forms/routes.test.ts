import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { APPRAISAL_QUESTIONS } from '~backend/initial-data/forms/appraisal-questions'
import { addForms } from '~backend/initial-data/forms/forms'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addQuestionnaire } from './questionnaires/add-questionnaire'

const database = withTestDatabase()
const api = withApi(database)
const FILE_FOLDER = join(tmpdir(), 'ezo-form-files')
const VALID_FORM = {
  name: 'ნინო',
  email: 'nino@example.ge',
  trade: 'photo',
  city: 'batumi',
  years: '3',
  consent: '1',
}
const SUBJECT = { ka: 'ბინა', en: 'Flat', ru: 'Квартира' }

beforeAll(() => addForms(database.pool))
beforeEach(() => database.pool.query('truncate dynamic_form_answers cascade'))

const fieldsOf = (body: { errors: { field: string }[] }) => body.errors.map(({ field }) => field)
const listAnswers = async () => (await database.pool.query('select answers from dynamic_form_answers')).rows

function send(fields: Record<string, string>, path = '/v1/dynamic-forms/1') {
  return api.post(path, new URLSearchParams(fields), { headers: { 'x-visitor': randomUUID() } })
}

function sendFile(file: File, visitor = randomUUID()) {
  const form = new FormData()
  for (const [name, value] of Object.entries(VALID_FORM)) form.append(name, value)
  form.append('sample', file)
  return api.post('/v1/dynamic-forms/1', form, { headers: { 'x-visitor': visitor } })
}

describe('dynamic forms', () => {
  test('a form has fields in the language of the request', async () => {
    const { body } = await api.get('/v1/dynamic-forms/1', { locale: 'en' })
    expect(body.data).toMatchObject({ title: 'Become a partner', is_closed: false })
    expect(body.data.fields[4]).toMatchObject({ name: 'city', type: 'select', required: 1 })
    expect(body.data.fields[4].options[1]).toEqual({ value: 'batumi', title: 'Batumi' })
  })

  test('a form saves answers to its fields once and drops all others', async () => {
    const key = randomUUID()
    for (let sent = 0; sent < 2; sent += 1)
      expect((await send({ ...VALID_FORM, stranger: 'x', idempotency_key: key })).status).toBe(200)
    expect(await listAnswers()).toEqual([{ answers: VALID_FORM }])
  })

  test.each([
    [{ name: '' }, ['name']],
    [{ email: 'nino' }, ['email']],
    [{ phone: '12' }, ['phone']],
    [{ trade: 'magic' }, ['trade']],
    [{ days: 'weekdays,never' }, ['days']],
    [{ years: '61' }, ['years']],
    [{ since: '2026-02-30' }, ['since']],
    [{ consent: '' }, ['consent']],
  ])("a form answers 422 for %j with the field's name", async (change, fields) => {
    const { status, body } = await send({ ...VALID_FORM, ...change })
    expect([status, fieldsOf(body)]).toEqual([422, fields])
    expect(await listAnswers()).toEqual([])
  })

  test('a file is stored outside the database, with the name and type of its content', async () => {
    const answer = await sendFile(new File(['%PDF-1.7'], '../work.html', { type: 'text/html' }))
    expect(answer.status).toBe(200)
    const { rows } = await database.pool.query(
      'select field, name, media_type, size, bytes, token from dynamic_form_files',
    )
    const [{ token, ...file }] = rows
    expect(file).toEqual({
      field: 'sample',
      name: 'work.pdf',
      media_type: 'application/pdf',
      size: 8,
      bytes: null,
    })
    expect(await readFile(join(FILE_FOLDER, token), 'utf8')).toBe('%PDF-1.7')
  })

  test.each([
    ['markup', '<html>'],
    ['an empty text', ' '],
  ])('a form rejects %s with the extension of a PDF', async (_content, text) => {
    const answer = await sendFile(new File([text], 'x.pdf', { type: 'application/pdf' }))
    expect([answer.status, fieldsOf(answer.body)]).toEqual([422, ['sample']])
    expect(await listAnswers()).toEqual([])
  })

  test('a visitor can upload ten files an hour', async () => {
    const visitor = randomUUID()
    const statuses = []
    for (let sent = 0; sent < 11; sent += 1)
      statuses.push((await sendFile(new File(['%PDF-'], 'a.pdf'), visitor)).status)
    expect(statuses).toEqual([...Array(10).fill(200), 429])
  })

  test('no file is stored if the quota has too little left for all of them', async () => {
    const { rows } = await database.pool.query(
      `insert into dynamic_form_answers (form_id, answers) values (1, '{}') returning id`,
    )
    // Rows of five megabytes each.
    await database.pool.query(
      `insert into dynamic_form_files (answer_id, field, name, media_type, size, token)
       select $1, 'f' || n, 'a.pdf', 'application/pdf', 5000000, gen_random_uuid() from generate_series(1, 400) n`,
      [rows[0].id],
    )
    const before = await readdir(FILE_FOLDER)
    expect((await sendFile(new File(['%PDF-'], 'a.pdf'))).status).toBe(413)
    expect(await readdir(FILE_FOLDER)).toEqual(before)
    expect(await listAnswers()).toEqual([{ answers: {} }])
  })

  test('an unknown form answers 404, and a closed form has no fields and rejects answers', async () => {
    expect((await api.get('/v1/dynamic-forms/2')).body.data).toMatchObject({ is_closed: true, fields: [] })
    expect((await send({ lacking: 'x' }, '/v1/dynamic-forms/2')).status).toBe(409)
    expect((await api.get('/v1/dynamic-forms/77')).status).toBe(404)
    expect((await api.get('/v1/dynamic-forms/x')).status).toBe(404)
  })
})

describe('questionnaires', () => {
  const answer = (id: string, fields: Record<string, string>) =>
    api.post(`/v1/evaluation/questionnaire/${id}`, new URLSearchParams(fields))
  const read = async (id: string) => (await api.get(`/v1/evaluation/questionnaire/${id}`)).body.data

  test('a questionnaire saves drafts unvalidated and locks the final answers', async () => {
    const { token: id } = await addQuestionnaire(database.pool, {
      subject: SUBJECT,
      groups: APPRAISAL_QUESTIONS,
    })
    expect((await answer(id, { kind: 'flat', area: 'many' })).status).toBe(200)
    expect((await answer(id, { papers: 'extract,drawing' })).status).toBe(200)
    expect(await read(id)).toMatchObject({
      answers: { kind: 'flat', area: 'many', papers: 'extract,drawing' },
      is_answered: false,
    })
    const refused = await answer(id, { is_final: '1' })
    expect([refused.status, fieldsOf(refused.body)]).toEqual([422, ['area', 'rebuilt', 'code', 'encumbered']])

    const rest = { area: '60', rebuilt: 'no', code: '01.10.14.001', encumbered: 'no', is_final: '1' }
    for (let sent = 0; sent < 2; sent += 1) expect((await answer(id, rest)).status).toBe(200)
    expect((await answer(id, { area: '70' })).status).toBe(409)
    expect(await read(id)).toMatchObject({ answers: { area: '60' }, is_answered: true })
  })

  test('a questionnaire is found only by its whole token', async () => {
    for (const id of [randomUUID(), '1', 'x'])
      expect((await api.get(`/v1/evaluation/questionnaire/${id}`)).status).toBe(404)
  })
})
