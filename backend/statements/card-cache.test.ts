import { beforeAll, describe, expect, test, vi } from 'vitest'
import { PlaceNameCache } from '~backend/locations/place-name-cache'
import { parseQueryString } from '~backend/platform/http/query'
import { describePhoto } from '~backend/platform/pictures'
import { LiveColumnStore } from '~backend/search/memory/live-column-store'
import { createMemoryEngine } from '~backend/search/memory-engine'
import { createColumnSource } from '~backend/search/sql/column-source'
import { withTestDatabase } from '~tests/database'
import { addImage, addPlaces, addStatement, addUser } from '~tests/fixtures/database-rows'
import { CachedCard, CardCache, type CreateCards, toCardListJson } from './card-cache'
import { PriceMedians } from './price-medians'
import { listCardRows } from './store'
import { createToViewerCards, toGuestCards } from './viewer-cards'

const database = withTestDatabase()

describe('cached cards', () => {
  let id: number
  let make: CreateCards
  let shown: () => Promise<unknown[]>
  let made: number[][]

  beforeAll(async () => {
    const { pool } = database
    await addPlaces(pool)
    const owner = await addUser(pool, { type: 'agent' })
    id = await addStatement(pool, { user_id: owner })
    await addStatement(pool, { user_id: owner })
    const names = new PlaceNameCache(pool)
    const medians = new PriceMedians((read) => read(pool))
    make = async (ids, locale) =>
      toGuestCards(await listCardRows(pool, names, ids, locale), locale, {
        describePicture: describePhoto,
        toMedianComparison: await medians.getComparison(),
      })
    const ready = new CardCache((ids, locale) => {
      made.push([...ids])
      return make(ids, locale)
    })
    const columns = new LiveColumnStore(createColumnSource(pool), {
      onChange: (ids) => ready.invalidate(ids),
    })
    await columns.load()
    const search = createMemoryEngine(pool, columns)
    shown = async () => {
      made = []
      const page = await search.fetchPage(parseQueryString(''), undefined, (ids) => ready.get(ids, 'ka'))
      return (page ?? []).map(({ json }) => JSON.parse(json.toString()))
    }
  })

  test('cards are created once', async () => {
    const first = await shown()
    expect(made.flat()).toHaveLength(2)
    expect(await shown()).toEqual(first)
    expect(made).toEqual([])
  })

  test.each([
    ['a price', 'price = 123000'],
    ['a text', "comment_ka = 'ახალი ტექსტი'"],
    ['an address', "address_ka = 'ბარნოვის ქუჩა 5'"],
    ['an owner’s name', "owner_name = 'თამარი'"],
    ['a yard', 'yard_area = 30'],
    ['a number of floors', 'floor = 2, total_floors = 9'],
    ['a gift', "gifts = '{gift}'"],
    ['a sticker', "paid_stickers = '{urgent}'"],
    ['a colour', "color_until = now() + interval '1 day'"],
    ['a promotion', "promoted_until = now() + interval '1 day'"],
    ['an exclusive offer', 'is_exclusive = not is_exclusive'],
    ['a tier', "vip_tier = 3, vip_until = now() + interval '1 day'"],
    ['an expired tier', "vip_until = now() - interval '1 second'"],
    ['a tour', "tour_url = '/statements/1/tour'"],
    ['a day', "last_updated = now() - interval '3 days'"],
    ['a place', 'city_id = 15, district_id = null, urban_id = null, street_id = null'],
  ])('cards show %s as soon as it has changed', async (_name, set) => {
    const before = await shown()
    await database.pool.query(`update statements set ${set} where id = $1`, [id])
    const after = await shown()
    expect(after).not.toEqual(before)
    const now = await make(
      after.map((card) => (card as { id: number }).id),
      'ka',
    )
    expect(after).toEqual(now.map(({ json }) => JSON.parse(json)))
    expect(made.at(-1)).toEqual([id])
  })

  test('cards contain a picture as soon as it is added', async () => {
    await shown()
    await addImage(database.pool, id)
    expect((await shown()).find((card) => (card as { id: number }).id === id)).toHaveProperty('images.0')
  })

  test('cards are the same for guests and for a user without flags', async () => {
    const { pool } = database
    const rows = await listCardRows(pool, new PlaceNameCache(pool), [id], 'en')
    expect(rows[0]?.images).not.toBe('')
    const medians = new PriceMedians((read) => read(pool))
    const toViewerCards = createToViewerCards(pool, medians, describePhoto)
    const sources = { describePicture: describePhoto, toMedianComparison: await medians.getComparison() }
    const [card] = await toViewerCards(rows, 'en', await addUser(pool))
    expect(toGuestCards(rows, 'en', sources).map(({ json }) => JSON.parse(json))).toEqual([card])
  })

  test('cards are never older than the last write before the request, under concurrent writes', async () => {
    let written = 200_000
    const writeAndLook = async () => {
      for (let times = 0; times < 25; times += 1) {
        written += 1
        const price = written
        await database.pool.query('update statements set price = greatest(price, $2) where id = $1', [
          id,
          price,
        ])
        const card = (await shown()).find((each) => (each as { id: number }).id === id)
        expect(
          (card as { price: Record<string, { price_total: number }> }).price[2]?.price_total,
        ).toBeGreaterThanOrEqual(price)
      }
    }
    await Promise.all(Array.from({ length: 8 }, writeAndLook))
  })

  test('cards disappear as soon as their statements do', async () => {
    expect(await shown()).toHaveLength(2)
    await database.pool.query("update statements set status = 'hidden' where id = $1", [id])
    expect(await shown()).toHaveLength(1)
  })

  test('cards are not recreated after a view of their statement', async () => {
    await shown()
    await database.pool.query('update statements set views = views + 1')
    await shown()
    expect(made).toEqual([])
  })
})

