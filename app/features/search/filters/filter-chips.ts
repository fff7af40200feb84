import type { TFunction } from 'i18next'
import {
  flagNames,
  type IdListName,
  idListNames,
  type NumberRange,
  type RangeName,
  rangeNames,
  removeFirstArea,
  removeSecondArea,
  type SearchFilters,
  type WalkingArea,
} from '~/features/search-filters'
import { formatNumber } from '~/i18n/format'
import { formatDayRange } from '~/i18n/format-day-range'
import type { Language } from '~/i18n/languages'
import type { Dictionaries } from '~/upstream/dictionaries.server'
import type { City } from '~/upstream/locations.server'
import { CURRENCY_IDS, SIGNS_BY_ID, withCurrencySign } from '~contract/currencies'
import type { DictionaryName } from '~contract/dictionaries'
import { pageFilters, type RangeFilter } from '~contract/search-filters'
import { formatEntryLabel } from '../results/entry-label'
import { describeMetro } from './metro-label'

const dictionaryNames = new Map<IdListName, DictionaryName>(
  pageFilters.flatMap((filter) => ('dictionary' in filter ? [[filter.parameter, filter.dictionary]] : [])),
)
const rangeUnits = new Map<RangeName, RangeFilter['unit']>(
  pageFilters.flatMap((filter) => ('unit' in filter ? [[filter.parameter, filter.unit]] : [])),
)

export interface FilterChip {
  label: string
  without: SearchFilters
  kind?: IdListName
}

export interface FilterLabelContext {
  dictionaries: Dictionaries
  cities: City[]
  streets?: { id: number; name: string }[]
  metroStations?: { id: number; name: string }[]
  /** Start of a walking area, if known. */
  walkingStart?: WalkingStart | undefined
  secondWalkingStart?: WalkingStart | undefined
  offerers?: Record<'agencies' | 'projects', { id: number; name: string }[]>
  language: Language
  t: TFunction<'search-filters'>
}

export function buildFilterChips(filters: SearchFilters, names: FilterLabelContext): FilterChip[] {
  const { t } = names
  const first: SearchFilters = { ...filters, page: 1 }
  const chips: FilterChip[] = []
  if (filters.q) {
    const { q: text, ...without } = first
    chips.push({ label: t('chip.q', { text }), without })
  }
  for (const name of idListNames) {
    // Stations are part of the minutes' chip.
    if (name === 'metro_stations') continue
    for (const id of filters.lists[name] ?? []) {
      chips.push({
        label: formatIdLabel(name, id, filters, names),
        without: removeId(first, name, id),
        kind: name,
      })
    }
  }
  for (const name of rangeNames) {
    const range = filters.ranges[name]
    if (!range) continue
    const { [name]: _, ...ranges } = first.ranges
    chips.push({ label: formatRange(name, range, filters, names), without: { ...first, ranges } })
  }
  for (const flag of flagNames) {
    if (!filters.flags.includes(flag)) continue
    chips.push({
      label: t(`chip.${flag}`),
      without: { ...first, flags: first.flags.filter((one) => one !== flag) },
    })
  }
  if (filters.nights) {
    const { nights: _, ...without } = first
    const nights = formatDayRange(filters.nights, names.language)
    chips.push({ label: t('chip.nights', { nights }), without })
  }
  if (filters.guests) {
    const { guests: count = 0, ...without } = first
    chips.push({ label: t('chip.guests', { count, shown: formatNumber(count, names.language) }), without })
  }
  if (filters.bounds) {
    const { bounds: _, ...without } = first
    chips.push({ label: t('chip.bounds'), without })
  }
  if (filters.area)
    chips.push({
      label: formatAreaLabel(filters.walkingArea, names.walkingStart, t),
      without: removeFirstArea(first),
    })
  if (filters.secondArea) {
    const label = formatAreaLabel(filters.secondWalkingArea, names.secondWalkingStart, t)
    chips.push({
      label: t(filters.areas ? 'chip.or_area' : 'chip.and_area', { label }),
      without: removeSecondArea(first),
    })
  }
  return chips
}

export interface WalkingStart {
  name: string
  isStation: boolean
}

function formatAreaLabel(
  walkingArea: WalkingArea | undefined,
  walkingStart: WalkingStart | undefined,
  t: FilterLabelContext['t'],
): string {
  if (!walkingArea) return t('chip.area_drawn')
  const { minutes: count } = walkingArea
  if (!walkingStart) return t('chip.walking_area', { count })
  const { name, isStation } = walkingStart
  return isStation
    ? t('metro.station', { count, station: name })
    : t('chip.walking_area_from', { count, place: name })
}

/**
 * Removes an id. Removing a city also removes its districts and neighbourhoods, which would find nothing or
 * everything, and removing minutes the stations.
 */
function removeId(filters: SearchFilters, name: IdListName, id: number): SearchFilters {
  const rest = (filters.lists[name] ?? []).filter((one) => one !== id)
  const lists = { ...filters.lists, [name]: rest }
  if (rest.length === 0) delete lists[name]
  if (name === 'cities' && rest.length === 0) {
    delete lists.districts
    delete lists.urbans
  }
  if (name === 'metro_minutes') delete lists.metro_stations
  return { ...filters, lists }
}

function formatIdLabel(
  name: IdListName,
  id: number,
  filters: SearchFilters,
  names: FilterLabelContext,
): string {
  const { dictionaries, cities, streets = [], offerers, t } = names
  if (name === 'metro_minutes') return describeMetro(filters, { metroStations: names.metroStations, t }) ?? ''
  const districts = cities.flatMap((city) => city.districts)
  const places = {
    cities,
    districts,
    urbans: districts.flatMap((district) => district.urbans),
    grouped_streets: streets,
    agencies: offerers?.agencies ?? [],
    projects: offerers?.projects ?? [],
  }
  if (name === 'users' || name === 'ids') return t(`chip.${name}`)
  const rows =
    name in places
      ? places[name as keyof typeof places]
      : dictionaries[dictionaryNames.get(name) ?? (name as DictionaryName)]?.all
  const entryName = rows?.find((row) => row.id === id)?.name
  return entryName === undefined
    ? t('chip.number', { name: t(`names.${name}`), id })
    : formatEntryLabel(name, entryName, t)
}

/** Formats a range as "price from $50,000"; the currency defaults to lari. */
export function formatRange(
  name: RangeName,
  range: NumberRange,
  { currency }: SearchFilters,
  { language, t }: Pick<FilterLabelContext, 'language' | 't'>,
): string {
  const unit = rangeUnits.get(name)
  const sign = unit === 'money' ? SIGNS_BY_ID[currency ?? CURRENCY_IDS.gel] : ''
  const formatValue = (value: number) => {
    const amount = withCurrencySign(formatNumber(value, language, 2), sign)
    return unit === 'square_meter' ? t('chip.square_meters', { amount }) : amount
  }
  const { from, to } = range
  if (from !== undefined && to !== undefined) {
    return t(`chip.${name}`, { range: t('chip.between', { from: formatValue(from), to: formatValue(to) }) })
  }
  return t(`chip.${name}`, {
    range:
      from !== undefined
        ? t('chip.from', { from: formatValue(from) })
        : t('chip.to', { to: formatValue(to ?? 0) }),
  })
}
