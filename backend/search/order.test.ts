import { beforeAll, describe, expect, test } from 'vitest'
import { expireStatements } from '~backend/statements/expire-statements'
import { withTestDatabase } from '~tests/database'
import { withApi } from '~tests/fixtures/api'
import { addPlaces, addStatement } from '~tests/fixtures/database-rows'

const database = withTestDatabase()
const api = withApi(database)
const HOUR = 3_600_000

beforeAll(async () => {
  const { pool } = database
  await addPlaces(pool)
  const at = (hoursAgo: number) => new Date(Date.now() - hoursAgo * HOUR)
  const vip = (tier: number, hours = 1) => ({
    vip_tier: tier,
    vip_until: new Date(Date.now() + hours * HOUR),
  })
  const rows = [
    { id: 1, price: 10_000, last_updated: at(1), created_at: at(9) },
    { id: 2, price: 30_000, last_updated: at(3), created_at: at(4), ...vip(1) },
    { id: 3, price: 20_000, last_updated: at(2), created_at: at(5), ...vip(3) },
    { id: 4, price: 50_000, last_updated: at(4), created_at: at(6), ...vip(2) },
    { id: 5, price: 40_000, last_updated: at(5), created_at: at(7), ...vip(3) },
    { id: 6, price: 60_000, last_updated: at(6), created_at: at(8), ...vip(3, -1) },
    { id: 7, price: null, price_type_id: 1, last_updated: at(7), created_at: at(7) },
    { id: 8, status: 'active', expires_at: at(1) },
  ]
  for (const row of rows) await addStatement(pool, row)
  await expireStatements(pool)
})

async function order(query: string) {
  const { body } = await api.get(`/v1/microservice/statements?${query}`)
  return body.data.data.map(({ id }: { id: number }) => id)
}

describe('promoted statements in lists', () => {
  // Specification 1.3.20
  test.each([
    ['', [3, 5, 1, 6, 7, 4, 2]],
    ['order_by=date&sequence=desc', [3, 5, 1, 6, 7, 4, 2]],
    ['order_by=date&sequence=asc', [5, 3, 7, 6, 1, 4, 2]],
    ['order_by=price&sequence=asc', [3, 5, 1, 6, 7, 4, 2]],
    ['order_by=price&sequence=desc', [5, 3, 6, 1, 7, 4, 2]],
    ['order_by=created_at&sequence=desc', [2, 3, 4, 7, 5, 6, 1]],
    ['sorting=1', [3, 5, 1, 6, 7, 4, 2]],
    ['sorting=2', [5, 3, 6, 1, 7, 4, 2]],
    ['order_by=password&sequence=;drop', [3, 5, 1, 6, 7, 4, 2]],
    ['order_by=constructor', [3, 5, 1, 6, 7, 4, 2]],
  ])(
    'two promoted statements lead until their promotion expires, except in newest first: order %s',
    async (query, ids) => {
      expect(await order(query)).toEqual(ids)
    },
  )

  test('the cards of promoted statements contain the VIP tier', async () => {
    const { body } = await api.get('/v1/microservice/statements')
    const tiers = body.data.data.map((card: Record<string, unknown>) => [
      card.id,
      card.is_super_vip,
      card.is_vip_plus,
      card.is_vip,
    ])
    expect(tiers).toEqual([
      [3, true, false, false],
      [5, true, false, false],
      [1, false, false, false],
      [6, false, false, false],
      [7, false, false, false],
      [4, false, true, false],
      [2, false, false, true],
    ])
  })
})

describe('pages of a list', () => {
  test('pages follow each other without a gap or a repeat', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => order(`per_page=3&page=${page}`)))
    expect(pages).toEqual([[3, 5, 1], [6, 7, 4], [2]])
  })

  test('pages past the end are empty', async () => {
    expect(await order('page=99')).toEqual([])
    expect(await order('page=999999999999')).toEqual([])
  })

  test.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'page=', 'per_page=0', 'per_page=99999999999999'])(
    'the page number %s means the first page',
    async (query) => {
      expect(await order(query)).toHaveLength(7)
    },
  )

  test.each([
    ['per_page=3&page=2', { page: 2, per_page: 3, last_page: 3, total: 7 }],
    ['', { page: 1, per_page: 20, last_page: 1, total: 7 }],
    ['per_page=999', { page: 1, per_page: 200, last_page: 1, total: 7 }],
    ['cities=77', { page: 1, per_page: 20, last_page: 1, total: 0 }],
  ])('pages have a total: %s', async (query, count) => {
    const { body } = await api.get(`/v1/microservice/statements/count?${query}`)
    expect(body).toEqual({ result: true, data: count })
  })
})
