import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { ReviewMode } from '~contract/draft-reviews'
import type { DraftValues } from '~contract/statement-drafts'
import { withTestDatabase } from '~tests/database'
import { addPlaces, addStatement, addUser, places } from '~tests/fixtures/database-rows'
import { COMPLETE_FLAT } from '~tests/fixtures/statement-draft'
import { changePrice } from './change-price'
import { startEditing } from './from-statement'
import { findPriceDoubt } from './price-doubts'
import { publishDraft } from './publish'
import { listReviews } from './reviews'
import { saveDraft } from './save-draft'
import { addDraft, requireDraft } from './store'

const database = withTestDatabase()
const localizeAddress = async () => undefined
let owner: number

beforeAll(() => addPlaces(database.pool))
beforeEach(async () => {
  await database.pool.query('delete from statements')
  owner = await addUser(database.pool, { valid_phone_numbers: ['555123456'] })
})

const reader = () => ({ userId: owner, keyHash: undefined })
const startDraft = (values: DraftValues = {}) =>
  addDraft(database.pool, { userId: owner, keyHash: undefined, values: { ...COMPLETE_FLAT, ...values } })

async function doubtOf(values: DraftValues, statement?: number) {
  const id = statement ? await startEditing(database.pool, owner, String(statement)) : await startDraft()
  const draft = await requireDraft(database.pool, id, reader())
  return findPriceDoubt(database.pool, { ...draft, content: { ...draft.content, ...values } })
}

/** Adds houses for sale at 1,000 dollars a m² in Vake, and at twice as much in Vera. */
async function addHouses() {
  for (let index = 0; index < 8; index += 1) {
    await addStatement(database.pool, { real_estate_type_id: 2, price: 100_000 + index, area: 100 })
    await addStatement(database.pool, {
      real_estate_type_id: 2,
      price: 200_000 + index,
      area: 100,
      urban_id: places.vera,
      street_id: null,
    })
  }
}

/** @param mode review mode */
function change(statement: number, fields: Record<string, string>, mode: ReviewMode = 'off') {
  const body = { price: '', currency_id: undefined, confirmed_price: undefined, ...fields }
  const context = { mode, localizeAddress }
  return changePrice(database.pool, { userId: owner, id: statement, body }, context)
}

const addOwnFlat = (row: object = {}) =>
  addStatement(database.pool, { user_id: owner, price: 285_000, ...row })

async function priceOf(statement: number) {
  const { rows } = await database.pool.query('select price, currency_id from statements where id = $1', [
    statement,
  ])
  return rows[0]
}

test.each([
  ['ten times less', { price: '28500' }, { price: 285_000, currency_id: 2 }],
  ['a thousand times less', { price: '285' }, { price: 285_000, currency_id: 2 }],
  ['ten times more', { price: '2850000' }, { price: 285_000, currency_id: 2 }],
  ['the same in lari', { price: '285 000', currency_id: '1' }, { price: 285_000, currency_id: 2 }],
  ['a few dollars', { price: '28' }, null],
])(
  'a price that is %s than before needs a confirmation, and the probable price is suggested',
  async (_, typed, meant) => {
    const statement = await addOwnFlat()
    expect(await change(statement, { currency_id: '2', ...typed })).toMatchObject({
      state: 'doubted',
      doubt: { reason: 'former', expected: { low: 285_000, high: 285_000, currency_id: 2 }, meant },
    })
    expect(await priceOf(statement)).toEqual({ price: 285_000, currency_id: 2 })
  },
)

test('a confirmed unusual price is accepted, and a further unusual price needs a new confirmation', async () => {
  const statement = await addOwnFlat()
  const cheap = { price: '$28 500', currency_id: '2' }
  expect(await change(statement, { ...cheap, confirmed_price: '28500/1' })).toMatchObject({
    state: 'doubted',
  })
  expect(
    await change(statement, { price: '2850', currency_id: '2', confirmed_price: '28500/2' }),
  ).toMatchObject({ state: 'doubted', doubt: { price: 2_850 } })
  expect(await change(statement, { ...cheap, confirmed_price: '28500/2' })).toEqual({ state: 'changed' })
  expect(await priceOf(statement)).toEqual({ price: 28_500, currency_id: 2 })
})

test('an ordinary change and a corrected price need no confirmation', async () => {
  expect(await change(await addOwnFlat(), { price: '249000', currency_id: '2' })).toEqual({
    state: 'changed',
  })
  await addHouses()
  const mistyped = await addOwnFlat({ real_estate_type_id: 2, area: 100, price: 110 })
  expect(await change(mistyped, { price: '110000', currency_id: '2' })).toEqual({ state: 'changed' })
})

