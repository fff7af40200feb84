import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addQuestionnaire } from '~backend/forms/questionnaires/add-questionnaire'
import { APPRAISAL_QUESTIONS } from '~backend/initial-data/forms/appraisal-questions'
import { addForms } from '~backend/initial-data/forms/forms'
import { withTestDatabase } from '~tests/database'
import { withServer } from '~tests/fixtures/api'
import { createTestApi } from '~tests/fixtures/create-test-api'
import { readFormReply } from '~tests/fixtures/form-reply'
import { createRouteArgs, getThrownResponse } from '~tests/fixtures/route-args'
import { action as dynamicFormAction, loader as loadDynamicForm } from './dynamic-form/route'
import { loader as loadQuestionnaire, action as questionnaireAction } from './questionnaire/route'

const log = pino({ level: 'silent' })
const database = withTestDatabase()
const server = withServer(() => createTestApi(database.pool, log))
const GOOD = {
  name: 'ნინო',
  email: 'nino@example.ge',
  phone: '',
  trade: 'photo',
  city: 'batumi',
  years: '3',
  consent: '1',
  form_key: 'k',
}

beforeAll(() => addForms(database.pool))
beforeEach(() => database.pool.query('truncate dynamic_form_answers cascade'))

describe('a form that the upstream defines', () => {
  const send = (form: Record<string, string>, origin = server.origin) =>
    dynamicFormAction(createRouteArgs('/en/dynamic-forms/1', { origin, params: { id: '1' }, form }))

  test('a form is stored once however often it is sent, and shows the thanks of its author', async () => {
    for (let sent = 0; sent < 2; sent += 1) {
      const answer = await send(GOOD)
      expect(answer).toMatchObject({ status: 303 })
      expect((answer as Response).headers.get('location')).toBe('/en/dynamic-forms/1?sent=1')
    }
    expect((await database.pool.query('select from dynamic_form_answers')).rowCount).toBe(1)
    const options = { origin: server.origin, params: { id: '1' } }
    const thanks = createRouteArgs('/en/dynamic-forms/1?sent=1', options)
    thanks.request.headers.set('cookie', '__Host-sent=dynamic_form/1')
    expect(await loadDynamicForm(thanks)).toMatchObject({
      isSent: true,
      thanks: expect.stringContaining('Thank you!'),
    })
    // A forged URL or another form's cookie shows no confirmation.
    for (const cookie of ['', '__Host-sent=dynamic_form/2']) {
      const thankYouPage = createRouteArgs('/en/dynamic-forms/1?sent=1', options)
      thankYouPage.request.headers.set('cookie', cookie)
      expect((await loadDynamicForm(thankYouPage)).isSent).toBe(false)
    }
  })

  test('an invalid submission is shown as typed with an error at each field', async () => {
    const reply = readFormReply(await send({ ...GOOD, name: 'x', city: '', consent: '' }))
    expect(reply).toMatchObject({
      formId: 'dynamic-form',
      status: 422,
      typed: { name: 'x', years: '3', form_key: 'k' },
    })
    expect(reply.errors).toEqual({
      name: { key: 'answer_min_length', args: { field: 'Name and surname', count: 2 } },
      city: { key: 'answer_unchosen', args: { field: 'Where you work' } },
      consent: { key: 'answer_unticked', args: { field: 'I agree to be contacted' } },
    })
  })

  describe.each([
    ['a JPEG labelled image/jpg', 'a.jfif', 'image/jpg', '\xff\xd8\xff\xe0', true],
    ['a PNG without a media type', 'a', '', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', true],
    ['a PDF labelled as bytes', 'a.jpg', 'application/octet-stream', '%PDF-1.7', true],
    ['a page labelled as a JPEG', 'a.jpg', 'image/jpeg', '<script>alert(1)</script>', false],
    ['a page that begins as a JPEG', 'a.jpg', 'image/jpeg', '\xff\xd8\xff<script>', false],
    ['a drawing in SVG', 'a.png', 'image/png', '<svg xmlns="http://www.w3.org/2000/svg"/>', false],
  ])('%s', (_title, name, type, content, isTaken) => {
    test(isTaken ? 'the file is accepted' : 'the file is rejected at its field', async () => {
      const form = new FormData()
      for (const [field, value] of Object.entries(GOOD)) form.set(field, value)
      form.set('form_key', name + type + content.length)
      form.set('sample', new File([Buffer.from(content, 'latin1')], name, { type }))
      const answer = await dynamicFormAction(
        createRouteArgs('/en/dynamic-forms/1', { origin: server.origin, params: { id: '1' }, form }),
      )
      if (isTaken) return expect(answer).toMatchObject({ status: 303 })
      const { status, errors } = readFormReply(answer)
      expect([status, errors]).toMatchObject([422, { sample: { key: 'answer_file_kind' } }])
    })
  })

  test('a closed form refuses answers, and a missing one is 404', async () => {
    const closed = { origin: server.origin, params: { id: '2' } }
    expect(await loadDynamicForm(createRouteArgs('/dynamic-forms/2', closed))).toMatchObject({
      isClosed: true,
      fields: [],
    })
    const late = await dynamicFormAction(
      createRouteArgs('/dynamic-forms/2', { ...closed, form: { lacking: 'x' } }),
    )
    expect((late as Response).headers.get('location')).toBe('/dynamic-forms/2')
    for (const params of [{ id: '9' }, { id: 'x' }]) {
      const args = createRouteArgs('/dynamic-forms/9', { origin: server.origin, params })
      expect((await getThrownResponse(loadDynamicForm(args))).status).toBe(404)
    }
  })

  test('an unknown rule is logged and the form still works', async () => {
    await database.pool.query(
      `with form as (
         insert into dynamic_forms (title_ka, title_en, title_ru, description_ka, description_en, description_ru,
           thanks_ka, thanks_en, thanks_ru)
         values ('ა', 'A', 'А', 'ბ', 'B', 'Б', 'გ', 'C', 'В') returning id)
       insert into form_fields (form_id, position, key, type, title_ka, title_en, title_ru, is_required, rules)
       select id, 1, 'a', 'text', 'ა', 'A', 'А', true, 'unheard:of|max:3' from form`,
    )
    const warnings: object[] = []
    const context = { log: { warn: (details: object) => warnings.push(details) } }
    const options = { origin: server.origin, params: { id: '3' }, context }
    expect((await loadDynamicForm(createRouteArgs('/dynamic-forms/3', options))).fields).toHaveLength(1)
    expect(warnings).toEqual([{ form: 3, rules: ['unheard'] }])
  })
})

describe('a questionnaire', () => {
  let id: string
  beforeEach(async () => {
    const subject = { ka: 'ბინა', en: 'Flat', ru: 'Квартира' }
    const added = await addQuestionnaire(database.pool, { subject, groups: APPRAISAL_QUESTIONS })
    id = added.token
  })

  const args = (query: string, form?: Record<string, string>) =>
    createRouteArgs(`/ru/evaluation/questionnaire/${id}${query}`, {
      origin: server.origin,
      params: { id },
      ...(form && { form }),
    })
  const load = (query = '') => loadQuestionnaire(args(query))
  const redirectAfter = async (query: string, form: Record<string, string>) => {
    const answer = await questionnaireAction(args(query, form))
    return (answer as Response).headers.get('location')?.split(id)[1]
  }

  // Specification 1.2.23
  test('a questionnaire moves between groups without losing answers, and cannot be changed once sent', async () => {
    expect(await load()).toMatchObject({ step: 0, title: 'Квартира', answers: {} })
    const first = { kind: 'flat', area: '60', floor: '3', rebuilt: 'no', intent: 'next' }
    expect(await redirectAfter('', first)).toBe('?group=2')
    // Going back saves invalid answers too.
    expect(await redirectAfter('?group=2', { code: '01', intent: 'back' })).toBe('?group=1')
    expect((await load('?group=2')).answers).toMatchObject({ area: '60', code: '01' })
    const second = { code: '01.10.14.001', encumbered: 'no', papers: 'extract', intent: 'next' }
    expect(await redirectAfter('?group=2', second)).toBe('?group=3')
    expect(await redirectAfter('?group=3', { day: '', note: '', intent: 'next' })).toBe('?group=check')
    expect(await redirectAfter('?group=check', { intent: 'back' })).toBe('?group=3')
    expect(await redirectAfter('?group=check', { intent: 'send' })).toBe('?sent=1')
    expect(await load('?sent=1')).toMatchObject({ isAnswered: true, isSent: true })
    expect(await redirectAfter('?group=1', { area: '1', intent: 'next' })).toBe('')
    expect((await load()).answers).toMatchObject({ area: '60' })
  })

  test('a questionnaire stays on a group with an error, and is sent only when every group is valid', async () => {
    const invalid = await questionnaireAction(args('', { kind: 'flat', area: 'many', intent: 'next' }))
    expect(readFormReply(invalid)).toMatchObject({
      status: 422,
      typed: { area: 'many' },
      errors: { area: { key: 'answer_number' }, rebuilt: { key: 'answer_unchosen' } },
    })
    const first = { kind: 'flat', area: '60', rebuilt: 'no', intent: 'next' }
    expect(await redirectAfter('', first)).toBe('?group=2')
    const early = await questionnaireAction(args('?group=check', { intent: 'send' }))
    expect(early).toMatchObject({ data: { pageData: { step: 1 } } })
    expect(Object.keys(readFormReply(early).errors ?? {})).toEqual(['code', 'encumbered'])
  })

  test('a missing questionnaire is 404', async () => {
    for (const params of [{ id: randomUUID() }, { id: '1' }]) {
      const loaderArgs = createRouteArgs('/evaluation/questionnaire/1', { origin: server.origin, params })
      expect((await getThrownResponse(loadQuestionnaire(loaderArgs))).status).toBe(404)
    }
  })
})

// Specification 1.2.22, 1.2.23
test('a path without an id redirects to the contact page, or to the valuation', async () => {
  const { origin } = server
  const form = await getThrownResponse(loadDynamicForm(createRouteArgs('/en/dynamic-forms', { origin })))
  expect([form.status, form.headers.get('location')]).toEqual([302, '/en/contact'])
  const path = '/ru/evaluation/questionnaire'
  const questions = await getThrownResponse(loadQuestionnaire(createRouteArgs(path, { origin })))
  expect([questions.status, questions.headers.get('location')]).toEqual([302, '/ru/shefaseba'])
})
