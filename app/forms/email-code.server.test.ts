import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { Signer } from '~/session/signer.server'
import { createSession } from '~backend/platform/auth/sessions'
import { mobileNumber } from '~contract/forms/field-schemas'
import { withTestDatabase } from '~tests/database'
import { withServer } from '~tests/fixtures/api'
import { ALL_CHANNELS, createTestApi } from '~tests/fixtures/create-test-api'
import { addUser } from '~tests/fixtures/database-rows'
import { createRouteArgs } from '~tests/fixtures/route-args'
import { defineForm } from './define-form'
import { handleForms, onSubmit } from './form-action.server'
import { loadDraft } from './load-draft.server'

const PHONE = '555 123 456'
const define = (takesEmailCode: boolean) =>
  defineForm({
    id: 'order',
    intent: 'send',
    draft: 'order',
    phoneProof: 'account',
    takesEmailCode,
    schema: z.object({ phone_number: mobileNumber() }),
  })
const database = withTestDatabase()
const server = withServer(() =>
  createTestApi(database.pool, pino({ level: 'silent' }), {
    messageChannels: { ...ALL_CHANNELS, sms: false },
  }),
)
const signer = new Signer('secret')
let cookies: Map<string, string>
let userId: number
let email: string

beforeEach(async () => {
  email = `nino${Math.random()}@example.ge`
  userId = await addUser(database.pool, { email })
  cookies = new Map([['__Host-token', await createSession(database.pool, userId)]])
})

function createArgs(form?: Record<string, string>) {
  const context = { signer, site: { hasEmailCodes: true, map: { drawingVersion: 'v1' } } }
  const args = createRouteArgs('/en/order', { origin: server.origin, context, ...(form && { form }) })
  args.request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
  return args
}

/** Posts as a browser does, keeping cookies. */
async function post(definition: ReturnType<typeof define>, form: Record<string, string>) {
  const answer = await handleForms(
    createArgs(form),
    onSubmit(definition, async ({ draft }) => {
      throw new Error(`sent with ${draft.confirmed?.proof}`)
    }),
  )
  const headers = answer instanceof Response ? answer.headers : new Headers(answer.init?.headers)
  for (const set of headers.getSetCookie()) {
    const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=')
    cookies.set(name, value)
  }
  return answer
}

test('while SMS is unavailable, a form that accepts an email code continues with one', async () => {
  const form = define(true)
  expect((await loadDraft(createArgs(), form)).phoneProof).toMatchObject({ isDone: false, email })
  await post(form, { phone_number: PHONE, intent: 'send_code' })
  expect((await loadDraft(createArgs(), form)).phoneProof?.waitSeconds).toBeGreaterThan(50)
  const { rows } = await database.pool.query(
    "select recipient, content->>'code' as code from messages where user_id = $1",
    [userId],
  )
  expect(rows).toEqual([{ recipient: email, code: expect.stringMatching(/^\d{4}$/) }])
  await post(form, { phone_number: PHONE, intent: 'confirm_code', code: rows[0].code })
  expect((await loadDraft(createArgs(), form)).phoneProof).toMatchObject({ isDone: true, email })
  await expect(post(form, { phone_number: PHONE, intent: 'send' })).rejects.toThrow(
    /^sent with [0-9a-f-]{36}$/,
  )
  const people = await database.pool.query('select valid_phone_numbers from users where id = $1', [userId])
  expect(people.rows).toEqual([{ valid_phone_numbers: [] }])
})

test('a form that publishes the phone number accepts no code by email', async () => {
  const form = define(false)
  expect((await loadDraft(createArgs(), form)).phoneProof?.email).toBeUndefined()
  await post(form, { phone_number: PHONE, intent: 'send_code' })
  expect((await database.pool.query('select from messages where user_id = $1', [userId])).rowCount).toBe(0)
})
