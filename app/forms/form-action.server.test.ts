import { randomUUID } from 'node:crypto'
import { redirect } from '@remix-run/node'
import { pino } from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Signer } from '~/session/signer.server'
import { createSession } from '~backend/platform/auth/sessions'
import type { Row } from '~backend/platform/db/row'
import { idOf, mobileNumber, requiredText } from '~contract/forms/field-schemas'
import { withTestDatabase } from '~tests/database'
import { withServer } from '~tests/fixtures/api'
import { ALL_CHANNELS, createTestApi } from '~tests/fixtures/create-test-api'
import { addUser } from '~tests/fixtures/database-rows'
import { readFormReply } from '~tests/fixtures/form-reply'
import { createRouteArgs } from '~tests/fixtures/route-args'
import { defineForm } from './define-form'
import { handleForms, onButton, onSubmit } from './form-action.server'
import { loadDraft } from './load-draft.server'

const PAGE = '/en/order?step=2'
const PHONE = '555 123 456'
const definition = defineForm({
  id: 'order',
  intent: 'send',
  draft: 'order',
  oneTime: true,
  phoneProof: 'visitor',
  schema: z.object({
    name: requiredText(10, { missing: 'name_missing' }),
    phone_number: mobileNumber(),
    terms: z.literal('1', 'terms_missing'),
  }),
})
const database = withTestDatabase()
const server = withServer(() =>
  createTestApi(database.pool, pino({ level: 'silent' }), { messageChannels: ALL_CHANNELS }),
)
const signer = new Signer('secret')
let cookie = ''
let visitorId = ''
const submitted: unknown[] = []

beforeEach(async () => {
  cookie = ''
  visitorId = randomUUID()
  submitted.length = 0
  await database.pool.query('truncate phone_codes, messages')
})

function createArgs(form?: Record<string, string>, origin = server.origin) {
  const args = createRouteArgs(PAGE, { origin, context: { signer, visitorId }, ...(form && { form }) })
  args.request.headers.set('cookie', cookie)
  return args
}

/** Posts as a browser does, keeping cookies. */
async function post(form: Record<string, string>, origin?: string) {
  const answer = await handleForms(
    createArgs(form, origin),
    onSubmit(definition, async ({ values, idempotencyKey, draft }) => {
      submitted.push({ ...values, idempotencyKey, proof: draft.confirmed?.proof })
      return redirect('/sent', 303)
    }),
    onButton(definition, 'back', () => redirect('/first', 303)),
  )
  const headers = answer instanceof Response ? answer.headers : new Headers(answer.init?.headers)
  cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
  return answer
}

const readCode = async () => {
  const { rows } = await database.pool.query<Row<'phone_codes', 'code'>>('select code from phone_codes')
  return rows[0]?.code ?? ''
}

test('pressing another button keeps the typed values, valid or not, and sends nothing', async () => {
  const answer = (await post({ intent: 'back', name: 'A name that is too long', terms: '1' })) as Response
  expect(answer.headers.get('location')).toBe('/first')
  const { values } = await loadDraft(createArgs(), definition)
  expect(values).toEqual({ name: 'A name that is too long', terms: '1' })
  // Browsers do not send unticked checkboxes.
  await post({ intent: 'back', name: 'Nino' })
  expect((await loadDraft(createArgs(), definition)).values).toEqual({ name: 'Nino' })
  expect(submitted).toEqual([])
})

test('a form that is not on the page is rejected', async () => {
  await expect(post({ intent: 'other' })).rejects.toMatchObject({ status: 400 })
})

test('a form of hidden fields reports one form error, as its page cannot show errors of fields', async () => {
  const removal = defineForm({ id: 'removal', schema: z.object({ card: idOf() }), failureKey: 'not_done' })
  const remove = onSubmit(removal, async () => redirect('/removed', 303))
  const reply = readFormReply(await handleForms(createArgs({ card: 'x' }), remove))
  expect(reply).toMatchObject({ status: 422, errors: { '': { key: 'not_done' } } })
})

