import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createGazetteer } from '~backend/locations/gazetteer'
import { StreetFinder } from '~backend/locations/street-finder'
import { createPushKey } from '~backend/platform/push/push-key'
import { createSearchTextParser } from '~backend/search/search-text'
import { MAX_PUSH_DEVICES } from '~contract/push'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement, places } from '~tests/fixtures/database-rows'
import { emailNewStatements } from './new-statements-job'
import { sendPushMessages } from './push-job'

const database = withTestDatabase()
const push = {
  key: createPushKey(randomBytes(32).toString('base64url'), 'mailto:push@ezo.test'),
  allowsPrivate: true,
}
const api = withApi(database, { push })
const strictApi = withApi(database, { push: { key: push.key } })
const silentApi = withApi(database)
const PATH = '/v1/followed-search'

const browser = createECDH('prime256v1')
browser.generateKeys()
const auth = randomBytes(16)
const KEYS = { p256dh: browser.getPublicKey().toString('base64url'), auth: auth.toString('base64url') }

/** Push service that answers with the status in the path of the endpoint. */
let service: Server
let received: { path: string; headers: IncomingHttpHeaders; payload: object }[] = []

const toEndpoint = (path: string) => `http://127.0.0.1:${(service.address() as AddressInfo).port}/${path}`

function decrypt(body: Buffer): object {
  const [salt, point] = [body.subarray(0, 16), body.subarray(21, 86)]
  const derive = (input: Buffer, key: Buffer, info: Buffer | string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', input, key, info, bytes))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), point])
  const input = derive(browser.computeSecret(point), auth, info, 32)
  const key = derive(input, salt, 'Content-Encoding: aes128gcm\0', 16)
  const decipher = createDecipheriv('aes-128-gcm', key, derive(input, salt, 'Content-Encoding: nonce\0', 12))
  decipher.setAuthTag(body.subarray(-16))
  const text = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()])
  return JSON.parse(text.subarray(0, -1).toString())
}

