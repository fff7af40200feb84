import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { toInvitationCause } from '~backend/agents/invitations'
import { createSession } from '~backend/platform/auth/sessions'
import { expireStatements } from '~backend/statements/expire-statements'
import { NOTIFICATION_KIND } from '~contract/notifications'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { addNotification, type NewNotification } from './add-notification'

const database = withTestDatabase()
const api = withApi(database)
const LIST = '/v1/users/notifications'
const NOBODY = '00000000-0000-4000-8000-000000000000'
let me: number
let token: string
let other: { id: number; token: string }

beforeAll(() => addPlaces(database.pool))

beforeEach(async () => {
  me = await addUser(database.pool, { type: 'agent' })
  token = await createSession(database.pool, me)
  const id = await addUser(database.pool, { type: 'agent' })
  other = { id, token: await createSession(database.pool, id) }
})

let notificationCount = 0

async function notifyMe(fields: Partial<NewNotification> = {}): Promise<string> {
  notificationCount += 1
  await addNotification(database.pool, {
    userId: me,
    kind: NOTIFICATION_KIND.general,
    cause: `test:${notificationCount}`,
    ...fields,
  })
  const { rows } = await database.pool.query(
    'select uuid from notifications where user_id = $1 order by created_at desc limit 1',
    [fields.userId ?? me],
  )
  return rows[0].uuid
}

const list = async (query = '', by = token) => (await api.get(LIST + query, { token: by })).body.data
const toggle = (uuids: string[] | string, seen: boolean, by = token) =>
  api.post('/v1/notifications/toggle-seen', { notification_uuids: uuids, seen }, { token: by })
const respond = (uuid: string, response: string, by = token) =>
  api.post(`/v1/notifications/${uuid}/respond`, { response }, { token: by })

async function findBrokerId(agent: number): Promise<number | undefined> {
  const { rows } = await database.pool.query('select broker_id from broker_agents where agent_id = $1', [
    agent,
  ])
  return rows[0]?.broker_id
}

describe('notifications', () => {
  // Specification 1.3.27, 1.7.38, 1.9.13
  test('the list has 15 notifications a page, latest first, and can be limited to unseen ones', async () => {
    for (let count = 0; count < 17; count += 1) await notifyMe()
    const first = await list()
    expect(first).toMatchObject({ count: 17, total: 17, last_page: 2, per_page: 15, current_page: 1 })
    expect(first.data).toHaveLength(15)
    const second = await list('?page=2')
    expect(second.data).toHaveLength(2)
    const uuids = second.data.map(({ uuid }: { uuid: string }) => uuid)
    expect((await toggle(uuids, true)).body.data).toEqual({ changed: 2, count: 15 })
    expect(await list('?unseen=1')).toMatchObject({ total: 15, count: 15, last_page: 1 })
    const popup = (await api.get('/v1/users/notifications-popup', { token })).body.data
    expect([popup.count, popup.items.length, popup.unread_conversations]).toEqual([15, 5, 0])
    await database.pool.query(
      'update notifications set seen_at = now() where uuid in (select uuid from notifications where user_id = $1 limit 12)',
      [me],
    )
    const fewer = (await api.get('/v1/users/notifications-popup', { token })).body.data
    expect([fewer.count, fewer.items.length]).toEqual([3, 3])
    expect(await list('', other.token)).toMatchObject({ data: [], count: 0 })
  })

  test('the list is in the language of the request', async () => {
    const title = { ka: 'სიახლე', en: 'News', ru: 'Новость' }
    const uuid = await notifyMe({ details: { title, url: '/s' } })
    const one = async (locale: string) => (await api.get(`${LIST}/${uuid}`, { token, locale })).body.data
    expect(await one('en')).toMatchObject({ uuid, type: 1, seen: false, title: 'News', url: '/s' })
    expect(await one('ru')).toMatchObject({ title: 'Новость' })
  })
})

test("one, several or all notifications can be marked seen or unseen repeatedly, other users' never", async () => {
  const [one, two] = [await notifyMe(), await notifyMe()]
  const foreign = await notifyMe({ userId: other.id })
  expect((await toggle([one, foreign, 'x'], true)).body.data).toEqual({ changed: 1, count: 1 })
  expect((await toggle([one], true)).body.data).toEqual({ changed: 0, count: 1 })
  expect((await list('', other.token)).count).toBe(1)
  expect((await toggle('all', true)).body.data).toEqual({ changed: 1, count: 0 })
  expect((await toggle([two], false)).body.data).toEqual({ changed: 1, count: 1 })
  expect((await toggle([], true)).status).toBe(422)
})

