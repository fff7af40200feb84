import { HOT_WATER_TYPES, SWIMMING_POOL_TYPES } from '~backend/dictionaries/amenities'
import { BUILD_YEARS, CONDITIONS, DOOR_WINDOW_TYPES } from '~backend/dictionaries/building'
import { DAILY_RENT_TYPES } from '~backend/dictionaries/deal-terms'
import { findEntryName } from '~backend/dictionaries/dictionary-entry'
import { PARAMETERS, toParameterRow } from '~backend/dictionaries/parameters'
import { LIVING_ROOM_TYPES } from '~backend/dictionaries/rooms'
import type { Locale } from '~backend/platform/localized-text'
import { maskPhone } from '~backend/platform/mask-phone'
import { type DescribePicture, toImage } from '~backend/platform/pictures'
import { toWalkingTimes } from '~backend/walking/walking-times'
import type { ProjectStatus } from '~contract/companies'
import type { AnswerOf } from '~contract/schemas/envelope'
import type { StatementDetails } from '~contract/schemas/statement-details'
import type { PhotoNotes } from '~contract/statement-photos'
import { toStatementEstimateJson } from './estimated-range'
import { getHeading } from './heading'
import { unpackImages } from './packed-images'
import type { MedianComparison, PriceMedian } from './rules'
import { pickLocalizedText, toSharedFields } from './shared-fields'
import type { StatementDetailRow } from './statement-row'
import type { ViewerFlags } from './viewer-flags'

const OWN_WEBSITE_STATUS_ID = 1

interface StatementContext {
  isOwner: boolean
  flags: ViewerFlags
  medianComparison: MedianComparison | null
  median: PriceMedian | null
  replyMinutes: number | null
  auction: AnswerOf<typeof StatementDetails>['auction']
}

/** Converts a statement. The cadastral code is included only if the owner shows it, or for the owner. */
export function toStatementDetail(
  row: StatementDetailRow,
  locale: Locale,
  { isOwner, flags, medianComparison, median, replyMinutes, auction }: StatementContext,
  describePicture: DescribePicture,
): AnswerOf<typeof StatementDetails> {
  const common = toSharedFields(row, locale, flags)
  const comment = pickLocalizedText(row, 'comment', locale)
  return {
    images: toNotedImages(row, describePicture),
    middle_slugs: getHeading(row).middleSlugs,
    comment,
    total_price: row.price ?? 0,
    median_comparison: medianComparison,
    neighbourhood_median: median && { square_price: median.median, statements: median.statements },
    former_prices: row.former_prices,
    estimate: row.estimate && toStatementEstimateJson(row.estimate),
    viewing_times: row.viewing_times,
    stay_terms: row.stay_terms,
    passport: row.passport,
    auction,
    price_label: row.price_label && {
      range_label: `${row.price_label}_1`,
      display_label: row.price_label,
    },
    can_exchanged: row.can_exchanged,
    can_exchanged_comment: row.can_exchanged_comment,
    lat: row.lat,
    lng: row.lng,
    point: row.lat === null ? null : { type: 'Point', coordinates: [row.lng, row.lat] },
    nearby_places: [],
    map_static_image: null,
    all_nearby_places_image: null,
    parameters: toParameterRows(row.parameters, locale),
    walking_times: toWalkingTimes(row.walking_times, locale),
    additional_information: [row.published && 'published', row.appear_rs_code && 'appear_rs_code'].filter(
      (word) => word !== false,
    ),
    rs_code: isOwner || row.appear_rs_code ? row.rs_code : null,
    appear_rs_code: row.appear_rs_code,
    tour_rooms: row.tour_rooms,
    youtube_link: row.youtube_link,
    airbnb_link: row.airbnb_link,
    booking_link: row.booking_link,
    project_uuid: row.project_uuid,
    project_slug: row.project_slug,
    project_name: row.project?.[locale] ?? null,
    project_status: toProjectStatus(row.project_is_completed),
    project_delivery_date: row.project_delivered_on,
    for_special_people: row.for_special_people,
    exclusive_contract_status: 'none',
    promotion_message: null,
    rating: null,
    views: row.views,
    created_at: row.created_at,
    expires_at: row.expires_at,
    quantity_of_day: row.quantity_of_day,
    published: row.published,
    website_status_id: OWN_WEBSITE_STATUS_ID,
    is_owner: isOwner,
    owner_name: row.owner_name || row.user_title,
    company_name: row.company_name,
    reply_minutes: replyMinutes,
    user_phone_number: maskPhone(row.phone_number),
    additional_phone_number: maskPhone(row.additional_phone_number),
    user_statements_count: row.user_statements_count,
    user_slug: row.user_slug,
    seo: {
      h1: common.dynamic_title,
      meta_title: common.dynamic_title,
      meta_description: [...comment].slice(0, 160).join(''),
    },
    // Last, as in `toCard`: V8 adds each further field of such a wide object by copying it.
    ...common,
    ...toDictionaryIdFields(row),
    ...toDictionaryNameFields(row, locale),
    ...toMeasureFields(row),
  }
}

