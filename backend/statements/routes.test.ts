import { beforeAll, describe, expect, test } from 'vitest'
import { createSession } from '~backend/platform/auth/sessions'
import { NEGOTIABLE_PRICE_TYPE_ID } from '~contract/statements'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addImage, addPlaces, addStatement, addUser, places } from '~tests/fixtures/database-rows'

const database = withTestDatabase()
const api = withApi(database)
const LIST = '/v1/microservice/statements'
let owner: { id: number; token: string }
let flat: number

beforeAll(async () => {
  const { pool } = database
  await addPlaces(pool)
  const id = await addUser(pool, { type: 'agent', display_name: 'სააგენტო' })
  owner = { id, token: await createSession(pool, id) }
  flat = await addStatement(pool, {
    user_id: id,
    condition_id: 1,
    parameters: [2, 43],
    comment_en: 'A quiet courtyard',
    rs_code: '01.02.03',
    appear_rs_code: false,
  })
  await addImage(pool, flat)
})

describe('lists of statements', () => {
  test('a list is in the language of the header', async () => {
    for (const [locale, title, city, slug] of [
      ['ka', 'იყიდება 3-ოთახიანი ბინა ვაკეში', 'თბილისი', 'iyideba-3-otaxiani-bina-vakeshi'],
      ['en', '3-room apartment for sale in Vake', 'Tbilisi', '3-room-apartment-for-sale-in-vake'],
      ['ru', 'Продаётся 3-комнатная квартира в Ваке', 'Тбилиси', 'prodaetsia-3-komnatnaia-kvartira-v-vake'],
    ] as const) {
      const { body } = await api.get(LIST, { locale })
      expect(body.data.data[0]).toMatchObject({ dynamic_title: title, city_name: city, dynamic_slug: slug })
      expect(body.data.data[0].href_lang[locale]).toBe(slug)
    }
  })

  // Specification 1.7.3
  test('a list is in Georgian for an unknown language', async () => {
    const { body } = await api.get(LIST, { locale: 'de' })
    expect(body.data.data[0].city_name).toBe('თბილისი')
  })

  test('a list has prices in three currencies', async () => {
    const { body } = await api.get(LIST)
    expect(body.data.data[0].price).toEqual({
      1: { price_total: 270_000, price_square: 3375 },
      2: { price_total: 100_000, price_square: 1250 },
      3: { price_total: 85_714, price_square: 1071 },
    })
  })

  test('a list repeats the recognized filters', async () => {
    const { body } = await api.get(`${LIST}?cities=1,x&deal_types[0]=1&room_types=3`)
    expect(body.data.seo.filters).toMatchObject({ cities: [1], deal_types: [1], room_types: [3], urbans: [] })
  })

  test('a list has URLs of pictures in three sizes', async () => {
    const { body } = await api.get(LIST)
    expect(body.data.data[0].images[0]).toMatchObject({
      large: `/pictures/new-s${flat}-0.webp`,
      thumb: `/pictures/new-s${flat}-0_thumb.webp`,
      base: `/pictures/new-s${flat}-0`,
      illustration: true,
      is_main: true,
    })
  })
})

