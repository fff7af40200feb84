import { GEL, USD } from '~backend/dictionaries/deal-terms'
import type { Locale } from '~backend/platform/localized-text'
import type { MapGroup } from '~backend/search/map-group'
import type { AnswerOf } from '~contract/schemas/envelope'
import type { Cluster, Pin } from '~contract/schemas/map'
import { NEGOTIABLE_PRICE_TYPE_ID, PRICE_FROM_TYPE_ID } from '~contract/statements'
import { getHeading } from './heading'
import type { PinRow } from './map-data'

export function toClusterRow({
  count,
  lat,
  lng,
  north,
  south,
  east,
  west,
  price_gel,
  price_usd,
}: MapGroup): AnswerOf<typeof Cluster> {
  return {
    count,
    lat: roundDegrees(lat),
    lng: roundDegrees(lng),
    bounds: { north, south, east, west },
    min_price: { [GEL]: { price_total: price_gel ?? 0 }, [USD]: { price_total: price_usd ?? 0 } },
  }
}

export function toPinRow(row: PinRow, locale: Locale): AnswerOf<typeof Pin> {
  const { titles, slugs, middleSlugs } = getHeading(row)
  return {
    id: row.id,
    lat: row.lat,
    lng: row.lng,
    deal_type_id: row.deal_type_id,
    real_estate_type_id: row.real_estate_type_id,
    price: {
      [GEL]: { price_total: row.price_gel ?? 0 },
      [USD]: { price_total: row.price_usd ?? 0 },
    },
    price_type_id: row.price_type_id,
    price_negotiable: row.price_type_id === NEGOTIABLE_PRICE_TYPE_ID,
    price_from: row.price_type_id === PRICE_FROM_TYPE_ID,
    is_vip: row.tier === 1,
    is_vip_plus: row.tier === 2,
    is_super_vip: row.tier === 3,
    dynamic_title: titles[locale],
    dynamic_slug: slugs[locale],
    middle_slug: middleSlugs[locale],
  }
}

/** Rounds to six decimals, about ten centimetres. */
function roundDegrees(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}
