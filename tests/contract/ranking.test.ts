import { expect, test } from 'vitest'
import { toRankingJson } from '~/features/ranking/ranking-json'
import { listOrderRules, type OrderRule, VIP_TIERS } from '~/features/ranking/rules'
import { type SortOrder, sortOrderNames, sortOrders, toUpstreamParams } from '~/features/search-filters'
import type { QueryParams } from '~backend/platform/http/query'
import { parseOrder, parsePromotion } from '~backend/search/order'
import { getPosition } from '~backend/search/promotion'
import { toOrderBySql } from '~backend/search/sql/list-statement-ids'
import { MAX_PROMOTED_PLACES } from '~contract/ranking'

/** SQL of the backend for each published rule; paid places come before any order. */
const SQL_BY_RULE: Record<Exclude<OrderRule, 'promoted_places'>, string> = {
  homes: '(s.real_estate_type_id in (1, 2, 3)) desc',
  // Last update; unconfirmed statements come after all others.
  updated_latest: 's.rank_key desc',
  updated_earliest: 's.last_updated asc',
  cheapest: 's.price_gel asc nulls last',
  dearest: 's.price_gel desc nulls last',
  published_latest: 's.created_at desc',
  reduced_latest: 's.reduced_at desc',
  number: 's.id desc',
}

function toQuery(sort: SortOrder, types: number[] = []): QueryParams {
  const filters = { lists: { real_estate_types: types }, ranges: {}, flags: [], page: 1, sort }
  return new Map([...toUpstreamParams(filters)].map(([name, value]) => [name, [value]]))
}

const toSql = (rules: readonly OrderRule[]) =>
  rules.flatMap((rule) => (rule === 'promoted_places' ? [] : SQL_BY_RULE[rule])).join(', ')

const published = toRankingJson(
  {
    language: 'en',
    page: 'https://site.test/en/how-we-rank',
    homes: [],
    orders: sortOrderNames.map((name) => ({
      name,
      label: name,
      isDefault: false,
      rules: listOrderRules(name).map((rule) => ({ name: rule, text: rule })),
    })),
  },
  {
    page: 'https://site.test/en/s',
    reasons_page: 'https://site.test/en/s/why',
    filters: {},
    ignored: [],
    order: 'date_desc',
    ...sortOrders.date_desc,
    homesFirst: true,
    promotion: undefined,
    total: 0,
    next: undefined,
    statements: [],
  },
)

test.each(sortOrderNames)('the published rules of the order %s match those of the backend', (sort) => {
  const order = published.orders.find(({ name }) => name === sort)
  const rules = (order?.rules ?? []).map(({ name }) => name)
  expect(order).toMatchObject(sortOrders[sort])
  expect(toSql(rules)).toBe(toOrderBySql(parseOrder(toQuery(sort))))
  expect(rules.includes('promoted_places')).toBe(parsePromotion(toQuery(sort)) !== undefined)
  expect(published.paid_places.orders.includes(sort)).toBe(rules.includes('promoted_places'))
  const withoutHomes = rules.filter((rule) => rule !== 'homes')
  expect(toSql(withoutHomes)).toBe(toOrderBySql(parseOrder(toQuery(sort, [4]))))
})

test('a search without an order uses the published default order', () => {
  const named = parseOrder(toQuery(published.default_order))
  expect(parseOrder(new Map())).toEqual(named)
})

test('the number of paid places and the time after which they change match the published ones', () => {
  const { max, turn_seconds: seconds } = published.paid_places
  const turn = seconds * 1_000
  const begin = turn * 500_000
  expect(max).toBe(MAX_PROMOTED_PLACES)
  const positionAt = (now: number) => {
    const promotion = parsePromotion(new Map(), now)
    expect(promotion?.places).toBe(max)
    return promotion && getPosition(1, promotion)
  }
  expect(positionAt(begin + turn - 1)).toBe(positionAt(begin))
  expect(positionAt(begin + turn)).not.toBe(positionAt(begin))
})

test('paid tiers are listed from the best down', () => {
  expect(VIP_TIERS).toEqual(['SUPER VIP', 'VIP+', 'VIP'])
})
