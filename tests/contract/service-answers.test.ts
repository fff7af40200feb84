import { beforeAll, expect, test } from 'vitest'
import { addRaters } from '~backend/demo/seed/raters'
import { createSession } from '~backend/platform/auth/sessions'
import { success } from '~contract/schemas/envelope'
import { PaymentCreated } from '~contract/schemas/payments'
import { NearestSlots, PublicRegistry, SlotMonth } from '~contract/schemas/public-registry'
import {
  ActivePackages,
  AppraisalPackageChosen,
  AppraisalRequestCreated,
  Measurements,
  OrderDocument,
  Raters,
  ServiceOrders,
  ServicePackages,
  Services,
} from '~contract/schemas/services'
import { SERVICE_KEYS } from '~contract/services'
import { withTestDatabase } from '../database'
import { addPlaces, addStatement, addUser } from '../fixtures/database-rows'
import { withSandboxBank } from '../fixtures/sandbox-bank'

const database = withTestDatabase()

const bank = withSandboxBank(database)

const { api } = bank

const CONTACT = { name: 'ნინო', phone_number: '555123456' }

let token: string

let documentOrderId: number

async function order(call: string, fields: object): Promise<number> {
  const { body } = await bank.init(token, `${call}-order`, fields)
  const { id } = success(PaymentCreated).parse(body)
  await bank.payFromBalance(token, id)
  return body.data.order_id
}

beforeAll(async () => {
  const { pool } = database
  await addPlaces(pool)
  await addRaters(pool)
  const userId = await addUser(pool, {
    phone_number: CONTACT.phone_number,
    valid_phone_numbers: [CONTACT.phone_number],
  })
  token = await createSession(pool, userId)
  await bank.fill(token, 900)
  const { body: packages } = await api.get('/v1/services/types/vip-service')
  const statement = await addStatement(pool, { user_id: userId })
  await order('vip-service', { package_id: packages.data[0].id, statements: statement })
  const flat = { type: 'flat', city: 'თბილისი', address: 'ბარნოვის 5', area: 100 }
  documentOrderId = await order('measure-service', { package_id: 81, ...flat, ...CONTACT })
  await pool.query(
    "insert into order_documents (order_id, name, media_type, content) values ($1, 'plan.pdf', 'application/pdf', $2)",
    [documentOrderId, Buffer.from('%PDF-')],
  )
  const { body: month } = await api.get('/v1/public-registry/slots?branch=1')
  const { body: lastMonth } = await api.get(
    `/v1/public-registry/slots?branch=1&month=${month.data.last_month}`,
  )
  const [day] = [...lastMonth.data.days, ...month.data.days]
  await order('public-registry-service', {
    package_id: 161,
    service: 'ownership',
    who: 'physical',
    city: 'თბილისი',
    branch: 1,
    date: day.date,
    time: day.times[0],
    personal_number: '01001012345',
    ...CONTACT,
  })
})

// Specification 1.7.8 with microservice-projects/me/active-packages
// Specification 1.7.45 with measure
test.each([
  ['services?profile=', Services],
  ['services/orders', ServiceOrders],
  ['microservice-projects/me/active-packages', ActivePackages],
  ['measure', Measurements],
  ['raters', Raters],
  ['public-registry', PublicRegistry],
  ['public-registry/slots?branch=1', SlotMonth],
  ['public-registry/slots/nearest?branch=1&date=2026-12-01&time=10:30', NearestSlots],
])('the backend answers GET %s in the shape of its schema', async (path, schema) => {
  const { status, body } = await api.get(`/v1/${path}`, { token, locale: 'en' })
  expect(status).toBe(200)
  expect(success(schema).parse(body)).not.toEqual([])
})

test('orders show their states, bookings and documents in the shape of the schema', async () => {
  const { body } = await api.get('/v1/services/orders', { token, locale: 'en' })
  expect(success(ServiceOrders).parse(body)).toMatchObject([
    { state: 'paid', booking: { starts_at: expect.any(Date) } },
    { state: 'paid', document: { name: 'plan.pdf' } },
    { state: 'active', ends_at: expect.any(Date) },
  ])
  const { body: document } = await api.get(`/v1/services/orders/${documentOrderId}/document`, { token })
  expect(success(OrderDocument).parse(document).content).toBe(Buffer.from('%PDF-').toString('base64'))
})

test.each(SERVICE_KEYS)('the backend offers packages of %s in the shape of the schema', async (key) => {
  const { body } = await api.get(`/v1/services/types/${key}`)
  expect(success(ServicePackages).parse(body)).not.toEqual([])
})

// Specification 1.7.48
test('the backend answers an appraisal request and the choice of its package in the shape of their schemas', async () => {
  const property = { type: 'flat', address: 'ბარნოვის 5', area: 70 }
  const created = await api.post('/v1/api/rate-requests/create', property)
  const { id } = success(AppraisalRequestCreated).parse(created.body)
  const chosen = await api.post(`/v1/api/rate-requests/choose-rate-type/${id}`, { package_id: 52 })
  expect(success(AppraisalPackageChosen).parse(chosen.body)).toMatchObject({ id, currency: 'GEL' })
})
