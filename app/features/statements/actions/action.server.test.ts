import { randomUUID } from 'node:crypto'
import type { AppLoadContext } from '@remix-run/node'
import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PageCaching } from '~/page/page-caching'
import { PersonalHeaders } from '~/page/personal-headers'
import { SentAnswers } from '~/session/sent-answers'
import { Signer } from '~/session/signer.server'
import { ReferenceCache } from '~/upstream/reference-cache.server'
import { UpstreamClient } from '~/upstream/upstream-client.server'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { withServer } from '~tests/fixtures/api'
import { createTestApi } from '~tests/fixtures/create-test-api'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { readFormReply } from '~tests/fixtures/form-reply'
import { loadStatement } from '../page/loader.server'
import { statementAction } from './action.server'

const SITE = 'http://ezo.test'
const MESSAGE = { intent: 'message', name: 'Nino', phone_number: '555123456', message: 'Is it free?' }
const log = pino({ level: 'silent' })
const database = withTestDatabase()
const server = withServer(() => createTestApi(database.pool, log))

let id: number
let visitorId: string
beforeAll(() => addPlaces(database.pool))
beforeEach(async () => {
  id = await addStatement(database.pool)
  visitorId = randomUUID()
})

/** Creates the arguments of a new request. */
function createArgs(fields?: Record<string, string>, { token = '', api = `${server.origin}/api` } = {}) {
  const apis = { main: `${api}/v1`, mainV3: api, statements: `${api}/statements` }
  const upstream = new UpstreamClient({
    apiUrls: { ...apis, projects: api, express: api },
    websiteKey: 'ezo',
    timeoutMs: 5_000,
    log,
  })
  const caching = new PageCaching()
  const context = {
    upstream,
    referenceCache: new ReferenceCache(upstream),
    signer: new Signer('secret'),
    log,
    site: { map: { drawingVersion: 'v1' } },
    caching,
    personalHeaders: new PersonalHeaders({}, SITE, caching),
    origin: SITE,
    requestId: 'one',
    visitorId,
    sentAnswers: new SentAnswers(),
  } as unknown as AppLoadContext
  const request = new Request(`${SITE}/en/statements/${id}`, {
    headers: token ? { cookie: `__Host-token=${token}` } : {},
    ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
  })
  return { request, context, params: {} }
}

/** Sends a form; a thrown redirect counts as a response. */
function send(fields: Record<string, string>, options?: { api: string }): Promise<unknown> {
  return statementAction(createArgs(fields, options), id).catch((thrown: unknown) => thrown)
}

async function listMessages(): Promise<string[]> {
  const { rows } = await database.pool.query(
    `select m.text from conversation_messages m join conversations c on c.id = m.conversation_id
     where c.statement_id = $1 order by m.id`,
    [id],
  )
  return rows.map(({ text }) => text)
}

describe('a message from the statement page', () => {
  test('a message sent twice is stored once, and again when its text has changed', async () => {
    const first = (await send({ ...MESSAGE, form_key: 'k' })) as Response
    expect(first.status).toBe(303)
    expect(first.headers.get('location')).toBe(`/en/statements/${id}#news`)
    await send({ ...MESSAGE, phone_number: '+995 555 12 34 56', form_key: 'k' })
    await send({ ...MESSAGE, message: 'And the price?', form_key: 'k' })
    await send({ ...MESSAGE, form_key: 'l' })
    expect(await listMessages()).toEqual(['Is it free?', 'And the price?', 'Is it free?'])
  })

  test("ready questions are sent in the page's language before the text", async () => {
    await send({ ...MESSAGE, questions: 'price,available', form_key: 'k' })
    await send({ ...MESSAGE, message: '', questions: 'viewing', form_key: 'l' })
    expect(await listMessages()).toEqual([
      'Is it still available?\nIs the price negotiable?\nIs it free?',
      'When can I see it?',
    ])
  })

  test('an invalid message is shown as typed, and is not sent', async () => {
    const answer = await send({ ...MESSAGE, phone_number: '1', form_key: 'k' })
    expect(readFormReply(answer)).toEqual({
      formId: 'statement-message',
      status: 422,
      retryAfter: null,
      needsConfirmation: false,
      typed: { ...MESSAGE, phone_number: '1', form_key: 'k' },
      errors: { phone_number: { key: 'phone_invalid' } },
    })
    expect(await listMessages()).toEqual([])
  })

  test('a message that could not be sent is shown as typed without a field error', async () => {
    const answer = await send(MESSAGE, { api: 'http://127.0.0.1:1/api' })
    expect(readFormReply(answer)).toMatchObject({
      status: 502,
      typed: MESSAGE,
      errors: { '': { key: 'failed' } },
    })
  })

  test('a message about a statement that expired meanwhile redirects to its page', async () => {
    await database.pool.query("update statements set status = 'expired' where id = $1", [id])
    const { headers } = (await send(MESSAGE)) as Response
    expect(headers.get('location')).toBe(`/en/statements/${id}`)
    expect(headers.get('set-cookie')).toBeNull()
  })

  test('too many messages get a 429', async () => {
    for (let sent = 0; sent < 20; sent += 1) await send({ ...MESSAGE, form_key: String(sent) })
    const reply = readFormReply(await send(MESSAGE))
    expect(reply).toMatchObject({ status: 429, typed: MESSAGE, errors: { '': { key: 'too_often' } } })
    expect(Number(reply.retryAfter)).toBeGreaterThan(3_000)
  })
})

describe('a statement that is not active', () => {
  const look = async (token?: string) => {
    const args = createArgs(undefined, token ? { token } : {})
    return loadStatement(args, id).then(
      ({ statement }) => statement,
      (thrown: unknown) => (thrown as Response).status,
    )
  }

  test.each(['hidden', 'inactive', 'deleted'])(
    'a statement with the status %s is shown only to its owner',
    async (status) => {
      const owner = await addUser(database.pool)
      id = await addStatement(database.pool, {
        user_id: owner,
        ...(status === 'deleted' ? { deleted_at: new Date() } : { status }),
      })
      expect(await look()).toBe(404)
      expect(await look(await createSession(database.pool, await addUser(database.pool)))).toBe(404)
      expect(await look(await createSession(database.pool, owner))).toMatchObject({ status, isOwn: true })
    },
  )

  test('an expired statement is public', async () => {
    id = await addStatement(database.pool, { status: 'expired' })
    expect(await look()).toMatchObject({ status: 'expired', isOwn: false })
  })
})
