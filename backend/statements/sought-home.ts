import type { z } from 'zod'
import { toNamesSql } from '~backend/locations/place-name-sql'
import type { Column, Row } from '~backend/platform/db/row'
import type { Locale, LocalizedText } from '~backend/platform/localized-text'
import type { SoughtHome } from '~contract/schemas/search-requests'

/** Home that a search request describes. */
export type SoughtHomeRow = Row<
  'search_requests',
  'price_from' | 'price_to' | 'area_from' | 'area_to' | 'room_types'
> & {
  client_id: Column<'search_requests', 'id'>
  deal: Column<'search_requests', 'deal_type_id'>
  type: Column<'search_requests', 'real_estate_type_id'>
  client_city: LocalizedText
  client_district: LocalizedText | null
  price_currency: Column<'search_requests', 'currency_id'>
}

/** Columns of the homes that search requests `r` describe. */
export const SOUGHT_HOME_COLUMNS = `r.id as client_id, r.deal_type_id as deal, r.real_estate_type_id as type,
  (select ${toNamesSql('city')} from cities city where city.id = r.city_id) as client_city,
  (select ${toNamesSql('district')} from districts district where district.id = r.district_id) as client_district,
  r.price_from, r.price_to, r.currency_id as price_currency, r.area_from, r.area_to, r.room_types`

export function toSoughtHomeJson(row: SoughtHomeRow, locale: Locale): z.input<typeof SoughtHome> {
  return {
    id: row.client_id,
    deal_type_id: row.deal,
    real_estate_type_id: row.type,
    city_name: row.client_city[locale],
    district_name: row.client_district?.[locale] ?? null,
    price_from: row.price_from,
    price_to: row.price_to,
    currency_id: row.price_currency,
    area_from: row.area_from,
    area_to: row.area_to,
    room_types: row.room_types,
  }
}
