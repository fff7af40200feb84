import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MAX_DOCUMENT_BYTES } from '~contract/desk'
import { withTestDatabase } from '~tests/database'
import { withSandboxBank } from '~tests/fixtures/sandbox-bank'
import { addSignedInUser } from '~tests/fixtures/signed-in-user'

const database = withTestDatabase()

const bank = withSandboxBank(database)

const { api } = bank

let token: string

let other: string

let operator: string

beforeAll(async () => {
  operator = await addSignedInUser(database.pool, { is_operator: true })
})

beforeEach(async () => {
  token = await addSignedInUser(database.pool)
  other = await addSignedInUser(database.pool)
})

const postOperatorUpdate = (orderId: number, action: string, fields: object, caller = operator) =>
  api.post(`/v1/operator/orders/${orderId}/${action}`, fields, { token: caller })

const listNotifications = async () =>
  (await api.get('/v1/users/notifications', { token, locale: 'en' })).body.data.data.map(
    ({ title }: { title: string }) => title,
  )

function file(text: string, name = 'report.pdf') {
  const form = new FormData()
  form.append('document', new File([text], name))
  return form
}

describe('documents of orders', () => {
  const LEGAL = {
    package_id: 91,
    address: 'ბარნოვის 5',
    area: 70,
    cadastral_code: '01.10.10.001.002',
    first_name: 'ნინო',
    last_name: 'ბერიძე',
    personal_number: '01001012345',
    email: 'nino@example.ge',
    phone_number: '555123456',
  }
  const read = (order: number, caller = token) =>
    api.get(`/v1/services/orders/${order}/document`, { token: caller })

  async function orderCheck(): Promise<number> {
    await bank.fill(token, 100)
    return bank.order(token, 'legal-verification-service', LEGAL)
  }

  // Specification 1.1.21
  test('a document completes a legal check and is visible only to its owner', async () => {
    const order = await orderCheck()
    expect((await read(order)).status).toBe(404)
    const response = await postOperatorUpdate(order, 'document', file('%PDF-1.7 clean', '../დასკვნა 1.PDF'))
    expect(response.body.data).toEqual({ name: 'დასკვნა 1.pdf' })
    expect(await bank.orders(token)).toMatchObject([
      { state: 'done', document: { name: 'დასკვნა 1.pdf', made_at: expect.any(String) } },
    ])
    const { body } = await read(order)
    expect(body.data).toEqual({
      name: 'დასკვნა 1.pdf',
      media_type: 'application/pdf',
      content: Buffer.from('%PDF-1.7 clean').toString('base64'),
    })
    expect((await read(order, other)).status).toBe(404)
    expect((await read(order, operator)).status).toBe(404)
    expect(await listNotifications()).toContain(`Order No. ${order}: your document is ready`)
    const { rows } = await database.pool.query(
      "select from messages where kind = 'order_ready' and content ->> 'subject' like $1",
      [`%${order}%`],
    )
    expect(rows).toHaveLength(1)
  })

  test('a document belongs to one order of its customer', async () => {
    const [waiting, done] = [await orderCheck(), await orderCheck()]
    expect((await postOperatorUpdate(done, 'document', file('%PDF-1.7 clean'))).status).toBe(200)
    expect(await bank.orders(token)).toMatchObject([
      { id: done, state: 'done' },
      { id: waiting, state: 'paid', document: null, refund_if_cancelled: expect.any(Number) },
    ])
    expect((await read(waiting)).status).toBe(404)
    expect((await api.get(`/v1/operator/orders/${waiting}/document`, { token: operator })).status).toBe(404)
  })

  test('a document before the measured area leaves the order open but not cancellable', async () => {
    await bank.fill(token, 200)
    const { body } = await bank.init(token, 'measure-service-order', {
      package_id: 81,
      type: 'flat',
      city: 'თბილისი',
      address: 'ბარნოვის 5',
      area: 100,
      name: 'ნინო',
      phone_number: '555123456',
    })
    await bank.payFromBalance(token, body.data.id)
    expect(await bank.orders(token)).toMatchObject([{ refund_if_cancelled: 150 }])
    await postOperatorUpdate(body.data.order_id, 'document', file('%PDF-1.7 drawing'))
    expect(await bank.orders(token)).toMatchObject([{ state: 'paid', refund_if_cancelled: null }])
  })

  test('a document that is HTML or empty is rejected under any file name', async () => {
    const order = await orderCheck()
    for (const body of [file('<script>', 'report.pdf'), new FormData(), { document: 'x' }])
      expect((await postOperatorUpdate(order, 'document', body)).status).toBe(422)
  })

  test('a document may have ten megabytes, and no byte more', async () => {
    const order = await orderCheck()
    const pdf = '%PDF-1.7'.padEnd(MAX_DOCUMENT_BYTES)
    expect((await postOperatorUpdate(order, 'document', file(`${pdf} `))).status).toBe(422)
    expect((await postOperatorUpdate(order, 'document', file(pdf))).status).toBe(200)
  })

  test('a document is accepted only from operators', async () => {
    const order = await orderCheck()
    expect((await postOperatorUpdate(order, 'document', file('%PDF-'), token)).status).toBe(404)
    expect((await postOperatorUpdate(order, 'area', { area: 5 }, token)).status).toBe(404)
    expect((await postOperatorUpdate(order, 'visit', {}, '')).status).toBe(401)
    expect((await postOperatorUpdate(order, 'area', { area: 5 })).status).toBe(404)
    expect((await postOperatorUpdate(1, 'document', file('%PDF-'))).status).toBe(404)
  })
})

test('the body of a user who is not an operator is not read', async () => {
  const endless = file('x'.repeat(12_000_000))
  expect((await postOperatorUpdate(1, 'document', endless, '')).status).toBe(401)
  expect((await postOperatorUpdate(1, 'document', endless, token)).status).toBe(404)
  expect((await postOperatorUpdate(1, 'document', endless)).status).toBe(400)
})