describe('single statements', () => {
  // Specification 1.2.11
  test('a statement is found by number and by uuid', async () => {
    const byId = await api.get(`${LIST}/${flat}`, { locale: 'en' })
    const byUuid = await api.get(`${LIST}/${byId.body.data.statement.uuid}`, { locale: 'en' })
    expect(byUuid.body).toEqual(byId.body)
    expect(byId.body.data.statement).toMatchObject({
      id: flat,
      condition: 'Newly renovated',
      comment: 'A quiet courtyard',
      user_phone_number: '555123***',
      rs_code: null,
      is_owner: false,
      is_active: true,
      status: 'active',
      user_statements_count: 1,
      parameters: [{ key: 'internet' }, { key: 'bed', type: 'furniture-equipment' }],
    })
  })

  test('a statement is marked as own for its owner', async () => {
    const { body } = await api.get(`${LIST}/${flat}`, { token: owner.token })
    expect(body.data.statement).toMatchObject({ is_owner: true, rs_code: '01.02.03' })
  })

  test.each(['0', '99999', '999999999999', 'x', '00000000-0000-4000-8000-000000000000', '%00', '1;2'])(
    'the statement endpoint answers 404 for %s',
    async (id) => {
      const { status, body } = await api.get(`${LIST}/${id}`)
      expect(status).toBe(404)
      expect(body).toEqual({ result: false, data: [], errors: { message: ['Statement not found'] } })
    },
  )

  test.each([{ status: 'hidden' }, { status: 'inactive' }, { published: false }, { deleted_at: new Date() }])(
    'a withdrawn statement (%j) is readable only for its owner',
    async (change) => {
      const id = await addStatement(database.pool, { user_id: owner.id, ...change })
      expect((await api.get(`${LIST}/${id}`)).status).toBe(404)
      const own = await api.get(`${LIST}/${id}`, { token: owner.token })
      expect(own.body.data.statement).toMatchObject({ id, is_owner: true, is_active: false })
    },
  )

  test.each([
    { ends: '1 day', auction: { bids: 3, url: '/sandbox/auction/1?lang=ru' } },
    { ends: '-1 second', auction: null },
  ])('a statement shows the auction that ends in $ends as $auction', async ({ ends, auction }) => {
    const id = await addStatement(database.pool)
    await database.pool.query(
      `insert into auctions (id, statement_id, starting_price, bids, ends_at)
       values (1, $1, 80000, 3, now() + $2::interval)`,
      [id, ends],
    )
    const { body } = await api.get(`${LIST}/${id}`, { locale: 'ru' })
    await database.pool.query('delete from auctions')
    if (auction) expect(body.data.statement.auction).toMatchObject(auction)
    else expect(body.data.statement.auction).toBe(null)
    expect(body.data.statement.auction?.starting_price[2].price_total).toBe(auction ? 80_000 : undefined)
  })

  test('an expired statement is readable and marked as expired', async () => {
    const id = await addStatement(database.pool, { expires_at: new Date(0) })
    const { body } = await api.get(`${LIST}/${id}`)
    expect(body.data.statement).toMatchObject({ is_active: false, status: 'expired' })
  })
})

test('similar statements have the same deal, kind and district, and a price within a fifth, nearest first', async () => {
  const { pool } = database
  const add = (price: number | null, price_type_id = 3) =>
    addStatement(pool, { district_id: places.old, urban_id: places.vera, price, price_type_id })
  const like = await add(100_000)
  const far = await add(119_000)
  const [below, above] = [await add(99_000), await add(101_000)]
  const nearest = await add(99_500)
  await add(130_000)
  await add(79_000)
  await addStatement(pool, { district_id: places.old, price: 100_000, deal_type_id: 2 })
  const listSimilar = async (id: number, query = '') => {
    const { body } = await api.get(`${LIST}/similars/${id}${query}`)
    return body.data.data.map(({ id }: { id: number }) => id)
  }
  expect(await listSimilar(like)).toEqual([nearest, above, below, far])
  expect(await listSimilar(like, '?per_page=2&page=2')).toEqual([below, far])
  const withoutPrice = await add(null, NEGOTIABLE_PRICE_TYPE_ID)
  expect(await listSimilar(withoutPrice, '?per_page=2')).toEqual([withoutPrice - 2, withoutPrice - 3])
  expect((await api.get(`${LIST}/similars/1`)).status).toBe(404)
})

test('the dictionaries include places unless they are excluded', async () => {
  const whole = await api.get(`${LIST}/statement-parameters`)
  const short = await api.get(`${LIST}/statement-parameters?exclude_cities=1`)
  expect(whole.body.data.cities).toHaveLength(2)
  expect(short.body.data.cities).toBeUndefined()
})
