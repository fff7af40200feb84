import type { QueryOf } from '~contract/endpoints/endpoint'
import type { searchRequestEndpoints } from '~contract/endpoints/search-requests'

/** Filter of search requests; prices are in dollars. */
export type SearchRequestFilter = {
  deal: number | undefined
  type: number | undefined
  city: number | undefined
  price: { from: number | undefined; to: number | undefined }
  area: { from: number | undefined; to: number | undefined }
}

export function toFilter(query: QueryOf<typeof searchRequestEndpoints.list>): SearchRequestFilter {
  return {
    deal: query.deal_types[0],
    type: query.real_estate_types[0],
    city: query.cities[0],
    price: { from: query.price_from, to: query.price_to },
    area: { from: query.area_from, to: query.area_to },
  }
}

const toDollarsSql = (column: string) =>
  `case r.currency_id when 2 then ${column} else ${column} / current_rate(2::smallint) end`

/** SQL conditions. Ranges match if they overlap; the user's own requests ($1) are excluded. */
export const FILTER_CONDITIONS = `r.user_id is distinct from $1
  and ($2::int is null or r.deal_type_id = $2) and ($3::int is null or r.real_estate_type_id = $3)
  and ($4::int is null or r.city_id = $4)
  and ($5::float is null or r.price_to is null or ${toDollarsSql('r.price_to')} >= $5)
  and ($6::float is null or r.price_from is null or ${toDollarsSql('r.price_from')} <= $6)
  and ($7::float is null or r.area_to is null or r.area_to >= $7)
  and ($8::float is null or r.area_from is null or r.area_from <= $8)`

export function toFilterValues(userId: number, { deal, type, city, price, area }: SearchRequestFilter) {
  return [userId, deal, type, city, price.from, price.to, area.from, area.to].map((value) => value ?? null)
}
