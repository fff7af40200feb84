import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { estimateForm } from '~/features/estimate/form'
import { flagNames, idListNames, rangeNames } from '~/features/search-filters'
import { currentUser } from '~/upstream/accounts.server'
import { createCallRequest } from '~/upstream/call-requests.server'
import { createLoanRequest, createPartnerLead } from '~/upstream/loan-requests.server'
import { addDemoBanks } from '~backend/demo/seed/demo-initial-data'
import { addNotification } from '~backend/notifications/add-notification'
import { createSession } from '~backend/platform/auth/sessions'
import { apiFilters } from '~contract/search-filters'
import { APPLICANT, LOAN_TERMS } from '~tests/fixtures/loan-terms'
import { withTestDatabase } from '../database'
import { withApi } from '../fixtures/api'
import { addPlaces, addStatement, addUser } from '../fixtures/database-rows'

const database = withTestDatabase()
const api = withApi(database)
let userId: number
let token: string

beforeAll(async () => {
  const { pool } = database
  await addPlaces(pool)
  await addDemoBanks(pool)
  userId = await addUser(pool)
  token = await createSession(pool, userId)
  await addStatement(pool, { user_id: userId, deal_type_id: 1, price: 100_000 })
  await addNotification(pool, { userId, kind: 1, cause: 'a test' })
})

async function get(path: string) {
  const { body } = await api.get(path, { token, locale: 'en' })
  return body.data
}

/** Returns the fields that a row lacks. */
function listMissing(row: object, fields: readonly string[]): string[] {
  return fields.filter((field) => !Object.hasOwn(row, field))
}

// Specification 1.3.1, 2.3.8
test('a statement has the fields of the specification', async () => {
  const [statement] = (await get('/v1/microservice/statements')).data
  const places = ['city_name', 'district_name', 'urban_name', 'address']
  const facts = ['id', 'real_estate_type_id', 'deal_type_id', 'price_negotiable', 'price', 'area', 'is_vip']
  expect(listMissing(statement, [...facts, ...places])).toEqual([])
  const single = await get(`/v1/microservice/statements/${statement.id}`)
  expect(listMissing(single.statement, [...facts, ...places])).toEqual([])
})

// Specification 1.3.2
test('the price of a statement is keyed by currency, where 2 is the dollar', async () => {
  const [{ price }] = (await get('/v1/microservice/statements')).data
  expect(price[2].price_total).toBe(100_000)
  expect(price[1].price_total).toBeGreaterThan(100_000)
})

// Specification 1.3.8, 1.3.9, 1.7.6
test('the email of a user is an object, and the first role counts', async () => {
  const answer = await api.get('/statements/auth/grouped-info', { token })
  expect(answer.body.data.user.email).toEqual({ email: expect.stringContaining('@') })
  const user = { id: 7, email: { email: 'a@b.ge' }, roles: ['agent', 'broker'] }
  expect(currentUser.answer.parse({ result: true, data: { user } })).toMatchObject({
    email: 'a@b.ge',
    role: 'agent',
  })
  expect(currentUser.answer.parse({ result: true, data: user })).toMatchObject({ id: 7 })
})

// Specification 1.3.10
test('a number that is confirmed twice is in the list once', async () => {
  const path = '/v1/users/validate/phone?phone_number=555777888'
  for (const _ of ['first', 'second']) {
    await database.pool.query("update phone_codes set sent_at = sent_at - interval '2 minutes'")
    await api.post(path, {}, { token })
    const { rows } = await database.pool.query('select code from phone_codes order by id desc limit 1')
    expect((await api.get(`${path}&sms_code=${rows[0].code}`, { token })).body.result).toBe(true)
  }
  const { user } = await get('/statements/auth/grouped-info')
  expect(user.valid_phone_numbers.filter((phone: string) => phone === '555777888')).toEqual(['555777888'])
})

// Specification 1.3.14, 2.3.5
test('currencies have the keys of the specification', async () => {
  const { currencies } = await get('/v1/mortgage')
  expect(currencies).toMatchObject([
    { id: 1, key: 'gel', symbol: '₾', display_name: expect.any(String) },
    { id: 2, key: 'dollar', symbol: '$', display_name: expect.any(String) },
  ])
})

// Specification 2.3.1, 2.3.2, 2.3.3
test('a bank has the fields of the specification', async () => {
  const { banks } = await get('/v1/mortgage')
  const fields = ['id', 'display_name', 'image', 'take_loan_image', 'min_participation_percent']
  expect(listMissing(banks[0], [...fields, 'percents', 'month_periods', 'loan_fields'])).toEqual([])
  expect(banks[0].percents[2]).toEqual({
    initial_percent: expect.anything(),
    effective_percent: expect.anything(),
  })
  expect(banks[0].month_periods[2]).toEqual({
    min_month_period: expect.any(Number),
    max_month_period: expect.any(Number),
  })
})

