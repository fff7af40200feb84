import { beforeAll, describe, expect, test } from 'vitest'
import { expireStatements } from '~backend/statements/expire-statements'
import { MAX_PROMOTED_PLACES } from '~contract/ranking'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement } from '~tests/fixtures/database-rows'
import { parsePromotion } from './order'
import { getPosition } from './promotion'

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

  test('a list starts with four promoted homes, and the others are in their ordinary place', async () => {
    const ids = await list('')
    const leading = ids.slice(0, MAX_PROMOTED_PLACES)
    expect(leading.every((id) => vips.has(id) && homes.includes(id))).toBe(true)
    expect(ids.slice(MAX_PROMOTED_PLACES)).toEqual([...homes, ...shops].filter((id) => !leading.includes(id)))
  })

  test('a list of one type starts with promoted statements of the type', async () => {
    const ids = await list('real_estate_types=5')
    expect(ids).toEqual([35, 40, ...shops.filter((id) => !vips.has(id))])
  })

  test('a list in the order of the newest ignores promotions', async () => {
    expect(await list('order_by=created_at&sequence=desc')).toEqual([...homes, ...shops].toReversed())
  })
})
