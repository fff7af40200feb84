import { expect, test } from 'vitest'
import type { HiddenFilter } from '~/features/favorites/index.server'
import { parseSearchFilters } from '~/features/search-filters'
import type { Visitor } from '~/session/visitor.server'
import type { StatementCard } from '~/upstream/statements.server'
import type { Call } from '~/upstream/upstream-client.server'
import { loadPromotedStatements, withoutShownVips } from './promoted-statements.server'

const toCards = (...ids: number[]) => ids.map((id) => ({ id }) as StatementCard)
const count = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** Creates a visitor of an upstream with VIP statements 1, 2, …, which are not always first. */
async function load(query: string, vips: number) {
  const sentCalls: string[] = []
  const visitor = {
    call: async ({ path, query: sent }: Call<unknown>) => {
      sentCalls.push(path)
      if (path !== 'microservice/statements') return []
      expect(sent?.get('is_vip')).toBe('1')
      return { cards: toCards(...count(1, vips)).slice(0, Number(sent?.get('per_page'))) }
    },
    optional: (_name: string, answer: Promise<unknown>) => answer,
  } as unknown as Visitor
  const hidden = { forCount: (params: URLSearchParams) => params } as HiddenFilter
  const filters = parseSearchFilters(new URLSearchParams(query))
  return { sentCalls, promoted: await loadPromotedStatements(visitor, filters, hidden) }
}

const rowOf = async (vips: number, shown: number[]) => {
  const { promoted } = await load('deal_types=1', vips)
  return withoutShownVips(promoted, toCards(...shown)).vips.map(({ id }) => id)
}

// Specification 1.9.11
test.each([
  ['all VIP statements lead the page', 40, count(1, 20), count(21, 29)],
  ['none of them is on the page', 40, count(101, 120), count(1, 9)],
  ['some of them are', 40, [2, 4, 6, 101], [1, 3, 5, 7, 8, 9, 10, 11, 12]],
  ['fewer than nine are left', 24, count(1, 20), [21, 22, 23, 24]],
  ['none is left', 3, [3, 2, 1, 101], []],
])('the row has nine VIP statements that the page does not show: %s', async (_case, vips, shown, row) => {
  expect(await rowOf(vips, shown)).toEqual(row)
})

test('a search for VIP statements, and later pages, have no row', async () => {
  expect((await load('is_vip=1', 40)).promoted.vips).toEqual([])
  const later = await load('page=2', 40)
  expect([later.sentCalls, later.promoted]).toEqual([[], { vips: [], auctions: [] }])
})

test('a search has its page even if both promoted lists fail', async () => {
  const visitor = { call: async () => [], optional: async () => undefined } as unknown as Visitor
  const hidden = { forCount: (params: URLSearchParams) => params } as HiddenFilter
  const filters = parseSearchFilters(new URLSearchParams())
  expect(await loadPromotedStatements(visitor, filters, hidden)).toEqual({ vips: [], auctions: [] })
})
