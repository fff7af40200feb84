import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { inTransaction } from '~backend/platform/db/transaction'
import { startEditing } from '~backend/statement-drafts/from-statement'
import { writeStatement } from '~backend/statement-drafts/publish'
import { lockOpenDraft } from '~backend/statement-drafts/store'
import { unpackImages } from '~backend/statements/packed-images'
import { withTestDatabase } from '~tests/database'
import { countWaiting } from '~tests/fixtures/count-waiting'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { withSandboxBank } from '~tests/fixtures/sandbox-bank'
import { createPhoto } from '~tests/fixtures/statement-draft'

const database = withTestDatabase()
const bank = withSandboxBank(database)
const { api } = bank
const CONTACT = { name: 'ნინო', phone_number: '555123456' }
let operator: string
let owner: number
let token: string
let statement: number

beforeAll(async () => {
  const { pool } = database
  await addPlaces(pool)
  operator = await createSession(pool, await addUser(pool, { is_operator: true }))
})
beforeEach(async () => {
  const { pool } = database
  owner = await addUser(pool, { phone_number: '555123456', valid_phone_numbers: ['555123456'] })
  token = await createSession(pool, owner)
  statement = await addStatement(pool, { user_id: owner })
  await bank.fill(token, 500)
})

const order = (service: string, fields: object) => bank.order(token, service, { ...fields, ...CONTACT })
const orderPhotos = () =>
  order('photographer-service', { package_id: 41, city: 'თბილისი', address: 'ბარნოვის 5', area: 70 })
const orderTour = () => order('matterport-service', { package_id: 31, statements: [statement], area: 100 })

const act = (id: number, name: string, fields: object = {}) =>
  api.post(`/v1/operator/orders/${id}/${name}`, fields, { token: operator })
const show = async (id: number) => (await api.get(`/v1/operator/orders/${id}`, { token: operator })).body.data

async function uploadPhoto(orderId: number, seed: number, to = statement) {
  const answer = await fetch(`${api.origin}/api/v1/operator/orders/${orderId}/photos?statement=${to}`, {
    method: 'POST',
    headers: { 'x-website-key': 'ezo', 'global-authorization': operator },
    body: new Uint8Array(await createPhoto(seed, { width: 240, height: 240 })),
  })
  return { status: answer.status, data: (await answer.json()).data }
}

test('photos join the gallery of a statement of whoever ordered them, each once, and of nobody else', async () => {
  const [id, waiting] = [await orderPhotos(), await orderPhotos()]
  const other = await addStatement(database.pool)
  const upload = (seed: number, to = statement, order = id) => uploadPhoto(order, seed, to)
  const images = async () => {
    const { body } = await api.get(`/v1/microservice/statements/${statement}`)
    return body.data.statement.images.map(({ large }: { large: string }) => large)
  }
  const before = await images()
  const readRefund = async (order: number) =>
    (await api.get(`/v1/services/orders/${order}`, { token })).body.data.refund_if_cancelled
  expect([await readRefund(id), await readRefund(waiting)]).toEqual([80, 80])
  const first = await upload(1)
  const second = await upload(2)
  expect([first.status, second.status]).toEqual([200, 200])
  expect(await upload(1)).toMatchObject({ status: 200, data: { refusal: 'same' } })
  expect(await images()).toEqual([...before, `${first.data.path}.webp`, `${second.data.path}.webp`])
  expect([await readRefund(id), await readRefund(waiting)]).toEqual([null, 80])
  expect((await upload(3, other)).status).toBe(422)
  expect((await upload(3, statement, await orderTour())).status).toBe(404)
  expect(await show(id)).toMatchObject({ galleries: [{ id: statement, photos: before.length + 2 }] })
  const { acts } = await show(id)
  expect(acts).toMatchObject([
    { act: 'photos', text: `№ ${statement}` },
    { act: 'photos', text: `№ ${statement}` },
  ])
  await act(id, 'call_off', { amount: '0', text: 'No.' })
  expect((await upload(4)).status).toBe(409)
})

test('a photo that arrives while the statement is changed is a part of what is published then, and after that', async () => {
  const { pool } = database
  const id = await orderPhotos()
  const draftId = await startEditing(pool, owner, String(statement))
  const first = await uploadPhoto(id, 1)
  let second: ReturnType<typeof uploadPhoto> | undefined
  await inTransaction(pool, async (transaction) => {
    const draft = await lockOpenDraft(transaction, draftId, { userId: owner, keyHash: undefined })
    second = uploadPhoto(id, 2)
    await expect.poll(() => countWaiting(pool)).toBe(1)
    await writeStatement(transaction, draft)
  })
  const paths = [first.data.path, (await second)?.data.path]
  const { rows } = await pool.query<{ images: string }>('select images from statements where id = $1', [
    statement,
  ])
  expect(unpackImages(rows[0]?.images ?? '').map(({ path }) => path)).toEqual(paths)
})
