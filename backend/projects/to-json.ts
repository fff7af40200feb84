import { CONDITIONS, MATERIAL_TYPES } from '~backend/dictionaries/building'
import { findEntryName } from '~backend/dictionaries/dictionary-entry'
import type { Locale } from '~backend/platform/localized-text'
import { maskPhone } from '~backend/platform/mask-phone'
import { type DescribePicture, toFullSizeImage, toImage } from '~backend/platform/pictures'
import { toWalkingTimes } from '~backend/walking/walking-times'
import type { AnswerOf } from '~contract/schemas/envelope'
import type { FlatLayout, Project, ProjectDetails } from '~contract/schemas/projects'
import { toReaderName } from '~contract/values/reader-name'
import type { LayoutRow, ProjectRow, SingleProjectRow } from './store'

type ExchangeRates = Pick<ProjectRow, 'usd_rate' | 'eur_rate'>

export function toProjectJson(
  row: ProjectRow,
  locale: Locale,
  describePicture: DescribePicture,
): AnswerOf<typeof Project> {
  return {
    id: row.id,
    uuid: row.uuid,
    slug: row.slug,
    display_name: row.name[locale],
    city: row.city[locale],
    district: row.district?.[locale] ?? null,
    urban: row.urban?.[locale] ?? null,
    street: row[`address_${locale}`] || toReaderName(row.address_ka, locale) || null,
    city_id: row.city_id,
    district_id: row.district_id,
    urban_id: row.urban_id,
    building_status: row.is_completed ? 'completed' : 'under_construction',
    delivery_date: row.delivered_on,
    sale_terms: {
      instalment_months: row.instalment_months,
      first_payment: row.first_payment,
      mortgage: row.has_mortgage,
    },
    developer: {
      id: row.developer_id,
      name: row.developer,
      slug: row.developer_slug,
      logo: toFullSizeImage(row.developer_logo, describePicture),
      awaits_confirmation: row.developer_awaits_confirmation || undefined,
    },
    min_price: toPriceRangesJson(row),
    images: row.images.map((image, position) =>
      toImage({ ...image, is_main: position === 0 }, describePicture),
    ),
  }
}

export function toSingleProjectJson(
  row: SingleProjectRow,
  locale: Locale,
  describePicture: DescribePicture,
): AnswerOf<typeof ProjectDetails> {
  return {
    ...toProjectJson(row, locale, describePicture),
    about: row[`about_${locale}`] || row.about_ka,
    conditions: row.condition_ids.flatMap((id) => findEntryName(CONDITIONS, id, locale) ?? []),
    material_type: findEntryName(MATERIAL_TYPES, row.material_type_id, locale),
    buildings: row.buildings,
    floors: row.floors,
    flats: row.flats,
    height: row.height,
    lat: row.lat,
    lng: row.lng,
    walking_times: toWalkingTimes(row.walking_times, locale),
    manager_name: row.manager_name,
    phone_number: maskPhone(row.phone_number),
    brochure: row.brochure,
    layouts: row.layouts.map((layout) => toLayoutJson(layout, row, describePicture)),
  }
}

function toLayoutJson(
  { rooms, area, floor_from, floor_to, square_price, path }: LayoutRow,
  rates: ExchangeRates,
  describePicture: DescribePicture,
): AnswerOf<typeof FlatLayout> {
  const square = inCurrencies(square_price, rates)
  const total = inCurrencies(Math.round(square_price * area), rates)
  const amount = (id: 1 | 2 | 3) => ({ price_square: square[id], price_total: total[id] })
  return {
    rooms,
    area,
    floor_from,
    floor_to,
    image: toFullSizeImage(path, describePicture),
    price: { 1: amount(1), 2: amount(2), 3: amount(3) },
  }
}

/** Prices by currency id: 1 lari, 2 dollars, 3 euros. */
function toPriceRangesJson(row: ProjectRow): AnswerOf<typeof Project>['min_price'] {
  if (row.square_price_from === null || row.square_price_to === null) return {}
  const from = inCurrencies(row.square_price_from, row)
  const to = inCurrencies(row.square_price_to, row)
  const ids = ([1, 2, 3] as const).filter((id) => to[id] > 0)
  return Object.fromEntries(ids.map((id) => [id, { from: from[id], to: to[id] }]))
}

/** Converts to currencies; 0 while the exchange rate is unknown. */
function inCurrencies(usd: number, { usd_rate, eur_rate }: ExchangeRates) {
  const gel = usd * (usd_rate ?? 0)
  return { 1: Math.round(gel), 2: usd, 3: eur_rate === null ? 0 : Math.round(gel / eur_rate) }
}
