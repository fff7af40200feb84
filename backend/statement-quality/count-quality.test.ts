import { beforeAll, describe, expect, test } from 'vitest'
import { packImages } from '~backend/statements/packed-images'
import { withTestDatabase } from '~tests/database'
import { addPlaces, addStatement, addUser, places } from '~tests/fixtures/database-rows'
import { countQuality } from './count-quality'

const database = withTestDatabase()
let owner: number
/** Streets with a number in their names. */
const NUMBERED_STREETS = { may: 900, second: 901 }

beforeAll(async () => {
  const { pool } = database
  await addPlaces(pool)
  owner = await addUser(pool)
  await pool.query(
    `insert into streets (id, grouped_street_id, city_id, name_ka, name_en, name_ru, lat, lng) values
       ($1, $1, 1, '26 მაისის ქუჩა', '26 May Street', 'улица 26 Мая', 41.7, 44.8),
       ($2, $2, 1, 'ნუცუბიძის 2 შესახვევი', 'Nutsubidze Lane 2', '2-й переулок Нуцубидзе', 41.7, 44.8)`,
    [NUMBERED_STREETS.may, NUMBERED_STREETS.second],
  )
})

type Country = Awaited<ReturnType<typeof countQuality>>['country']

const ago = (days: number, minutes = 0) => new Date(Date.now() - days * 86_400_000 - minutes * 60_000)

const addOne = (row: object = {}) => addStatement(database.pool, { user_id: owner, ...row })

const remove = (ids: readonly number[]) =>
  database.pool.query('delete from statements where id = any($1)', [ids])

const createImages = (count: number) =>
  packImages(
    Array.from({ length: count }, (_, index) => ({
      path: `/pictures/one-${index}`,
      width: 1200,
      height: 900,
      is_main: index === 0,
    })),
  )

/** Lists the counts that a statement raises by one. */
async function listRaised(row: object): Promise<string[]> {
  const { country: before } = await countQuality(database.pool)
  const id = await addOne(row)
  const { country: after } = await countQuality(database.pool)
  await remove([id])
  const names = Object.keys(after).filter((name) => !name.startsWith('median_')) as (keyof Country)[]
  const raised = names.filter((name) => after[name] !== before[name])
  expect(raised.filter((name) => after[name] !== (before[name] ?? 0) + 1)).toEqual([])
  return raised.sort()
}

/** Counts raised by a new flat for sale with a house number and a price. */
const PLAIN = [
  'flats',
  'statements',
  'updated_in_30_days',
  'updated_in_7_days',
  'with_house_number',
  'with_pin',
  'with_price',
]
const and = (...names: string[]) => [...PLAIN, ...names].sort()
const without = (...names: string[]) => PLAIN.filter((name) => !names.includes(name))

const NOTE = { caption: '' }

/** Statement that raises every count of active statements. */
const FULL = {
  images: createImages(1),
  floor: 2,
  total_floors: 9,
  rs_code: '01.10.10.001.001',
  comment_ka: 'ნათელი',
  comment_en: 'Bright',
  comment_ru: 'Светлая',
  tour_url: 'https://tour.test/1',
}