beforeAll(async () => {
  await addPlaces(database.pool)
  service = createServer(async (request, response) => {
    const parts = []
    for await (const part of request) parts.push(part)
    const path = request.url?.slice(1) ?? ''
    received.push({ path, headers: request.headers, payload: decrypt(Buffer.concat(parts)) })
    response.writeHead(Number(path.split('-')[0])).end()
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
})

afterAll(() => service.close())

beforeEach(async () => {
  received = []
  await database.pool.query(
    'truncate saved_searches, push_subscriptions, push_messages, messages, rate_limit_hits cascade',
  )
})

async function follow({ isConfirmed = true } = {}): Promise<string> {
  const { rows } = await database.pool.query<{ token: string }>(
    `insert into saved_searches (email, locale, name, query, frequency, sends_emails, known_ids)
     values (gen_random_uuid() || '@example.ge', 'en', 'Vake', $1, 'at_once', $2,
             (select coalesce(array_agg(id), '{}') from statements)) returning token`,
    [`urbans=${places.vake}`, isConfirmed],
  )
  return rows[0]?.token ?? ''
}

const subscribe = (token: string, endpoint: string, keys: object = KEYS, to = api) =>
  to.post(`${PATH}/push`, { token, endpoint, ...keys })

const readSearch = async (token: string) => (await api.get(`${PATH}?token=${token}`)).body.data

async function findNew() {
  const { pool } = database
  await emailNewStatements(pool, createSearchTextParser(createGazetteer(pool, new StreetFinder(pool))))
}

const warnings: object[] = []
const send = () =>
  sendPushMessages(
    { pool: database.pool, log: { warn: (facts: object) => warnings.push(facts) }, push },
    new AbortController().signal,
  )

const countWaiting = async () => (await database.pool.query('select from push_messages')).rowCount

test('a browser of a followed search is notified of new statements once, with its keys', async () => {
  const token = await follow()
  for (const _ of [1, 2]) expect((await subscribe(token, toEndpoint('201'))).status).toBe(200)
  expect(await readSearch(token)).toMatchObject({ push_key: push.key.publicKey, push_devices: 1 })
  const only = await addStatement(database.pool, { urban_id: places.vake })
  await Promise.all([findNew(), findNew()])
  await Promise.all([send(), send()])
  expect(received).toMatchObject([
    {
      headers: {
        'content-encoding': 'aes128gcm',
        authorization: expect.stringMatching(/^vapid t=.+, k=.+$/),
      },
      payload: { title: 'A new listing for your search', path: `/en/statements/${only}` },
    },
  ])
  await addStatement(database.pool, { urban_id: places.vake })
  await addStatement(database.pool, { urban_id: places.vake })
  await findNew()
  await send()
  expect(received[1]?.payload).toMatchObject({
    title: '2 new listings for your searches',
    body: 'Vake',
    path: `/en/s?urbans=${places.vake}&order_by=created_at&sequence=desc`,
  })
  expect(await countWaiting()).toBe(0)
})

test('a browser that its service no longer knows is removed, and one whose service fails is tried again', async () => {
  const token = await follow()
  for (const status of ['404', '410', '503', '403']) await subscribe(token, toEndpoint(status))
  await addStatement(database.pool, { urban_id: places.vake })
  await findNew()
  await send()
  const { rows } = await database.pool.query<{ endpoint: string }>(
    'select endpoint from push_subscriptions order by id',
  )
  expect(rows.map(({ endpoint }) => endpoint)).toEqual([toEndpoint('503'), toEndpoint('403')])
  expect(await countWaiting()).toBe(1)
  await database.pool.query("update push_messages set next_at = now() - interval '1 second'")
  await send()
  expect(received.filter(({ path }) => path === '503')).toHaveLength(2)
  expect(JSON.stringify(warnings)).not.toContain('127.0.0.1')
  await database.pool.query('update push_messages set expires_at = now()')
  await send()
  expect(await countWaiting()).toBe(0)
})

test('an endpoint that resolves to a private address is never called, and removed', async () => {
  const token = await follow()
  await subscribe(token, toEndpoint('201'))
  await addStatement(database.pool, { urban_id: places.vake })
  await findNew()
  await sendPushMessages(
    { pool: database.pool, log: { warn() {} }, push: { key: push.key } },
    new AbortController().signal,
  )
  expect(received).toEqual([])
  expect(await readSearch(token)).toMatchObject({ push_devices: 0 })
})

test('stopping the notifications leaves the emails, and stopping the search ends both', async () => {
  const token = await follow()
  const stop = (path: string) => api.get(`${path}?token=${token}`, { method: 'DELETE' })
  await subscribe(token, toEndpoint('201'))
  for (const _ of [1, 2]) expect((await stop(`${PATH}/push`)).status).toBe(200)
  expect(await readSearch(token)).toMatchObject({ is_confirmed: true, push_devices: 0 })
  await subscribe(token, toEndpoint('201'))
  await stop(PATH)
  const { rowCount } = await database.pool.query('select from push_subscriptions')
  expect(rowCount).toBe(0)
})

test('10,000 browsers cannot be added to a search, nor by a visitor in an hour', async () => {
  const token = await follow()
  const statuses = []
  for (let count = 0; count <= MAX_PUSH_DEVICES; count++)
    statuses.push((await subscribe(token, toEndpoint(`201-${count}`))).status)
  expect(statuses).toEqual([...Array(MAX_PUSH_DEVICES).fill(200), 422])
  expect((await subscribe(token, toEndpoint('201-0'))).status).toBe(200)
  for (let count = 0; count < 20; count++) statuses.push((await subscribe(token, toEndpoint('201-0'))).status)
  expect(statuses.at(-1)).toBe(429)
})

test('an unconfirmed search and an unknown key take no browser', async () => {
  const unconfirmed = await follow({ isConfirmed: false })
  expect((await subscribe(unconfirmed, toEndpoint('201'))).status).toBe(404)
  expect((await subscribe('3f0e2f6e-3b7a-4d5e-9f57-1f2a5a0c7d11', toEndpoint('201'))).status).toBe(404)
  expect((await subscribe('abc', toEndpoint('201'))).status).toBe(422)
})

test('a site without a key offers no notifications', async () => {
  const token = await follow()
  expect((await silentApi.get(`${PATH}?token=${token}`)).body.data).toMatchObject({ push_key: null })
  expect((await subscribe(token, 'https://push.example/a', KEYS, silentApi)).status).toBe(404)
})

test.each([
  'http://push.example/a',
  'https://127.0.0.1/a',
  'https://[::1]/a',
  'https://localhost/a',
  'https://10.0.0.1/a',
  'https://push.example:8443/a',
  'https://user:password@push.example/a',
  'javascript:alert(1)',
  'abc',
  '',
  `https://push.example/${'a'.repeat(1_000)}`,
])('the endpoint %j is refused', async (endpoint) => {
  const { status, body } = await subscribe(await follow(), endpoint, KEYS, strictApi)
  expect([status, body.errors[0].field]).toEqual([422, 'endpoint'])
})

test.each([
  [{ ...KEYS, p256dh: 'AAAA' }, 'p256dh'],
  [{ ...KEYS, p256dh: `${KEYS.p256dh.slice(0, -4)}AAAA` }, 'p256dh'],
  [{ ...KEYS, p256dh: 'a b' }, 'p256dh'],
  [{ ...KEYS, auth: 'AAAA' }, 'p256dh'],
  [{ p256dh: KEYS.p256dh }, 'auth'],
])('the keys %j are refused', async (keys, field) => {
  const { status, body } = await subscribe(await follow(), 'https://push.example/a', keys, strictApi)
  expect([status, body.errors[0].field]).toEqual([422, field])
})