describe('notifications with a question', () => {
  const sendBrokerRequest = async (broker?: number) => {
    const senderId = broker ?? (await addUser(database.pool, { type: 'broker', display_name: 'Broker' }))
    const { rows } = await database.pool.query(
      `insert into agent_invitations (broker_id, email, code_hash, expires_at)
       values ($1, 'agent@example.ge', sha256(gen_random_uuid()::text::bytea), now() + interval '1 day') returning id`,
      [senderId],
    )
    return notifyMe({
      kind: NOTIFICATION_KIND.broker_request,
      senderId,
      cause: toInvitationCause(rows[0].id),
    })
  }

  test("accepting a broker's request adds the agent to the broker, and the first answer is final", async () => {
    const broker = await addUser(database.pool, { type: 'broker' })
    const uuid = await sendBrokerRequest(broker)
    const answers = await Promise.all([respond(uuid, 'accepted'), respond(uuid, 'accepted')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await findBrokerId(me)).toBe(broker)
    expect((await respond(uuid, 'declined')).status).toBe(409)
    expect((await api.get(`${LIST}/${uuid}`, { token })).body.data).toMatchObject({
      seen: true,
      additional_information: { response: 'accepted' },
    })
  })

  test('a request stays unanswered if the agent already has another broker', async () => {
    const [first, second] = [await sendBrokerRequest(), await sendBrokerRequest()]
    await respond(first, 'accepted')
    const broker = await findBrokerId(me)
    expect((await respond(second, 'accepted')).status).toBe(409)
    expect(await findBrokerId(me)).toBe(broker)
    expect((await respond(second, 'declined')).body.data).toEqual({ response: 'declined' })
  })

  test("declining an offer notifies its sender once, without the user's name", async () => {
    const uuid = await notifyMe({ kind: NOTIFICATION_KIND.client_numbers, senderId: other.id })
    await respond(uuid, 'declined')
    await respond(uuid, 'declined')
    expect((await list('', other.token)).data).toMatchObject([
      { type: 5, additional_information: { sender: null } },
    ])
  })

  test('a question can be answered by its recipient alone, and a message cannot be answered', async () => {
    const question = await sendBrokerRequest()
    const news = await notifyMe()
    expect((await respond(question, 'accepted', other.token)).status).toBe(404)
    expect((await api.get(`${LIST}/${question}`, { token: other.token })).status).toBe(404)
    for (const uuid of [news, NOBODY, 'x']) expect((await respond(uuid, 'accepted')).status).toBe(404)
    expect((await respond(question, 'perhaps')).status).toBe(422)
    expect(await findBrokerId(other.id)).toBeUndefined()
  })
})

describe('notification events', () => {
  test("a message notifies the statement's owner once, with its text", async () => {
    const id = await addStatement(database.pool, { user_id: me })
    const message = { name: 'Nino', phone_number: '555112233', message: 'Hello', idempotency_key: NOBODY }
    for (let sent = 0; sent < 2; sent += 1)
      await api.post(`/v1/microservice/statements/${id}/message`, message, {
        headers: { 'x-visitor': 'one' },
      })
    expect((await list()).data).toMatchObject([
      {
        type: 7,
        additional_information: {
          name: 'Nino',
          phone_number: '555112233',
          message: 'Hello',
          statement: { id },
        },
      },
    ])
  })

  test('an expired statement is notified once, even by concurrent runs', async () => {
    const id = await addStatement(database.pool, { user_id: me, expires_at: new Date(Date.now() - 1000) })
    await Promise.all([expireStatements(database.pool), expireStatements(database.pool)])
    await expireStatements(database.pool)
    expect((await list()).data).toMatchObject([{ type: 6, additional_information: { statement: { id } } }])
    await database.pool.query('update statements set deleted_at = now() where id = $1', [id])
    expect((await list()).data).toMatchObject([{ type: 6, additional_information: { statement: null } }])
  })
})

test.each([
  ['GET', '/users/notifications'],
  ['GET', '/users/notifications-popup'],
  ['GET', `/users/notifications/${NOBODY}`],
  ['POST', '/notifications/toggle-seen'],
  ['POST', `/notifications/${NOBODY}/respond`],
])('%s %s answers 401 to a guest', async (method, path) => {
  expect((await api.get(`/v1${path}`, { method, token: 'nobody' })).status).toBe(401)
})
