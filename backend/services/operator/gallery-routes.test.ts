import { expect, test } from 'vitest'
import { inTransaction } from '~backend/platform/db/transaction'
import { startEditing } from '~backend/statement-drafts/from-statement'
import { writeStatement } from '~backend/statement-drafts/publish'
import { lockOpenDraft } from '~backend/statement-drafts/store'
import { unpackImages } from '~backend/statements/packed-images'
import { withTestDatabase } from '~tests/database'
import { countWaiting } from '~tests/fixtures/count-waiting'
import { addStatement } from '~tests/fixtures/database-rows'
import { withOrderDesk } from '~tests/fixtures/order-desk'
import { createPhoto } from '~tests/fixtures/statement-draft'

const database = withTestDatabase()
const desk = withOrderDesk(database)
const { api, owner, orderPhotos, orderTour, act, show } = desk

async function uploadPhoto(orderId: number, seed: number, to = desk.statement) {
  const answer = await fetch(`${api.origin}/api/v1/operator/orders/${orderId}/photos?statement=${to}`, {
    method: 'POST',
    headers: { 'x-website-key': 'ezo', 'global-authorization': desk.operator },
    body: new Uint8Array(await createPhoto(seed, { width: 240, height: 240 })),
  })
  return { status: answer.status, data: (await answer.json()).data }
}

test("photos are added once to the gallery of the customer's own statement", async () => {
  const { statement } = desk
  const [id, waiting] = [await orderPhotos(), await orderPhotos()]
  const other = await addStatement(database.pool)
  const upload = (seed: number, to = desk.statement, order = id) => uploadPhoto(order, seed, to)
  const images = async () => {
    const { body } = await api.get(`/v1/microservice/statements/${statement}`)
    return body.data.statement.images.map(({ large }: { large: string }) => large)
  }
  const before = await images()
  const readRefund = async (order: number) =>
    (await api.get(`/v1/services/orders/${order}`, owner)).body.data.refund_if_cancelled
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

test('the logo of an order with a logo is the picture of the profile, or named as missing', async () => {
  const orderWith = (with_logo: string) =>
    desk.order('photographer-service', {
      package_id: 41,
      city: 'თბილისი',
      address: 'ბარნოვის 5',
      area: 70,
      name: 'ნინო',
      phone_number: '555123456',
      with_logo,
    })
  const [plain, branded] = [await orderWith('without_logo'), await orderWith('with_logo')]
  expect(await show(plain)).toMatchObject({ logo: null })
  expect(await show(branded)).toMatchObject({ logo: '' })
  await database.pool.query("update users set avatar = '/pictures/own/nino' where id = $1", [owner.id])
  expect(await show(branded)).toMatchObject({ logo: '/pictures/own/nino.webp' })
})

test('a photo that arrives during a change of the statement is published with it and stays', async () => {
  const { pool } = database
  const id = await orderPhotos()
  const draftId = await startEditing(pool, owner.id, String(desk.statement))
  const first = await uploadPhoto(id, 1)
  let second: ReturnType<typeof uploadPhoto> | undefined
  await inTransaction(pool, async (transaction) => {
    const draft = await lockOpenDraft(transaction, draftId, { userId: owner.id, keyHash: undefined })
    second = uploadPhoto(id, 2)
    await expect.poll(() => countWaiting(pool)).toBe(1)
    await writeStatement(transaction, draft, async () => undefined)
  })
  const paths = [first.data.path, (await second)?.data.path]
  const { rows } = await pool.query<{ images: string }>('select images from statements where id = $1', [
    desk.statement,
  ])
  expect(unpackImages(rows[0]?.images ?? '').map(({ path }) => path)).toEqual(paths)
})
