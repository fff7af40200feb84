import { beforeAll, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { withTestDatabase } from '~tests/database'
import { addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { withOrderer } from '~tests/fixtures/orderer'

const MEASURING = '/en/azomva/MeasurmentView'
const PHONE = '555001001'
const database = withTestDatabase()
const { bank, browser, open, send, payForm, fill, signIn } = withOrderer(database)

beforeAll(() => addPlaces(database.pool))

const place = { city: 'Tbilisi', address: 'Barnovi 5', area: '900' }
const subject = (type: string) => send(`${MEASURING}?step=1`, { intent: 'next', type, ...place })

test('measuring offers packages for the type of property, and asks again when the type changes', async () => {
  const { location = '' } = await subject('land')
  expect((await open(location)).packages.map(({ id }) => id)).toEqual([83])
  await send(location, { intent: 'next', package: '83', registration: 'with_registration' })
  await subject('flat')
  const changed = await open(`${MEASURING}?package=83`)
  expect(changed).toMatchObject({ step: 2, isPackageUnknown: false, total: undefined })
  expect(changed.packages.map(({ id }) => id)).toEqual([81])
})

// Specification 1.1.18
test('measuring with registration is summed up line by line and ordered at that price', async () => {
  await signIn({ phone_number: PHONE, valid_phone_numbers: [PHONE] })
  await fill(500)
  const { location: second = '' } = await subject('land')
  const choice = { intent: 'next', package: '83', registration: 'with_registration' }
  const { location: third = '' } = await send(second, choice)
  const { location: last = '' } = await send(third, { intent: 'next', name: 'Nino', phone_number: PHONE })
  const page = await open(last)
  expect(page).toMatchObject({
    total: 33_000,
    priceLines: [
      { kind: 'm2', quantity: 900, price: 20, sum: 18_000 },
      { kind: 'registration', sum: 15_000 },
    ],
    answers: { package: ['Land, per m²', 'With registration'] },
  })
  await send(last, payForm(page, 'balance'))
  expect(await bank.orders(browser.token)).toMatchObject([
    { amount: 330, details: { registration: 'with_registration', type: 'land' } },
  ])
  // A form opened before the payment is refused, and a new order begins with an empty draft.
  await expect(open(last)).rejects.toMatchObject({ status: 302 })
  const anew = await open(MEASURING)
  expect(anew).toMatchObject({ step: 1, hasEarlierDraft: false, payment: undefined, total: undefined })
  expect(anew.draft.values).not.toHaveProperty('registration')
})

test('the price is updated while a step is filled in, and the lowest price is shown before', async () => {
  const first = await open(MEASURING)
  expect(first).toMatchObject({ step: 1, total: undefined })
  expect(first.priceFrom).toBeGreaterThan(0)
  expect(first.priceFactors).toEqual(['package', 'area', 'registration'])
  const { location: second = '' } = await subject('land')
  const counted = await send(second, { intent: 'count', package: '83', registration: 'without_registration' })
  expect(counted.location).toContain('package=83')
  expect(await open(counted.location ?? '')).toMatchObject({ step: 2, total: 18_000 })
})

test('an order for a measured statement starts with its place and area', async () => {
  const owner = await addUser(database.pool, { phone_number: PHONE, valid_phone_numbers: [PHONE] })
  browser.token = await createSession(database.pool, owner)
  const statement = await addStatement(database.pool, { user_id: owner, area: 72 })
  const page = await open(`${MEASURING}?statement_id=${statement}`)
  expect(page.draft.values).toMatchObject({ area: '72', address: expect.stringMatching(/\S/) })
  expect(page.chosen).toEqual([])
})
