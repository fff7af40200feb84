import { beforeAll, describe, expect, test } from 'vitest'
import { expireStatements } from '~backend/statements/expire-statements'
import { MAX_PROMOTED_PLACES, PROMOTED_PLACES } from '~contract/ranking'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement } from '~tests/fixtures/database-rows'
import { parsePromotion } from './order'
import { getPosition, spreadPromoted, toReadRange } from './promotion'

const HOUR = 3_600_000
const SHOP = { real_estate_type_id: 5 }

describe('rotation of promoted statements', () => {
  test.each([1, 100_001, 2_147_000_000])(
    'more statements than places take turns: twelve from number %i',
    (firstId) => {
      const ids = Array.from({ length: 12 }, (_, at) => firstId + at)
      const shown = new Map(ids.map((id) => [id, 0]))
      const hours = 30 * 24
      for (let hour = 0; hour < hours; hour += 1) {
        const promotion = parsePromotion(new Map(), Date.parse('2026-11-01') + hour * HOUR)
        if (!promotion) throw new Error('the default order has promoted places')
        const leading = ids.toSorted(
          (one, other) => getPosition(one, promotion) - getPosition(other, promotion),
        )
        for (const id of leading.slice(0, MAX_PROMOTED_PLACES)) shown.set(id, (shown.get(id) ?? 0) + 1)
      }
      const fair = (hours * MAX_PROMOTED_PLACES) / ids.length
      for (const count of shown.values()) {
        expect(count).toBeGreaterThan(fair / 2)
        expect(count).toBeLessThan(fair * 2)
      }
    },
  )

  test('statements stay in place for an hour', () => {
    const at = (time: string) => parsePromotion(new Map(), Date.parse(`2026-11-23T${time}Z`))
    expect(at('12:00')).toEqual(at('12:59'))
    expect(at('12:59')).not.toEqual(at('13:00'))
  })
})

describe('places of promoted statements', () => {
  const readPage = (promotedCount: number, total: number, range: { offset: number; limit: number }) => {
    const { offset, limit } = toReadRange(range)
    const rows = Array.from({ length: total }, (_, row) => row).slice(offset, offset + limit)
    return spreadPromoted(rows, Math.max(0, promotedCount - offset), range)
  }

  test('two lead, and one follows four others', () => {
    expect(readPage(5, 40, { offset: 0, limit: 20 })).toEqual([
      0, 1, 5, 6, 7, 8, 2, 9, 10, 11, 12, 3, 13, 14, 15, 16, 4, 17, 18, 19,
    ])
  })

  test('a list that ends before the places keeps every statement', () => {
    expect(readPage(5, 7, { offset: 0, limit: 20 })).toEqual([0, 1, 5, 6, 2, 3, 4])
    expect(readPage(3, 3, { offset: 0, limit: 20 })).toEqual([0, 1, 2])
    expect(readPage(1, 3, { offset: 0, limit: 20 })).toEqual([0, 1, 2])
  })

  test('pages of any size have every statement once, in the same order', () => {
    for (const total of [0, 3, 19, 20, 21, 47])
      for (const promotedCount of [0, 1, 3, 5].filter((count) => count <= total)) {
        const whole = readPage(promotedCount, total, { offset: 0, limit: 100 })
        expect(whole.toSorted((one, other) => one - other)).toEqual(
          Array.from({ length: total }, (_, row) => row),
        )
        for (const limit of [1, 3, 7, 15, 20, 24]) {
          const pages = Array.from({ length: 50 }, (_, page) =>
            readPage(promotedCount, total, { offset: page * limit, limit }),
          )
          expect(pages.flat(), `${total} by ${limit}`).toEqual(whole)
        }
      }
  })
})

describe('lists with promoted statements', () => {
  const database = withTestDatabase()
  const api = withApi(database)
  const homes = Array.from({ length: 30 }, (_, at) => at + 1)
  const shops = Array.from({ length: 10 }, (_, at) => at + 31)
  const vips = new Set([5, 10, 15, 20, 25, 30, 35, 40])

  beforeAll(async () => {
    const { pool } = database
    await addPlaces(pool)
    for (const id of [...homes, ...shops])
      await addStatement(pool, {
        id,
        last_updated: new Date(Date.now() - id * HOUR),
        created_at: new Date(Date.now() - (100 - id) * HOUR),
        ...(shops.includes(id) && SHOP),
        ...(vips.has(id) && { vip_tier: 1, vip_until: new Date(Date.now() + HOUR) }),
      })
    await expireStatements(pool)
  })

  async function list(query: string): Promise<number[]> {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => api.get(`/v1/microservice/statements?${query}&per_page=15&page=${page}`)),
    )
    return pages.flatMap(({ body }) => body.data.data.map(({ id }: { id: number }) => id))
  }

  test('a list has five promoted homes in their places, and the others in their order', async () => {
    const ids = await list('')
    const promoted = PROMOTED_PLACES.map((place) => ids[place] ?? 0)
    expect(promoted.every((id) => vips.has(id) && homes.includes(id))).toBe(true)
    expect(ids.filter((id) => !promoted.includes(id))).toEqual(
      [...homes, ...shops].filter((id) => !promoted.includes(id)),
    )
  })

  test('a list of one type starts with promoted statements of the type', async () => {
    const ids = await list('real_estate_types=5')
    expect(ids).toEqual([35, 40, ...shops.filter((id) => !vips.has(id))])
  })

  test('a list in the order of the newest ignores promotions', async () => {
    expect(await list('order_by=created_at&sequence=desc')).toEqual([...homes, ...shops].toReversed())
  })
})
