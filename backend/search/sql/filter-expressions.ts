import { USD } from '~backend/dictionaries/deal-terms'
import { getText, type QueryParams } from '~backend/platform/http/query'
import { REDUCED_DAYS } from '~contract/price-reductions'
import type { ApiFilter } from '~contract/search-filters'
import { getMetroMinutes } from '../metro-minutes'

type FilterWithoutColumn = Exclude<ApiFilter, { column: string }>

type Expression = {
  ids: (ids: string, query: QueryParams) => string
  range: (query: QueryParams) => string
  flag: string
}

/** SQL over `statements s` for filters without a column. */
export const FILTER_EXPRESSIONS: {
  readonly [Filter in FilterWithoutColumn as Filter['parameter']]: Expression[Filter['kind']]
} = {
  grouped_streets: (ids) =>
    `s.street_id = any(array(select id from streets where grouped_street_id = any(${ids}::int[])))`,
  metro_stations: (ids, query) =>
    `exists (select from statement_near_stations w where w.statement_id = s.id
      and w.metro_station_id = any(${ids}::int[]) and w.minutes <= ${getMetroMinutes(query)})`,
  metro_minutes: (ids) =>
    `exists (select from statement_near_stations w where w.statement_id = s.id and w.minutes <= any(${ids}::int[]))`,
  parameters: (ids) => `s.parameters && ${ids}::int[]`,

  price: (query) =>
    getText(query, 'price_types') === '2' ? squarePriceExpression(query) : priceExpression(query),
  square_price: squarePriceExpression,
  area: (query) => (getText(query, 'area_types') === '2' ? 's.area' : 's.area_m2'),

  with_3d: 's.tour_url is not null',
  with_picture: "s.images <> ''",
  owner: "s.user_id in (select id from users where type = 'physical')",
  // Truncated to the minute, so that both engines agree and results can be cached.
  newest: "s.created_at >= date_trunc('minute', now()) - interval '7 days'",
  reduced: `s.reduced_at >= date_trunc('minute', now()) - interval '${REDUCED_DAYS} days'`,
  is_vip: 's.vip_tier > 0',
  // Extension of the original API: VIP tiers lead every order, so lists of the newest exclude them.
  without_vip: 's.vip_tier = 0',
  is_super_vip: 's.vip_tier = 3',
  is_vip_or_with_3d: '(s.vip_tier > 0 or s.tour_url is not null)',
  has_balcony: 's.balconies > 0',
  has_loggia: 's.loggia_area > 0',
  has_porch: 's.porch_area > 0',
  has_cadastral_code: 's.rs_code is not null',
  not_first: 's.floor > 1',
  not_last: 's.floor < s.total_floors',
}

/** Prices are in lari unless `currency_id` is the dollar. */
function priceExpression(query: QueryParams): string {
  return getText(query, 'currency_id') === String(USD) ? 's.price_usd' : 's.price_gel'
}

function squarePriceExpression(query: QueryParams): string {
  return `(${priceExpression(query)} / s.area_m2)`
}
