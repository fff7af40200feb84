import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import {
  AgentPage,
  GroupedInfo,
  Invitations,
  MessageSettings,
  ProfilePictureUploaded,
  PublicProfile,
} from '~contract/schemas/accounts'
import { success } from '~contract/schemas/envelope'
import {
  Notification,
  NotificationPage,
  NotificationsMarked,
  UnseenNotifications,
} from '~contract/schemas/notifications'
import { CodeRefused, CodeSent } from '~contract/schemas/phones'
import {
  ContactRequestDeclined,
  ContactRequested,
  MatchingStatementPage,
  SearchRequestPage,
} from '~contract/schemas/search-requests'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { provePhone } from '~tests/fixtures/prove-phone'
import { findWrongCode } from '~tests/fixtures/wrong-code'

const database = withTestDatabase()

const api = withApi(database)

const SEARCH_REQUEST = { name: 'Nino', deal_type: 1, real_estate_type: 1, city: 1, price_to: 150_000 }

let broker: string

let agent: string

async function addSignedInUser(row: Record<string, unknown>): Promise<string> {
  return createSession(database.pool, await addUser(database.pool, row))
}

beforeAll(async () => {
  await addPlaces(database.pool)
  const brokerId = await addUser(database.pool, {
    type: 'broker',
    display_name: 'Sample Homes',
    valid_phone_numbers: ['555123456'],
  })
  broker = await createSession(database.pool, brokerId)
  agent = await addSignedInUser({ type: 'agent', email: 'agent@example.com' })
  const statement = await addStatement(database.pool, { user_id: brokerId })
  const { body: invitations } = await api.post(
    '/v1/users/agents/invite',
    { contacts: ['agent@example.com', 'nobody'] },
    { token: broker },
  )
  expect(success(Invitations).parse(invitations)).toMatchObject([{ status: 'invited' }, { status: 'wrong' }])
  await api.post(`/v1/microservice/statements/${statement}/message`, {
    name: 'Nino',
    phone_number: '555123456',
    message: 'Is it still for sale?',
  })
  const searcher = await addSignedInUser({})
  for (const [phone_number, by] of [
    ['555123458', {}],
    ['555123457', { token: searcher }],
  ] as const) {
    const phone_confirmation = await provePhone(database.pool, phone_number)
    await api.post('/v1/client-search', { ...SEARCH_REQUEST, phone_number, phone_confirmation }, by)
  }
})

// Specification 1.3.27, 1.7.37 with /v1/users/notifications-popup
test.each([
  ['/statements/auth/grouped-info', GroupedInfo],
  ['/v1/profile/public', PublicProfile],
  ['/v1/users/agents?status=invited', AgentPage],
  ['/v1/users/notifications', NotificationPage],
  ['/v1/users/notifications-popup', UnseenNotifications],
  ['/v1/users/message-settings', MessageSettings],
  ['/v1/users/clients', SearchRequestPage],
])('the backend answers a broker GET %s in the shape of its schema', async (path, schema) => {
  const { status, body } = await api.get(path, { token: broker, locale: 'en' })
  expect(status).toBe(200)
  expect(() => success(schema).parse(body)).not.toThrow()
})

// Specification 1.7.39
test('the backend answers notifications with a message or a question in the shape of the schema', async () => {
  const { body: messages } = await api.get('/v1/users/notifications', { token: broker, locale: 'en' })
  expect(success(NotificationPage).parse(messages).data).toContainEqual(
    expect.objectContaining({
      additional_information: expect.objectContaining({
        phone_number: '555123456',
        statement: expect.objectContaining({ dynamic_title: expect.any(String) }),
      }),
    }),
  )
  const { body: questions } = await api.get('/v1/users/notifications', { token: agent })
  const [question] = success(NotificationPage).parse(questions).data
  expect(question?.additional_information).toMatchObject({ sender: 'Sample Homes', response: null })
  const { body: one } = await api.get(`/v1/users/notifications/${question?.uuid}`, { token: agent })
  expect(success(Notification).parse(one)).toEqual(question)
  const marking = { notification_uuids: [question?.uuid], seen: 1 }
  const { body: marked } = await api.post('/v1/notifications/toggle-seen', marking, { token: agent })
  expect(success(NotificationsMarked).parse(marked)).toEqual({ changed: 1, count: 0 })
})

// Specification 1.7.40
test('the backend answers own statements that match search requests in the shape of the schema', async () => {
  const { body } = await api.get('/v1/users/get-matchings', { token: broker, locale: 'en' })
  const { data } = success(MatchingStatementPage).parse(body)
  expect(data).toHaveLength(2)
  expect(data[0]).toMatchObject({ client: { city_name: 'Tbilisi' }, statement: { currency_id: 2 } })
})

test('the backend answers a request for a phone number in the shapes of the schemas', async () => {
  const { body: list } = await api.get('/v1/users/clients', { token: broker })
  const [last, first] = success(SearchRequestPage).parse(list).data
  const requestNumber = (id = 0) => api.post(`/v1/users/clients/${id}/ask`, {}, { token: broker })
  expect(ContactRequestDeclined.parse((await requestNumber(first?.id)).body).message).toBe(
    'not_enough_balance',
  )
  await database.pool.query("insert into promo_codes (code, amount) values ('SAMPLE', 5000)")
  await api.post('/v1/users/fill-balance/promo-code/sample', new FormData(), { token: broker })
  expect(success(ContactRequested).parse((await requestNumber(first?.id)).body)).toEqual({ offer: 'given' })
  expect(success(ContactRequested).parse((await requestNumber(last?.id)).body)).toEqual({ offer: 'waiting' })
  const { body: numberRequests } = await api.get('/v1/users/clients', { token: broker })
  expect(success(SearchRequestPage).parse(numberRequests).data).toMatchObject([
    { offer: 'waiting', contact: null },
    { offer: 'given', contact: { name: 'Nino', phone_number: '555123458' } },
  ])
})

// Specification 1.7.44
test('the backend answers codes for a new phone number in the shapes of the schemas', async () => {
  const path = '/v1/users/validate/phone?phone_number=555123456'
  const { body: sent } = await api.post(path, undefined, { token: agent })
  expect(success(CodeSent).parse(sent)).toEqual({ retry_after: 60 })
  const { body: refused } = await api.get(`${path}&sms_code=${await findWrongCode(database.pool)}`, {
    token: agent,
  })
  expect(CodeRefused.parse(refused.data).reason).toBe('wrong')
})

test('the backend answers an uploaded profile picture in the shape of the schema', async () => {
  const picture = await sharp({ create: { width: 8, height: 6, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('picture', new Blob([new Uint8Array(picture)]), 'photo')
  const { body } = await api.post('/v1/profile/pictures?kind=photo', form, { token: broker })
  expect(success(ProfilePictureUploaded).parse(body).picture.thumb).toMatch(/_thumb\.webp$/)
})
