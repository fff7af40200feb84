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
import { HEATING_TYPES, HOT_WATER_TYPES, PARKING_TYPES, SWIMMING_POOL_TYPES } from './comfort'
import { DEAL_TYPES, DEAL_TYPES_BY_REAL_ESTATE } from './deal-types'
import { PARAMETERS, parameterRow } from './parameters'
import { LAND, REAL_ESTATE_TYPES } from './real-estate-types'
import {
  BATHROOM_TYPES,
  BEDROOM_TYPES,
  bedroomsWithin,
  LIVING_ROOM_TYPES,
  ROOM_TYPES,
  STOREROOM_TYPES,
  STOREROOM_TYPES_BY_REAL_ESTATE,
} from './rooms'
import {
  AREA_TYPES,
  AREA_TYPES_BY_REAL_ESTATE,
  CURRENCIES,
  DAILY_RENT_TYPES,
  DURATIONS,
  LEASE_CONTRACT_TYPES,
  LEASE_TYPES,
  RENT_TYPES,
} from './terms'
import { USER_TYPES } from './user-types'
import { type Entry, type Locale, named } from './words'

/** Every dictionary in one language; those that depend on the real-estate type are keyed by its id. */
export function catalogue(locale: Locale) {
  return {
    real_estate_types: REAL_ESTATE_TYPES.map((type) => ({
      id: type.id,
      key: type.key,
      slug: type.slug[locale],
      display_name: type[locale],
      display_name_plural: type.plural[locale],
    })),
    deal_types: byRealEstate(
      DEAL_TYPES.map((deal) => ({
        id: deal.id,
        key: deal.key,
        slug: deal.slug[locale],
        display_name: deal[locale],
      })),
      DEAL_TYPES_BY_REAL_ESTATE,
    ),
    currencies: CURRENCIES.map(({ id, key, symbol, iso, ...name }) => ({
      id,
      key,
      symbol,
      iso,
      display_name: name[locale],
    })),
    area_types: byRealEstate(named(AREA_TYPES, locale), AREA_TYPES_BY_REAL_ESTATE),
    statuses: byRealEstate(named(STATUSES, locale), STATUSES_BY_REAL_ESTATE),
    conditions: everyBuilt(CONDITIONS, locale),
    project_types: byRealEstate(named(PROJECT_TYPES, locale), PROJECT_TYPES_BY_REAL_ESTATE),
    storeroom_types: byRealEstate(named(STOREROOM_TYPES, locale), STOREROOM_TYPES_BY_REAL_ESTATE),
    rent_types: everyBuilt(RENT_TYPES, locale),
    daily_rent_types: everyBuilt(DAILY_RENT_TYPES, locale),
    statement_parameters: Object.fromEntries(
      REAL_ESTATE_TYPES.map(({ id }) => [id, parametersOf(id, locale)]),
    ),
    room_types: named(ROOM_TYPES, locale).map((room) => ({
      ...room,
      bedroom_types: named(bedroomsWithin(room.id), locale),
    })),
    bedroom_types: named(BEDROOM_TYPES, locale),
    bathroom_types: named(BATHROOM_TYPES, locale),
    living_room_types: named(LIVING_ROOM_TYPES, locale),
    swimming_pool_types: named(SWIMMING_POOL_TYPES, locale),
    heating_types: named(HEATING_TYPES, locale),
    hot_water_types: named(HOT_WATER_TYPES, locale),
    parking_types: named(PARKING_TYPES, locale),
    material_types: named(MATERIAL_TYPES, locale),
    door_window_types: named(DOOR_WINDOW_TYPES, locale),
    build_years: named(BUILD_YEARS, locale),
    lease_types: named(LEASE_TYPES, locale),
    lease_contract_types: named(LEASE_CONTRACT_TYPES, locale),
    durations: named(DURATIONS, locale),
    user_types: USER_TYPES.map(({ id, key, ...name }) => ({ id, key, display_name: name[locale] })),
  }
}

function byRealEstate<Row extends { id: number }>(
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

/** The same words for whatever has walls; land has none of them. */
function everyBuilt(entries: readonly Entry[], locale: Locale) {
  return Object.fromEntries(
    REAL_ESTATE_TYPES.map(({ id }) => [id, id === LAND ? [] : named(entries, locale)]),
  )
}

function parametersOf(realEstateTypeId: number, locale: Locale) {
  return PARAMETERS.filter(({ of }) => of.includes(realEstateTypeId))
    .toSorted((one, other) => one.order - other.order)
    .map((parameter) => ({
      ...parameterRow(parameter, locale),
      deal_types: DEAL_TYPES_BY_REAL_ESTATE[realEstateTypeId] ?? [],
    }))
}