test('an API error about one of several values is shown at their field', async () => {
  const choice = defineForm({ id: 'choice', schema: z.object({ rooms: idOf(), room: idOf() }) })
  const fieldErrors = [{ field: 'rooms.0', message: 'is invalid' }]
  const choose = onSubmit(choice, async ({ refuse }) =>
    refuse({ ok: false, fieldErrors, waitSeconds: undefined }),
  )
  const reply = readFormReply(await handleForms(createArgs({ rooms: '1', room: '2' }), choose))
  expect(reply).toMatchObject({ status: 422, errors: { rooms: { key: 'rejected' } } })
})

describe('a form that requires a proved phone number', () => {
  test('a form asks for a code even if the number is on file, unless a code has proved it', async () => {
    const typed = { name: 'Nino', phone_number: PHONE, terms: '1', intent: 'send' }
    const token = await createSession(
      database.pool,
      await addUser(database.pool, { phone_number: '555123456' }),
    )
    cookie = `__Host-token=${token}`
    expect((await loadDraft(createArgs(), definition)).phoneProof?.isDone).toBe(false)
    expect(readFormReply(await post(typed)).errors).toEqual({ phone_number: { key: 'phone_unconfirmed' } })
    expect(submitted).toEqual([])

    await database.pool.query('update users set valid_phone_numbers = array[phone_number]')
    cookie = `__Host-token=${token}`
    await post(typed)
    expect(submitted).toHaveLength(1)
  })

  // Specification 2.4.11
  test('a form is sent once a code has proved the number, and its one-time key stays the same', async () => {
    const typed = { name: 'Nino', phone_number: PHONE, terms: '1', form_key: 'k' }
    const unproved = readFormReply(await post({ ...typed, intent: 'send' }))
    expect(unproved).toMatchObject({ status: 422, errors: { phone_number: { key: 'phone_unconfirmed' } } })
    expect(unproved.typed).toMatchObject({ name: 'Nino', phone_number: PHONE })

    const sent = (await post({ ...typed, intent: 'send_code' })) as Response
    expect(sent.headers.get('location')).toBe(`${PAGE}#order-code`)
    expect((await loadDraft(createArgs(), definition)).phoneProof?.waitSeconds).toBeGreaterThan(55)
    const confirmed = (await post({ ...typed, intent: 'confirm_code', code: await readCode() })) as Response
    expect(confirmed.headers.get('location')).toBe(`${PAGE}#order-phone_number`)
    expect((await loadDraft(createArgs(), definition)).phoneProof).toEqual({ isDone: true })

    for (const phone_number of [PHONE, '+995 555123456'])
      await post({ ...typed, phone_number, intent: 'send' })
    expect(submitted).toHaveLength(2)
    expect(submitted[0]).toEqual(submitted[1])
    expect(submitted[0]).toMatchObject({ name: 'Nino', phone_number: '555123456', proof: expect.any(String) })
  })

  test('a typed code is confirmed when the form is submitted', async () => {
    const typed = { name: 'Nino', phone_number: PHONE, terms: '1', intent: 'send' }
    await post({ ...typed, intent: 'send_code' })
    const code = await readCode()
    const wrong = readFormReply(await post({ ...typed, name: '', code: code === '0000' ? '1111' : '0000' }))
    expect(wrong).toMatchObject({
      status: 422,
      errors: { name: { key: 'name_missing' }, code: { key: 'code_tries' } },
    })
    expect(submitted).toEqual([])
    await post({ ...typed, code })
    expect(submitted).toMatchObject([{ name: 'Nino', proof: expect.any(String) }])
  })

  test('all errors are listed together, in the order of the form', async () => {
    const reply = readFormReply(await post({ intent: 'send', phone_number: '555123456' }))
    expect(reply.errors).toEqual({
      name: { key: 'name_missing' },
      phone_number: { key: 'phone_unconfirmed' },
      terms: { key: 'terms_missing' },
    })
  })

  test('requesting a code reports no errors of other fields', async () => {
    const reply = readFormReply(await post({ intent: 'send_code', phone_number: '12' }))
    expect(reply).toMatchObject({ status: 422, typed: { phone_number: '12' } })
    expect(reply.errors).toEqual({ phone_number: { key: 'phone_invalid' } })
  })

  test('a second code within a minute is refused, and the field of the first code is shown', async () => {
    await post({ intent: 'send_code', phone_number: PHONE })
    const reply = readFormReply(await post({ intent: 'send_code', phone_number: '555123456' }))
    expect(reply).toMatchObject({ status: 429, errors: { code: { key: 'code_wait' } } })
    expect(Number(reply.retryAfter)).toBeGreaterThan(55)
  })

  test.each(['123', '12345', ''])('a form is not sent with a code of the wrong length (%j)', async (code) => {
    await post({ intent: 'send_code', phone_number: PHONE })
    const reply = readFormReply(await post({ intent: 'confirm_code', phone_number: PHONE, code }))
    expect(reply.errors).toEqual({ code: { key: 'code_length' } })
    expect((await database.pool.query('select tries from phone_codes')).rows).toEqual([{ tries: 0 }])
  })

  test('a code sent to another number is rejected', async () => {
    await post({ intent: 'send_code', phone_number: PHONE })
    const code = await readCode()
    const other = await post({ intent: 'confirm_code', phone_number: '555 999 999', code })
    expect(readFormReply(other).errors).toEqual({ phone_number: { key: 'phone_unconfirmed' } })
  })

  test('a wrong code shows how many attempts are left', async () => {
    const typed = { phone_number: PHONE }
    await post({ ...typed, intent: 'send_code' })
    const wrong = (await readCode()) === '0000' ? '1111' : '0000'
    const errors = []
    for (let tried = 0; tried < 3; tried += 1) {
      const reply = readFormReply(await post({ ...typed, intent: 'confirm_code', code: wrong }))
      errors.push(reply.errors?.code)
    }
    expect(errors).toEqual([
      { key: 'code_tries', args: { count: 2 } },
      { key: 'code_tries', args: { count: 1 } },
      { key: 'code_spent' },
    ])
  })

  test('the number that a code was sent to can be replaced by another', async () => {
    await post({ intent: 'send_code', name: 'Nino', phone_number: PHONE })
    const changed = (await post({ intent: 'change_phone', name: 'Nino', phone_number: PHONE })) as Response
    expect(changed.headers.get('location')).toBe(`${PAGE}#order-phone_number`)
    const draft = await loadDraft(createArgs(), definition)
    expect(draft).toMatchObject({ values: { name: 'Nino', phone_number: '' }, phoneProof: { isDone: false } })
    expect(draft.phoneProof?.waitSeconds).toBeUndefined()
  })

  test('a code requested by another browser of the same network is rejected', async () => {
    const typed = { phone_number: PHONE }
    await post({ ...typed, intent: 'send_code' })
    const [mine, code] = [cookie, await readCode()]
    cookie = ''
    await post({ ...typed, intent: 'send_code' })
    const theirs = await post({ ...typed, intent: 'confirm_code', code })
    expect(readFormReply(theirs).errors).toEqual({ code: { key: 'code_expired' } })
    cookie = mine
    const confirmed = (await post({ ...typed, intent: 'confirm_code', code })) as Response
    expect(confirmed.headers.get('location')).toBe(`${PAGE}#order-phone_number`)
  })

  test('typed values are kept when sending the code fails', async () => {
    const answer = await post({ intent: 'send_code', phone_number: PHONE }, 'http://127.0.0.1:1')
    expect(readFormReply(answer)).toMatchObject({
      status: 502,
      errors: { phone_number: { key: 'code_failed' } },
      typed: { phone_number: PHONE },
    })
  })
})
