import type { Locale } from '~backend/platform/localized-text'
import { toThumbUrl } from '~backend/platform/pictures'
import { NEGOTIABLE_PRICE_TYPE_ID, PRICE_FROM_TYPE_ID } from '~contract/statements'
import { getHeading } from './heading'
import { toPrices } from './price'
import type { StatementRow } from './statement-row'
import type { ViewerFlags } from './viewer-flags'

export function toSharedFields(row: StatementRow, locale: Locale, { favorite, hidden }: ViewerFlags) {
  const { titles, slugs, middleSlugs, city, district, urban } = getHeading(row)
  return {
    id: row.id,
    uuid: row.uuid,
    user_id: row.user_id,
    deal_type_id: row.deal_type_id,
    real_estate_type_id: row.real_estate_type_id,
    status_id: row.status_id,
    condition_id: row.condition_id,
    project_id: row.project_id,
    price: toPrices(row),
    price_type_id: row.price_type_id,
    price_negotiable: row.price_type_id === NEGOTIABLE_PRICE_TYPE_ID,
    price_from: row.price_type_id === PRICE_FROM_TYPE_ID,
    currency_id: row.currency_id,
    area: row.area,
    area_type_id: row.area_type_id,
    yard_area: row.yard_area,
    floor: row.floor,
    total_floors: row.total_floors,
    city_id: row.city_id,
    city_name: city[locale],
    district_id: row.district_id,
    district_name: district?.[locale] ?? '',
    urban_id: row.urban_id,
    urban_name: urban?.[locale] ?? '',
    street_id: row.street_id,
    grouped_street_id: row.grouped_street_id,
    metro_station_id: row.metro_station_id,
    address: pickLocalizedText(row, 'address', locale),
    dynamic_title: titles[locale],
    dynamic_slug: slugs[locale],
    middle_slug: middleSlugs[locale],
    href_lang: slugs,
    '3d_url': row.tour_url,
    gifts: row.gifts,
    paid_stickers: row.paid_stickers,
    favorite,
    hidden,
    is_active: row.lifecycle_status === 'active' && row.published,
    status: row.lifecycle_status,
    is_old: row.is_old,
    is_vip: row.tier === 1,
    is_vip_plus: row.tier === 2,
    is_super_vip: row.tier === 3,
    vip_until: row.vip_until ?? undefined,
    has_color: row.has_color,
    is_promoted: row.is_promoted,
    is_exclusive: row.is_exclusive,
    last_updated: row.last_updated,
    confirmed_at: row.confirmed_at,
    reduced_at: row.reduced_at,
    is_lowered: row.is_lowered || undefined,
    home_group: row.home_group ?? undefined,
    user_type: {
      type: row.user_type,
      logo: toThumbUrl(row.user_logo),
      is_premier_agent: row.user_type === 'physical' ? null : row.is_premier_agent,
      awaits_confirmation: row.awaits_confirmation || undefined,
    },
  }
}

/** Returns the text in the requested language, or else in any that exists. */
export function pickLocalizedText<Field extends 'address' | 'comment'>(
  row: Record<`${Field}_${Locale}`, string>,
  field: Field,
  locale: Locale,
): string {
  return row[`${field}_${locale}`] || row[`${field}_ka`] || row[`${field}_en`] || row[`${field}_ru`]
}