function toProjectStatus(isCompleted: boolean | null): ProjectStatus | null {
  if (isCompleted === null) return null
  return isCompleted ? 'completed' : 'under_construction'
}

function toNotedImages({ images, photo_notes }: StatementDetailRow, describePicture: DescribePicture) {
  const notes = photo_notes as PhotoNotes
  return unpackImages(images).map((image) => ({ ...toImage(image, describePicture), ...notes[image.path] }))
}

function toDictionaryIdFields(row: StatementDetailRow) {
  return {
    project_type_id: row.project_type_id,
    room_type_id: row.room_type_id,
    bedroom_type_id: row.bedroom_type_id,
    bathroom_type_id: row.bathroom_type_id,
    heating_type_id: row.heating_type_id,
    hot_water_type_id: row.hot_water_type_id,
    parking_type_id: row.parking_type_id,
    storeroom_type_id: row.storeroom_type_id,
    material_type_id: row.material_type_id,
    door_window_type_id: row.door_window_type_id,
    rent_type_id: row.rent_type_id,
    daily_rent_type_id: row.daily_rent_type_id,
    lease_type_id: row.lease_type_id,
    lease_contract_type_id: row.lease_contract_type_id,
  }
}

function toDictionaryNameFields(row: StatementDetailRow, locale: Locale) {
  return {
    condition: findEntryName(CONDITIONS, row.condition_id, locale),
    hot_water_type: findEntryName(HOT_WATER_TYPES, row.hot_water_type_id, locale),
    door_window_type: findEntryName(DOOR_WINDOW_TYPES, row.door_window_type_id, locale),
    living_room_type: findEntryName(LIVING_ROOM_TYPES, row.living_room_type_id, locale),
    swimming_pool_type: findEntryName(SWIMMING_POOL_TYPES, row.swimming_pool_type_id, locale),
    daily_rent_type: findEntryName(DAILY_RENT_TYPES, row.daily_rent_type_id, locale),
    build_year: findEntryName(BUILD_YEARS, row.build_year_id, locale),
  }
}

/** Areas in m², the ceiling in metres (0 if unknown), periods in months. */
function toMeasureFields(row: StatementDetailRow) {
  return {
    balconies: row.balconies,
    balcony_area: row.balcony_area,
    loggia_area: row.loggia_area,
    porch_area: row.porch_area,
    living_room_area: row.living_room_area,
    storeroom_area: row.storeroom_area,
    waiting_space_area: row.waiting_space_area,
    height: row.height ?? 0,
    rent_period: row.rent_period,
    lease_period: row.lease_period,
  }
}

function toParameterRows(ids: readonly number[], locale: Locale) {
  return PARAMETERS.filter(({ id }) => ids.includes(id)).map((parameter) => ({
    ...toParameterRow(parameter, locale),
    parameter_value: null,
    parameter_select_name: null,
  }))
}