// Specification 2.3.4
test('a field of a bank has the fields of the specification', async () => {
  const { banks } = await get('/v1/mortgage')
  const [field] = banks[0].loan_fields
  expect(listMissing(field, ['name', 'title', 'placeholder', 'type', 'required', 'rules'])).toEqual([])
  expect([0, 1]).toContain(Number(field.required))
})

// Specification 2.3.6
test('a loan request is sent with the fields of the specification', () => {
  const terms = { ...LOAN_TERMS, key: randomUUID() }
  const proofs = { email: 'nino@example.ge', personalNumber: '01001012345', confirmation: 'proof' }
  const applicant = { ...APPLICANT, ...proofs }
  const requested = createLoanRequest(terms, applicant).body as FormData
  const lead = createPartnerLead(terms, 'https://ezo.test/back').body as FormData
  const sent = ['bank_id', 'currency_id', 'property_price', 'amount', 'participation_amount', 'month']
  const rest = ['percentage_rate', 'only_from_developer', 'statement_id']
  const person = ['phone_number', 'first_name', 'last_name', 'email', 'personal_number']
  expect([...requested.keys()]).toEqual(expect.arrayContaining([...sent, ...rest, ...person]))
  expect([...lead.keys()]).toEqual(expect.arrayContaining([...sent, ...rest, 'send_lead', 'redirect_url']))
  expect([requested.get('only_from_developer'), lead.get('send_lead'), lead.get('amount')]).toEqual([
    '1',
    '1',
    '80000',
  ])
})

// Specification 1.3.17, 1.3.19
test('a search reads the parameters of the specification', () => {
  const known = apiFilters.map(({ parameter }) => parameter as string)
  const lists = ['real_estate_types', 'deal_types', 'cities', 'districts', 'urbans', 'grouped_streets']
  const flags = ['with_3d', 'with_picture', 'owner', 'newest', 'is_vip']
  const ranges = ['area', 'price', 'square_price', 'floor', 'height']
  expect(known).toEqual(expect.arrayContaining([...lists, ...flags, ...ranges]))
  expect(idListNames).toEqual(expect.arrayContaining([...lists, 'ids', 'users', 'street_id']))
  expect(flagNames).toEqual(expect.arrayContaining(flags))
  expect(rangeNames).toEqual(expect.arrayContaining(ranges))
})

// Specification 1.3.21
test('a page of rows has the fields of the specification', async () => {
  const page = await get('/v1/users/notifications')
  const fields = ['current_page', 'from', 'last_page', 'per_page', 'to', 'total']
  expect(listMissing(page, fields)).toEqual([])
  expect(page).toMatchObject({ current_page: 1, from: 1, to: 1, total: 1, last_page: 1, per_page: 15 })
})

// Specification 1.3.22
test('a banner has the fields of the specification', async () => {
  const [banner] = await get('/v1/banners.json')
  const fields = ['type', 'banner_content', 'width', 'height', 'banner_place_name']
  expect(listMissing(banner, fields)).toEqual([])
})

// Specification 1.3.25
test('a notification has the fields of the specification', async () => {
  const [notification] = (await get('/v1/users/notifications')).data
  expect(listMissing(notification, ['uuid', 'seen', 'additional_information'])).toEqual([])
  expect(notification.additional_information).toHaveProperty('response')
})

// Specification 1.3.29
test('the footer has the fields of the specification', async () => {
  const footer = await get('/v1/footer')
  for (const name of ['top_footer', 'bottom_footer']) {
    const [group] = footer[name]
    expect(listMissing(group, ['id', 'title', 'url', 'statements_count', 'links']), name).toEqual([])
  }
})

// Specification 1.2.101
test('a call request has the fields of the specification', () => {
  const fields = { name: 'Nino', phone_number: '555123456', comment: 'After six' }
  const { body } = createCallRequest(fields, randomUUID())
  expect(Object.fromEntries(body as FormData)).toMatchObject(fields)
})

// Specification 2.3.11
test('a street has the fields of the specification', async () => {
  const [street] = await get('/v1/streets?q=barnovi&city_id=1')
  const fields = [
    'id',
    'display_name',
    'search_display_name',
    'district_id',
    'urban_id',
    'latitude',
    'longitude',
  ]
  expect(listMissing(street, fields)).toEqual([])
})

// Specification 2.3.10
test('the estimator requires the fields of the specification', () => {
  const place = ['city_id', 'district_id', 'urban_id', 'street_name', 'street_id', 'street_number', 'address']
  const flat = ['marker', 'status_id', 'real_estate_type_id', 'project_type_id', 'condition_id', 'area']
  const floors = ['floor', 'total_floors', 'balconies', 'balcony_area', 'room_type_id', 'elevator']
  expect(listMissing(estimateForm.schema.shape, [...place, ...flat, ...floors])).toEqual([])
})
