import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { retrainModel } from '~backend/estimate/retrain-model'
import type { DraftValues } from '~contract/statement-drafts'
import { withTestDatabase } from '~tests/database'
import { addPlaces, addStatement, addUser, places } from '~tests/fixtures/database-rows'
import { addFlatsForSale } from '~tests/fixtures/estimate'
import { PRICE_PER_METRE } from '~tests/fixtures/flat-market'
import { COMPLETE_FLAT } from '~tests/fixtures/statement-draft'
import { findReviewSigns, hasMobileNumber, needsReview } from './review-rules'
import { addDraft, requireDraft } from './store'

const database = withTestDatabase()
let owner: number
beforeAll(() => addPlaces(database.pool))
beforeEach(async () => {
  owner = await addUser(database.pool)
})

async function startDraft(values: DraftValues = {}) {
  const id = await addDraft(database.pool, {
    userId: owner,
    keyHash: undefined,
    values: { ...COMPLETE_FLAT, ...values },
  })
  return requireDraft(database.pool, id, { userId: owner, keyHash: undefined })
}

const signsOf = async (values: DraftValues) => findReviewSigns(database.pool, await startDraft(values))

/** @param look perceptual hash, a signed 64-bit integer */
async function addPhoto(draft: string, path: string, { look = '1', caption = '', named = false } = {}) {
  await database.pool.query(
    "insert into uploaded_photos (path, file_hash, look_hash, warnings, bytes) values ($1, '\\x00', $2, '{}', 1)",
    [path, look],
  )
  await database.pool.query(
    `insert into draft_photos (draft_id, path, position, width, height, caption, has_phone_in_name)
     values ($1, $2, 1, 640, 480, $3, $4)`,
    [draft, path, caption, named],
  )
}

describe('review signs', () => {
  test.each([
    ['prepayment', { comment_en: 'Prepayment by Western Union, please.' }],
    ['prepayment', { comment_ru: 'Нужен аванс.' }],
    ['phone_in_text', { comment_ka: 'დარეკეთ 555 12 34 56' }],
  ] as const)('the sign %s is found in %o', async (sign, values) => {
    expect(await signsOf(values)).toEqual([sign])
  })

  test('an ordinary description has none of the signs', async () => {
    expect(
      await signsOf({ comment_en: 'Built in 2019, 64.5 m², 5 minutes on foot from the metro.' }),
    ).toEqual([])
  })

  test("a number in a caption or a photo's name is a sign", async () => {
    const captioned = await startDraft()
    await addPhoto(captioned.id, '/pictures/own/photos/captioned', { caption: '555123456' })
    const named = await startDraft()
    await addPhoto(named.id, '/pictures/own/photos/named', { named: true })
    for (const draft of [captioned, named])
      expect(await findReviewSigns(database.pool, draft)).toEqual(['phone_in_text'])
  })

  test('a price far from those of similar statements is a sign for the review', async () => {
    for (let index = 0; index < 8; index += 1)
      await addStatement(database.pool, { real_estate_type_id: 2, price: 100_000 + index, area: 100 })
    const house = { real_estate_type_id: '2', area: '100' }
    expect(await signsOf({ ...house, price: '20 000' })).toEqual(['price'])
    expect(await signsOf({ ...house, price: '110 000' })).toEqual([])
  })

  test("a flat's price far from its estimate is a sign for the review, whatever the median of the city", async () => {
    await addFlatsForSale(database.pool, 150)
    await retrainModel(database.pool)
    onTestFinished(async () => {
      await database.pool.query('delete from estimate_models')
    })
    const flat = { status_id: '2', area: '70', floor: '5', total_floors: '10', urban_id: String(places.vake) }
    const ordinary = (PRICE_PER_METRE.vake ?? 0) * 70
    const signsAt = (ratio: number, values: DraftValues = {}) =>
      signsOf({ ...flat, price: String(Math.round(ordinary * ratio)), ...values })
    expect([await signsAt(1), await signsAt(1.1)]).toEqual([[], []])
    // Far below the lower limit of the city's median.
    expect([await signsAt(0.6), await signsAt(1.7)]).toEqual([['price'], ['price']])
    expect(await signsAt(1, { currency_id: '1' })).toEqual(['price'])
    // The model covers neither rents nor small flats.
    expect(await signsAt(0.6, { deal_type_id: '2' })).toEqual([])
    expect(await signsAt(0.3, { area: '30' })).toEqual([])
  })

  test("a photo similar to another owner's is a sign, and one similar to an own photo is not", async () => {
    const published = '/pictures/own/photos/published'
    const statement = await addStatement(database.pool, { user_id: await addUser(database.pool) })
    await addPhoto((await startDraft()).id, published, { look: '4611686018427387903' })
    await database.pool.query('insert into statement_photos (statement_id, path) values ($1, $2)', [
      statement,
      published,
    ])
    const draft = await startDraft()
    // One bit of 64 differs.
    await addPhoto(draft.id, '/pictures/own/photos/copied', { look: '4611686018427387902' })
    expect(await findReviewSigns(database.pool, draft)).toEqual(['photos_elsewhere'])
    await database.pool.query('update statements set user_id = $2 where id = $1', [statement, owner])
    expect(await findReviewSigns(database.pool, draft)).toEqual([])
  })
})

test.each([
  ['555123456.jpg', true],
  ['call 599 12 34 56.jpg', true],
  ['+995_555_12_34_56.png', true],
  ['IMG_20261125_204635.jpg', false],
  ['IMG-20261125-WA0003.jpg', false],
  ['1732567890123.jpg', false],
  ['DSC05551234567.JPG', false],
])('a photo named %s contains a number: %s', (name, expected) => {
  expect(hasMobileNumber(name)).toBe(expected)
})

describe('review modes', () => {
  test('the modes review no drafts, those of new owners and with signs, or all drafts', async () => {
    const draft = await startDraft()
    const judge = (mode: 'off' | 'new' | 'all', signs: string[] = []) =>
      needsReview(database.pool, draft, { mode, signs })
    expect([await judge('off', ['price']), await judge('new'), await judge('all')]).toEqual([
      false,
      true,
      true,
    ])
    await addStatement(database.pool, { user_id: owner })
    expect([await judge('new'), await judge('new', ['price']), await judge('all')]).toEqual([
      false,
      true,
      true,
    ])
  })
})