test.each<[string, object, string[]]>([
  ['active', {}, PLAIN],
  ['hidden', { ...FULL, status: 'hidden' }, []],
  ['taken down', { ...FULL, status: 'inactive' }, []],
  ['blocked', { ...FULL, published: false }, []],
  ['deleted', { ...FULL, deleted_at: ago(0) }, []],
  ['expired', { ...FULL, status: 'expired' }, []],

  ['updated within a week', { last_updated: ago(7, -5) }, PLAIN],
  ['updated longer ago', { last_updated: ago(7, 5) }, without('updated_in_7_days')],
  ['updated within 30 days', { last_updated: ago(30, -5) }, without('updated_in_7_days')],
  ['updated before that', { last_updated: ago(30, 5) }, without('updated_in_7_days', 'updated_in_30_days')],

  ['published within its first term', { created_at: ago(90, -5) }, PLAIN],
  ['published a term ago', { created_at: ago(90, 5) }, and('expiry_cohort')],
  ['published nearly two terms ago', { created_at: ago(180, -5) }, and('expiry_cohort')],
  ['published before that', { created_at: ago(180, 5) }, PLAIN],
  ['expired after a term', { created_at: ago(100), status: 'expired' }, ['expired', 'expiry_cohort']],
  ['expired long ago', { created_at: ago(200), status: 'expired' }, []],
  ['expired and deleted', { created_at: ago(100), status: 'expired', deleted_at: ago(1) }, ['expiry_cohort']],
  ['hidden for a term', { created_at: ago(100), status: 'hidden' }, ['expiry_cohort']],

  ['with a photo', { images: createImages(1) }, and('with_photos')],
  ['without a pin', { lat: null, lng: null }, without('with_pin')],
  ['a house', { real_estate_type_id: 2 }, without('flats')],
  ['on a floor', { floor: 2, total_floors: 9, room_type_id: null }, and('flats_with_floor')],
  ['on a floor of nobody knows how many', { floor: 2, room_type_id: null }, PLAIN],
  ['in a house with floors', { total_floors: 9 }, PLAIN],
  ['a house on a floor', { real_estate_type_id: 2, floor: 2, total_floors: 9 }, without('flats')],
  ['with a cadastral code', { rs_code: '01.10.10.001.001' }, and('with_cadastral_code')],
  ['described in Georgian', { comment_ka: 'ნათელი' }, and('with_text_ka')],
  ['described in English', { comment_en: 'Bright' }, and('with_text_en')],
  ['described in Russian', { comment_ru: 'Светлая' }, and('with_text_ru')],
  ['with a tour', { tour_url: 'https://tour.test/1' }, and('with_plan_or_tour')],
  ['with a plan', { photo_notes: { '/a': { ...NOTE, kind: 'plan' } } }, and('with_plan_or_tour')],
  ['with another note of a photo', { photo_notes: { '/a': { ...NOTE, kind: 'view' } } }, PLAIN],
  ['without a price', { price: null, price_type_id: 1 }, without('with_price')],
  ['a flat that can be compared', { floor: 2 }, and('comparable_flats')],
])('a statement that is %s raises its count', async (_case, row, counts) => {
  expect(await listRaised(row)).toEqual(counts)
})

const MAY = { street_id: NUMBERED_STREETS.may }
const SECOND = { street_id: NUMBERED_STREETS.second }
const FREE = { street_id: null }

test.each<[string, object, boolean]>([
  ['ჭავჭავაძის გამზირი 26', {}, true],
  ['ჭავჭავაძის გამზირი 26ა, კორპუსი 2', {}, true],
  ['ჭავჭავაძის გამზირი', {}, false],
  ['26 მაისის ქუჩა', MAY, false],
  ['26 მაისის ქუჩა 4', MAY, true],
  ['ნუცუბიძის 2 შესახვევი', SECOND, false],
  ['ნუცუბიძის 2 შესახვევი 14', SECOND, true],
  // The street has been renamed since.
  ['ყოფილი სახელი 14', {}, true],
  ['გორგასლის ქ. №12', FREE, true],
  ['გორგასლის ქ. N 12', FREE, true],
  ['გორგასლის ქ,12', FREE, true],
  ['მე-3 მასივი', FREE, false],
  ['26 მაისის ქუჩა', FREE, false],
  ['', FREE, false],
])('the address "%s" has a house number', async (address_ka, row, has) => {
  expect((await listRaised({ address_ka, ...row })).includes('with_house_number')).toBe(has)
})

test('medians cover active statements, and those of photos statements with photos', async () => {
  const ids = [
    await addOne({ last_updated: ago(2), images: createImages(2) }),
    await addOne({ last_updated: ago(5, 60), images: createImages(3) }),
    await addOne({ last_updated: ago(40), images: createImages(9) }),
    await addOne({ last_updated: ago(3) }),
    await addOne({ last_updated: ago(50) }),
    ...(await Promise.all(
      Array.from({ length: 5 }, () =>
        addOne({ status: 'hidden', last_updated: ago(80), images: createImages(12) }),
      ),
    )),
  ]
  const { country } = await countQuality(database.pool)
  await remove(ids)
  expect(country).toMatchObject({ median_age_days: 5, median_photos: 3 })
})