describe('concurrent invalidation', () => {
  test('a card read before a concurrent invalidation is not cached', async () => {
    let price = 1
    const make = vi.fn<CreateCards>(async ([id]) => [{ id: id ?? 0, json: JSON.stringify({ price }) }])
    const ready = new CardCache(make)
    const early = ready.get([7], 'ka')
    price = 2
    ready.invalidate([7])
    await early
    expect((await ready.get([7], 'ka'))[0]?.value).toEqual({ price: 2 })
    await ready.get([7], 'ka')
    expect(make).toHaveBeenCalledTimes(2)
  })
})

test('concurrent requests share one load, unless the statement changes meanwhile', async () => {
  const made: number[][] = []
  const release: (() => void)[] = []
  const cache = new CardCache(async (ids) => {
    made.push([...ids])
    await new Promise<void>((resolve) => release.push(resolve))
    return ids.map((id) => ({ id, json: `{"made":${made.length}}` }))
  })
  const first = cache.get([1, 2], 'ka')
  const second = cache.get([3, 2, 1], 'ka')
  cache.invalidate([2])
  const afterChange = cache.get([1, 2], 'ka')
  expect(made).toEqual([[1, 2], [3], [2]])
  for (const go of release) go()
  const ids = async (cards: Promise<CachedCard[]>) => (await cards).map(({ id }) => id)
  expect([await ids(first), await ids(second), await ids(afterChange)]).toEqual([
    [1, 2],
    [3, 2, 1],
    [1, 2],
  ])
  expect((await afterChange)[0]).toBe((await first)[0])
  expect((await afterChange)[1]).not.toBe((await first)[1])
  expect((await cache.get([2], 'ka'))[0]).toBe((await afterChange)[1])
})

test('a failed load rejects for all waiting callers, and the next caller retries', async () => {
  const make = vi.fn<CreateCards>().mockRejectedValueOnce(new Error('no database'))
  make.mockImplementation(async (ids) => ids.map((id) => ({ id, json: '{}' })))
  const cache = new CardCache(make)
  const both = await Promise.allSettled([cache.get([1], 'ka'), cache.get([1], 'ka')])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await cache.get([1], 'ka')).toHaveLength(1)
})

test('a change outside the statement appears when the card expires', async () => {
  const make = vi.fn<CreateCards>(async (ids) => ids.map((id) => ({ id, json: '{}' })))
  const ready = new CardCache(make, { freshMs: 500 })
  await ready.get([1, 2], 'ka')
  await ready.get([2, 1], 'ka')
  await ready.get([1], 'en')
  expect(make.mock.calls).toEqual([
    [[1, 2], 'ka'],
    [[1], 'en'],
  ])
  await expect
    .poll(async () => {
      await ready.get([1], 'ka')
      return make.mock.calls
    })
    .toHaveLength(3)
})

test.each([[[]], [[{ id: 1 }]], [[{ id: 1 }, { id: 2, title: 'ბინა' }]]])(
  'the list of the cards %j is valid JSON',
  (cards) => {
    const list = toCardListJson(
      cards.map((card, index) => new CachedCard(index, Buffer.from(JSON.stringify(card)))),
      { report: 'x', seo: {} },
    )
    expect(JSON.parse(Buffer.concat(list.chunks).toString())).toEqual({ data: cards, report: 'x', seo: {} })
    expect(list.toValue()).toEqual({ data: cards, report: 'x', seo: {} })
  },
)

test('the value of a card is one object until the statement changes', async () => {
  const cache = new CardCache(async (ids) => ids.map((id) => ({ id, json: '{}' })))
  const [first] = await cache.get([1], 'ka')
  const [again] = await cache.get([1], 'ka')
  expect(again?.value).toBe(first?.value)
  cache.invalidate([1])
  const [changed] = await cache.get([1], 'ka')
  expect(changed?.value).not.toBe(first?.value)
})

test('a card with flags differs from the cached one only in its flags', () => {
  const card = new CachedCard(1, Buffer.from('{"id":1,"favorite":false,"hidden":false}'))
  expect(card.withFlags({ favorite: false, hidden: false })).toBe(card)
  expect(card.withFlags({ favorite: true, hidden: false }).value).toEqual({
    id: 1,
    favorite: true,
    hidden: false,
  })
  expect(card.value).toEqual({ id: 1, favorite: false, hidden: false })
})