test.each([
  ['0', '2'],
  ['1000000000000', '2'],
  ['28500', '3'],
])('the price %s in the currency %s is rejected', async (price, currency_id) => {
  await expect(change(await addOwnFlat(), { price, currency_id })).rejects.toMatchObject({ status: 422 })
})

test('a confirmed price waits for review if reviews are on, and the operator sees the reason', async () => {
  const statement = await addOwnFlat()
  const cheap = { price: '28500', currency_id: '2', confirmed_price: '28500/2' }
  expect(await change(statement, { price: '270000', currency_id: '2' }, 'all')).toEqual({ state: 'changed' })
  expect(await change(statement, cheap, 'all')).toEqual({ state: 'in_review' })
  expect(await priceOf(statement)).toEqual({ price: 270_000, currency_id: 2 })
  const { data } = await listReviews(database.pool, { page: 1, perPage: 20 }, 'en')
  expect(data.find((review) => review.statement_id === statement)).toMatchObject({
    signs: ['former_price'],
    values: { price: '28500', currency_id: '2' },
  })
})

test('an unusual price does not publish other open changes of the statement', async () => {
  const statement = await addOwnFlat()
  await startEditing(database.pool, owner, String(statement))
  const cheap = { price: '28500', currency_id: '2', confirmed_price: '28500/2' }
  expect(await change(statement, cheap, 'all')).toEqual({ state: 'being_edited' })
  expect(await priceOf(statement)).toEqual({ price: 285_000, currency_id: 2 })
})

test("a new statement's price is compared with the neighbourhood instead of the whole city", async () => {
  await addHouses()
  const house = { real_estate_type_id: '2', area: '100' }
  expect(await doubtOf({ ...house, price: '12000' })).toEqual({
    reason: 'similar',
    price: 12_000,
    currency_id: 2,
    expected: { low: 100_000, high: 100_000, currency_id: 2 },
    meant: { price: 120_000, currency_id: 2 },
  })
  expect(await doubtOf({ ...house, price: '45000' })).toBe(undefined)
  const inVera = { ...house, street_id: '', urban_id: String(places.vera), district_id: String(places.old) }
  expect(await doubtOf({ ...inVera, price: '45000' })).toMatchObject({ expected: { low: 200_000 } })
})

test('a negotiable or already published price needs no confirmation', async () => {
  await addHouses()
  const house = { real_estate_type_id: '2', area: '100', price: '12' }
  expect(await doubtOf({ ...house, price_type_id: '1' })).toBe(undefined)
  const published = await addOwnFlat({ real_estate_type_id: 2, area: 100, price: 12, status_id: 1 })
  expect(await doubtOf({ comment_en: 'With a garden.' }, published)).toBe(undefined)
  expect(await doubtOf({ price: '13' }, published)).toMatchObject({ reason: 'similar' })
})

test.each(['5551234', '123456'])(
  'the price %s with digits of the own phone number needs a confirmation',
  async (price) => {
    expect(await doubtOf({ price })).toMatchObject({ reason: 'phone', expected: null, meant: null })
  },
)

test('a draft with an unusual price is published only after the price is confirmed', async () => {
  await addHouses()
  const id = await startDraft({ real_estate_type_id: '2', area: '100', price: '12000' })
  const publish = (confirmedPrice?: string) =>
    publishDraft(database.pool, id, reader(), { mode: 'off', localizeAddress, confirmedPrice })
  const refused = { body: { errors: [{ field: 'price', message: 'unconfirmed' }] } }
  await expect(publish()).rejects.toMatchObject(refused)
  await expect(publish('120000/2')).rejects.toMatchObject(refused)
  expect(await publish('12000/2')).toMatchObject({ state: 'published' })
})

test('a price confirmed in its step needs no second confirmation until it is changed', async () => {
  await addHouses()
  const id = await startDraft({ real_estate_type_id: '2', area: '100', price: '12000' })
  const save = (version: number, values: DraftValues, confirmedPrice?: string) =>
    saveDraft(database.pool, id, reader(), { values, version, confirmedPrice })
  const findDoubt = async () => findPriceDoubt(database.pool, await requireDraft(database.pool, id, reader()))
  await save(1, { price: '12000' }, '13000/2')
  expect(await findDoubt()).toMatchObject({ price: 12_000 })
  await save(1, { price: '12000' }, '12000/2')
  expect(await findDoubt()).toBe(undefined)
  await save(1, { price: '1200' })
  expect(await findDoubt()).toMatchObject({ price: 1_200 })
})
