import type { AppLoadContext } from '@remix-run/node'
import { expect, test } from 'vitest'
import { Signer } from '~/session/signer.server'
import type { Call } from '~/upstream/upstream-client.server'
import { UpstreamError } from '~/upstream/upstream-error'
import { readFormReply } from '~tests/fixtures/form-reply'
import { action as profileAction } from './route'

const NEW = '555112233'
const SEND = 'POST users/validate/phone'
const CHECK = 'GET users/validate/phone'
const UPDATE = 'POST profile/update'
const signer = new Signer('secret')

type Answers = Record<string, object | number>

async function send(fields: Record<string, string>, answers: Answers = {}, drafts = '') {
  const sentCalls: string[] = []
  const sentBodies: unknown[] = []
  const upstream = {
    call: async (_caller: object, { path, method = 'GET', body }: Call<unknown>) => {
      if (path === 'auth/grouped-info') return { id: 7, name: 'Nino', validPhones: ['555000000'] }
      const call = `${method} ${path}`
      sentCalls.push(call)
      if (body instanceof FormData) sentBodies.push(Object.fromEntries(body))
      const answer = answers[call] ?? { ok: true }
      if (typeof answer === 'number') throw new UpstreamError(path, 'status', answer)
      return answer
    },
  }
  const context = { upstream, signer, origin: 'http://ezo.test' } as unknown as AppLoadContext
  const request = new Request('http://ezo.test/en/account/personalInformation', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { cookie: `__Host-token=some-token; ${drafts}` },
  })
  const answer = await profileAction({ request, context, params: {} })
  if (!(answer instanceof Response)) return { sentCalls, sentBodies, ...readFormReply(answer) }
  const cookies = answer.headers.getSetCookie()
  return {
    sentCalls,
    sentBodies,
    status: answer.status,
    location: answer.headers.get('location'),
    cookies: cookies.join('\n'),
    drafts: cookies.find((cookie) => cookie.includes('drafts='))?.split(';')[0],
  }
}

/** Returns the browser state after a code was sent. */
async function sendCode(phone = NEW) {
  const sent = await send({ intent: 'send_code', phone_number: phone })
  return 'drafts' in sent ? sent.drafts : undefined
}

test('a code is sent to a new phone number, which the browser stores encrypted', async () => {
  const sent = await send({ intent: 'send_code', phone_number: '+995 555 11 22 33' })
  expect(sent).toMatchObject({
    sentCalls: [SEND],
    status: 303,
    location: '/en/account/personalInformation#own-phone-code',
    cookies: expect.not.stringContaining(NEW),
  })
})

test('a phone number confirmed before needs no code', async () => {
  const sent = await send({ intent: 'send_code', phone_number: '555000000' })
  expect(sent).toMatchObject({
    sentCalls: [UPDATE],
    status: 303,
    cookies: expect.stringContaining('profile_phone'),
  })
})

test.each([
  ['', 'phone_missing'],
  ['032 2 20 00 00', 'phone_invalid'],
  ['55511', 'phone_invalid'],
])('the number %j is rejected and gets no code', async (phone, key) => {
  const sent = await send({ intent: 'send_code', phone_number: phone })
  expect(sent).toMatchObject({ sentCalls: [], status: 422, errors: { phone_number: { key } } })
})

// Specification 1.7.13
test('the right code saves the phone number at once', async () => {
  const drafts = await sendCode()
  const sent = await send({ intent: 'confirm_code', code: '12 34', phone_number: NEW }, {}, drafts)
  expect(sent).toMatchObject({
    sentCalls: [CHECK, UPDATE],
    status: 303,
    location: '/en/account/personalInformation',
  })
})

test('a code is valid only for the phone number that it was sent to', async () => {
  const drafts = await sendCode()
  const fields = { intent: 'confirm_code', code: '1234', phone_number: '555999999' }
  expect(await send(fields, {}, drafts)).toMatchObject({
    sentCalls: [],
    status: 422,
    errors: { phone_number: { key: 'phone_unconfirmed' } },
  })
})

test.each(['wrong', 'expired', 'spent'])('a code that is %s changes nothing', async (reason) => {
  const fields = { intent: 'confirm_code', code: '1234', phone_number: NEW }
  const sent = await send(fields, { [CHECK]: { ok: false, reason } }, await sendCode())
  expect(sent).toMatchObject({
    sentCalls: [CHECK],
    status: 422,
    errors: { code: { key: `code_${reason}` } },
  })
})

test('a number without proof is not saved', async () => {
  expect(await send({ intent: 'save_phone', phone_number: NEW })).toMatchObject({
    sentCalls: [],
    status: 422,
    errors: { phone_number: { key: 'phone_unconfirmed' } },
  })
})

test('a failure and the rate limit are reported at the number', async () => {
  const fields = { intent: 'send_code', phone_number: NEW }
  expect(await send(fields, { [SEND]: 503 })).toMatchObject({
    status: 503,
    errors: { phone_number: { key: 'code_failed' } },
  })
  const tooOften = { [SEND]: { ok: false, fieldErrors: [], waitSeconds: 4_000 } }
  expect(await send(fields, tooOften)).toMatchObject({
    status: 429,
    retryAfter: '4000',
    errors: { phone_number: { key: 'code_too_often' } },
  })
})

test('empty names are rejected, and so is a name that the upstream refuses', async () => {
  const names = { intent: 'save_names', first_name: 'Nino', last_name: 'Beridze', personal_number: '' }
  expect(await send({ ...names, first_name: ' ', personal_number: '12' })).toMatchObject({
    sentCalls: [],
    status: 422,
    errors: {
      first_name: { key: 'first_name_missing' },
      personal_number: { key: 'personal_number_invalid' },
    },
  })
  const refused = { [UPDATE]: { ok: false, fieldErrors: [{ field: 'last_name', message: 'no' }] } }
  expect(await send(names, refused)).toMatchObject({
    status: 422,
    errors: { last_name: { key: 'rejected' } },
  })
  expect(await send(names)).toMatchObject({ sentCalls: [UPDATE], status: 303 })
})

// Specification 1.2.43
test('a future birth date is rejected; birth date and sex can be omitted or cleared', async () => {
  const names = { first_name: 'Nino', last_name: 'Beridze', personal_number: '' }
  const save = (person: object) => send({ intent: 'save_names', ...names, ...person })
  expect(await save({ birth_date: '2990-05-20', sex: 'other' })).toMatchObject({
    sentCalls: [],
    status: 422,
    errors: { birth_date: { key: 'birth_date_invalid' }, sex: { key: 'rejected' } },
  })
  for (const person of [{}, { birth_date: '', sex: '' }, { birth_date: '1990-05-20', sex: 'male' }])
    expect(await save(person)).toMatchObject({ status: 303, sentBodies: [{ ...names, ...person }] })
})