test('an empty marketplace has neither medians nor groups', async () => {
  expect(await countQuality(database.pool)).toMatchObject({
    is_made_up: false,
    country: { statements: 0, median_age_days: null, median_photos: null, comparable_flats: 0 },
    cities: [],
    kinds: [],
    owners: [],
  })
})

test('active statements are counted by city, by deal and kind, and by owner', async () => {
  const agent = await addUser(database.pool, { type: 'agent' })
  const developer = await addUser(database.pool, { type: 'developer' })
  const batumi = { city_id: places.batumi, district_id: null, urban_id: null, street_id: null }
  const ids = [
    await addOne(),
    await addOne({ user_id: agent, deal_type_id: 2 }),
    await addOne({ user_id: agent, ...batumi, lat: null, lng: null }),
    await addOne({ user_id: agent, ...batumi, real_estate_type_id: 4 }),
    // Inactive statements form no group.
    await addOne({ user_id: developer, status: 'hidden', deal_type_id: 7, created_at: ago(100) }),
  ]
  const { country, cities, kinds, owners } = await countQuality(database.pool)
  await remove(ids)
  expect(country.statements).toBe(4)
  expect(cities.map(({ city_id, statements, with_pin }) => [city_id, statements, with_pin]).sort()).toEqual([
    [places.tbilisi, 2, 2],
    [places.batumi, 2, 1],
  ])
  expect(kinds).toHaveLength(3)
  expect(kinds).toContainEqual({ deal_type_id: 1, real_estate_type_id: 1, statements: 2 })
  expect(kinds).toContainEqual({ deal_type_id: 2, real_estate_type_id: 1, statements: 1 })
  expect(kinds).toContainEqual({ deal_type_id: 1, real_estate_type_id: 4, statements: 1 })
  expect(owners.map(({ type, statements }) => [type, statements]).sort()).toEqual([
    ['agent', 3],
    ['physical', 1],
  ])
})

describe('duplicate flats', () => {
  const FLAT = { floor: 3, total_floors: 9, room_type_id: 2, area: 64.4 }

  test.each<[string, object, number]>([
    ['one with the same facts of any owner', { price: 90_000, comment_ka: 'სხვა' }, 2],
    ['one whose area rounds to the same', { area: 63.6 }, 2],
    ['one of another area', { area: 65 }, 0],
    ['one on another floor', { floor: 4 }, 0],
    ['one with more rooms', { room_type_id: 3 }, 0],
    ['one for another deal', { deal_type_id: 2 }, 0],
    ['one in another house', { address_ka: 'ჭავჭავაძის გამზირი 28' }, 0],
    [
      'one in another city',
      { city_id: places.batumi, district_id: null, urban_id: null, street_id: null },
      0,
    ],
    ['one of another kind', { real_estate_type_id: 5 }, 0],
    ['a hidden one', { status: 'hidden' }, 0],
  ])('duplicates are counted for a flat and %s', async (_case, change, repeated) => {
    const ids = [await addOne(FLAT), await addStatement(database.pool, { ...FLAT, ...change })]
    const { country } = await countQuality(database.pool)
    await remove(ids)
    expect(country.repeated_flats).toBe(repeated)
  })

  test.each<[string, object]>([
    ['house number', { address_ka: 'ჭავჭავაძის გამზირი' }],
    ['floor', { floor: null }],
    ['rooms', { room_type_id: null }],
  ])('a flat is not a duplicate if it has no %s', async (_fact, change) => {
    const ids = [await addOne({ ...FLAT, ...change }), await addOne({ ...FLAT, ...change })]
    const { country } = await countQuality(database.pool)
    await remove(ids)
    expect(country).toMatchObject({ flats: 2, comparable_flats: 0, repeated_flats: 0 })
  })
})

test('statements of the demo are marked as generated', async () => {
  const { pool } = database
  await pool.query("insert into seed_progress (edition, statements, day) values (1, 0, '2026-01-01')")
  expect(await countQuality(pool)).toMatchObject({ is_made_up: false })
  await pool.query('update seed_progress set statements = 5')
  expect(await countQuality(pool)).toMatchObject({ is_made_up: true })
})
