import { expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { addUser } from '~tests/fixtures/database-rows'
import { withOrderer } from '~tests/fixtures/orderer'
import { loader as loadMeasurements, action as measurementAction } from './route'

const PHONE = '555001001'

const database = withTestDatabase()

const { bank, browser, argsFor, post, signIn, fill } = withOrderer(database)

const measure = (query = '') => loadMeasurements(argsFor(`/en/account/measure${query}`))

/** Orders 100 m² for 150 lari, has 120 measured, and returns the order's id. */
async function measured(): Promise<number> {
  const { body } = await bank.init(browser.token, 'measure-service-order', {
    package_id: 81,
    type: 'flat',
    city: 'Tbilisi',
    address: 'Barnovi 5',
    area: 100,
    name: 'Nino',
    phone_number: PHONE,
  })
  await bank.payFromBalance(browser.token, body.data.id)
  const operator = await createSession(database.pool, await addUser(database.pool, { is_operator: true }))
  await bank.api.post(`/v1/operator/orders/${body.data.order_id}/area`, { area: 120 }, { token: operator })
  return body.data.order_id
}

// Specification 1.2.39
test('the difference to the measured area is paid once, and not by another user', async () => {
  await signIn({ phone_number: PHONE, valid_phone_numbers: [PHONE] })
  await fill(200)
  const order = await measured()
  const page = await measure(`?pay=${order}`)
  expect(page.rows).toMatchObject([{ state: 'measured', difference: 3_000, measuredArea: 120 }])
  expect(page.payment).toMatchObject({ difference: 3_000, address: 'Tbilisi, Barnovi 5' })
  const form = { intent: 'pay', card_id: 'balance', form_key: 'one' }
  const pay = (fields: Record<string, string> = form) =>
    measurementAction(argsFor(`/en/account/measure?pay=${order}`, post(fields)))
  const mine = browser.token
  await signIn()
  await expect(measure(`?pay=${order}`)).rejects.toMatchObject({ status: 404 })
  const foreign = await pay()
  expect(foreign instanceof Response && foreign.headers.get('location')).toBe('/en/account/measure')
  browser.token = mine
  expect(await pay({ intent: 'pay' })).toMatchObject({ init: { status: 422 } })
  for (const paid of [await pay(), await pay()])
    expect(paid instanceof Response && paid.headers.get('location')).toMatch(
      /paymentStatus=3|\/en\/account\/measure$/,
    )
  expect(await bank.balance(browser.token)).toBe(20)
  expect((await measure()).rows).toMatchObject([{ state: 'paid', payHref: undefined }])
})
