import { GEL, NEGOTIABLE, PRICE_FROM, USD } from '../dictionaries/terms'
import type { Locale } from '../dictionaries/words'
import { headingOf } from '../statements/heading'
import type { Group } from './group'
import type { PinRow } from './store'

/** Several statements in one place, as the map answers them. */
export function clusterRow({ count, lat, lng, north, south, east, west, price_gel, price_usd }: Group) {
  return {
    count,
    lat: rounded(lat),
    lng: rounded(lng),
    bounds: { north, south, east, west },
    min_price: { [GEL]: { price_total: price_gel ?? 0 }, [USD]: { price_total: price_usd ?? 0 } },
  }
}

/** One statement, as the map answers it. */
export function pinRow(row: PinRow, locale: Locale) {
  const { titles, slugs, middleSlugs } = headingOf(row)
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
    price_negotiable: row.price_type_id === NEGOTIABLE,
    price_from: row.price_type_id === PRICE_FROM,
    is_vip: row.tier === 1,
    is_vip_plus: row.tier === 2,
    is_super_vip: row.tier === 3,
    dynamic_title: titles[locale],
    dynamic_slug: slugs[locale],
    middle_slug: middleSlugs[locale],
  }
}

/** A mean has more digits than a place: six tell ten centimetres. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}
