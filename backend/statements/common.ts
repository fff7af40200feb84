import { NEGOTIABLE, PRICE_FROM } from '../dictionaries/terms'
import { inEach, type Locale } from '../dictionaries/words'
import { unpackNames } from '../locations/names'
import { imageOf } from './image'
import type { Mark } from './marks'
import { imagesOf } from './packed-images'
import { priceOf } from './price'
import type { StatementRow } from './row'
import { type Subject, slugOf, titleOf } from './title'

const TBILISI = 1

/** What a list card and a single answer have in common on the wire. */
export function commonOf(row: StatementRow, locale: Locale, { favorite, hidden }: Mark) {
  const subject = subjectOf(row)
  return {
    id: row.id,
    uuid: row.uuid,
    user_id: row.user_id,
    deal_type_id: row.deal_type_id,
    real_estate_type_id: row.real_estate_type_id,
    status_id: row.status_id,
    condition_id: row.condition_id,
    project_id: row.project_id,
    price: priceOf(row),
    price_type_id: row.price_type_id,
    price_negotiable: row.price_type_id === NEGOTIABLE,
    price_from: row.price_type_id === PRICE_FROM,
    currency_id: row.currency_id,
    area: row.area,
    area_type_id: row.area_type_id,
    yard_area: row.yard_area,
    floor: row.floor,
    total_floors: row.total_floors,
    city_id: row.city_id,
    city_name: subject.city[locale],
    district_id: row.district_id,
    district_name: subject.district?.[locale] ?? '',
    urban_id: row.urban_id,
    urban_name: subject.urban?.[locale] ?? '',
    street_id: row.street_id,
    grouped_street_id: row.grouped_street_id,
    metro_station_id: row.metro_station_id,
    address: localized(row, 'address', locale),
    images: imagesOf(row.images).map(imageOf),
    dynamic_title: titleOf(subject, locale),
    dynamic_slug: slugOf(subject, locale),
    href_lang: inEach((each) => slugOf(subject, each)),
    '3d_url': row.tour_url,
    gifts: row.gifts,
    paid_stickers: row.paid_stickers,
    favorite,
    hidden,
    is_active: row.life === 'active' && row.published,
    status: row.life,
    is_old: row.is_old,
    is_vip: row.tier === 1,
    is_vip_plus: row.tier === 2,
    is_super_vip: row.tier === 3,
    has_color: row.has_color,
    is_promoted: row.is_promoted,
    is_exclusive: row.is_exclusive,
    last_updated: row.last_updated,
    user_type: {
      type: row.user_type,
      logo: row.user_logo && `${row.user_logo}_thumb.webp`,
      is_premier_agent: row.user_type === 'physical' ? null : row.is_premier_agent,
    },
  }
}

type SubjectRow = Pick<
  StatementRow,
  'deal_type_id' | 'real_estate_type_id' | 'room_type_id' | 'city_id' | 'city' | 'district' | 'urban'
>

/** What the title of a row is made of. */
export function subjectOf(row: SubjectRow): Subject {
  return {
    dealTypeId: row.deal_type_id,
    realEstateTypeId: row.real_estate_type_id,
    roomTypeId: row.room_type_id,
    city: unpackNames(row.city),
    isCapital: row.city_id === TBILISI,
    district: row.district ? unpackNames(row.district) : null,
    urban: row.urban ? unpackNames(row.urban) : null,
  }
}

/** A text of the owner's in the asked language, or in whichever it was written. */
export function localized<Field extends 'address' | 'comment'>(
  row: Record<`${Field}_${Locale}`, string>,
  field: Field,
  locale: Locale,
): string {
  return row[`${field}_${locale}`] || row[`${field}_ka`] || row[`${field}_en`] || row[`${field}_ru`]
}
