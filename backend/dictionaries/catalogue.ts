import type { Locale } from '~backend/platform/localized-text'
import { DEAL_IDS_BY_REAL_ESTATE, LAND_TYPE_ID } from '~contract/statements'
import { HEATING_TYPES, HOT_WATER_TYPES, PARKING_TYPES, SWIMMING_POOL_TYPES } from './amenities'
import {
  BUILD_YEARS,
  CONDITIONS,
  DOOR_WINDOW_TYPES,
  MATERIAL_TYPES,
  PROJECT_TYPES,
  PROJECT_TYPES_BY_REAL_ESTATE,
  STATUSES,
  STATUSES_BY_REAL_ESTATE,
} from './building'
import {
  AREA_TYPES,
  AREA_TYPES_BY_REAL_ESTATE,
  CURRENCIES,
  DAILY_RENT_TYPES,
  DURATIONS,
  LEASE_CONTRACT_TYPES,
  LEASE_TYPES,
  RENT_TYPES,
} from './deal-terms'
import { DEAL_TYPES } from './deal-types'
import { type DictionaryEntry, toDictionaryRows } from './dictionary-entry'
import { PARAMETERS, toParameterRow } from './parameters'
import { REAL_ESTATE_TYPES } from './real-estate-types'
import {
  BATHROOM_TYPES,
  BEDROOM_TYPES,
  LIVING_ROOM_TYPES,
  listBedroomTypes,
  ROOM_TYPES,
  STOREROOM_TYPES,
  STOREROOM_TYPES_BY_REAL_ESTATE,
} from './rooms'
import { USER_TYPES } from './user-types'

export function getCatalogue(locale: Locale) {
  return {
    real_estate_types: REAL_ESTATE_TYPES.map((type) => ({
      id: type.id,
      key: type.key,
      slug: type.slug[locale],
      display_name: type[locale],
      display_name_plural: type.plural[locale],
    })),
    deal_types: groupByRealEstateType(
      DEAL_TYPES.map((deal) => ({
        id: deal.id,
        key: deal.key,
        slug: deal.slug[locale],
        display_name: deal[locale],
      })),
      DEAL_IDS_BY_REAL_ESTATE,
    ),
    currencies: CURRENCIES.map(({ id, key, symbol, iso, ...name }) => ({
      id,
      key,
      symbol,
      iso,
      display_name: name[locale],
    })),
    area_types: groupByRealEstateType(toDictionaryRows(AREA_TYPES, locale), AREA_TYPES_BY_REAL_ESTATE),
    statuses: groupByRealEstateType(toDictionaryRows(STATUSES, locale), STATUSES_BY_REAL_ESTATE),
    conditions: forBuiltTypes(CONDITIONS, locale),
    project_types: groupByRealEstateType(
      toDictionaryRows(PROJECT_TYPES, locale),
      PROJECT_TYPES_BY_REAL_ESTATE,
    ),
    storeroom_types: groupByRealEstateType(
      toDictionaryRows(STOREROOM_TYPES, locale),
      STOREROOM_TYPES_BY_REAL_ESTATE,
    ),
    rent_types: forBuiltTypes(RENT_TYPES, locale),
    daily_rent_types: forBuiltTypes(DAILY_RENT_TYPES, locale),
    statement_parameters: Object.fromEntries(
      REAL_ESTATE_TYPES.map(({ id }) => [id, listParameters(id, locale)]),
    ),
    room_types: toDictionaryRows(ROOM_TYPES, locale).map((room) => ({
      ...room,
      bedroom_types: toDictionaryRows(listBedroomTypes(room.id), locale),
    })),
    bedroom_types: toDictionaryRows(BEDROOM_TYPES, locale),
    bathroom_types: toDictionaryRows(BATHROOM_TYPES, locale),
    living_room_types: toDictionaryRows(LIVING_ROOM_TYPES, locale),
    swimming_pool_types: toDictionaryRows(SWIMMING_POOL_TYPES, locale),
    heating_types: toDictionaryRows(HEATING_TYPES, locale),
    hot_water_types: toDictionaryRows(HOT_WATER_TYPES, locale),
    parking_types: toDictionaryRows(PARKING_TYPES, locale),
    material_types: toDictionaryRows(MATERIAL_TYPES, locale),
    door_window_types: toDictionaryRows(DOOR_WINDOW_TYPES, locale),
    build_years: toDictionaryRows(BUILD_YEARS, locale),
    lease_types: toDictionaryRows(LEASE_TYPES, locale),
    lease_contract_types: toDictionaryRows(LEASE_CONTRACT_TYPES, locale),
    durations: toDictionaryRows(DURATIONS, locale),
    user_types: USER_TYPES.map(({ id, key, ...name }) => ({ id, key, display_name: name[locale] })),
  }
}

function groupByRealEstateType<Row extends { id: number }>(
  rows: readonly Row[],
  ids: Readonly<Record<number, readonly number[]>>,
): Record<string, Row[]> {
  return Object.fromEntries(
    REAL_ESTATE_TYPES.map((type) => [
      type.id,
      (ids[type.id] ?? []).flatMap((id) => rows.find((row) => row.id === id) ?? []),
    ]),
  )
}

/** Limits options to buildings; land has none. */
function forBuiltTypes(entries: readonly DictionaryEntry[], locale: Locale) {
  return Object.fromEntries(
    REAL_ESTATE_TYPES.map(({ id }) => [id, id === LAND_TYPE_ID ? [] : toDictionaryRows(entries, locale)]),
  )
}

function listParameters(realEstateTypeId: number, locale: Locale) {
  return PARAMETERS.filter(({ of }) => of.includes(realEstateTypeId))
    .toSorted((one, other) => one.order - other.order)
    .map((parameter) => ({
      ...toParameterRow(parameter, locale),
      deal_types: DEAL_IDS_BY_REAL_ESTATE[realEstateTypeId] ?? [],
    }))
}
