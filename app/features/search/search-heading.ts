import type { TFunction } from 'i18next'
import type { SearchFilters } from '~/features/search-filters'
import { formatNumber } from '~/i18n/format'
import type { Language } from '~/i18n/languages'
import type { Dictionaries, Entry } from '~/upstream/dictionaries.server'
import type { City } from '~/upstream/locations.server'
import type { FilterLabelContext } from './filters/filter-chips'
import { describeMetro } from './filters/metro-label'

const MAX_HEADING_PLACES = 3

interface HeadingPlace {
  name: string
  nameIn?: string | undefined
}

/**
 * Formats deal, type and place of a search for headings and titles; `t` is of the namespace `search-filters`.
 */
export function formatSearchHeading(
  filters: SearchFilters,
  dictionaries: Dictionaries,
  cities: City[],
  t: TFunction<'search-filters'>,
  metroStations?: FilterLabelContext['metroStations'],
): string {
  const metro = describeMetro(filters, { metroStations, t })
  const heading = formatKindAndPlace(filters, dictionaries, cities, t)
  return metro ? t('heading.with_metro', { heading, metro }) : heading
}

/** Formats the title of a results page: "Apartments for sale in Vake: 12 listings". */
export function formatSearchTitle(
  heading: string,
  total: number | undefined,
  language: Language,
  t: TFunction<'search-filters'>,
): string {
  if (total === undefined) return heading
  return t('heading.with_count', { heading, count: total, shown: formatNumber(total, language) })
}

function formatKindAndPlace(
  filters: SearchFilters,
  dictionaries: Dictionaries,
  cities: City[],
  t: TFunction<'search-filters'>,
): string {
  const deal = findSingle(filters.lists.deal_types, dictionaries.deal_types.all)
  const type = findSingle(filters.lists.real_estate_types, dictionaries.real_estate_types.all)
  const places = findHeadingPlaces(filters, cities)
  if (!deal && !type && places.length === 0) return t('title')
  const subject = formatSubject(deal, type, t)
  const heading = places.length > 0 ? addPlaces(subject, places, t) : subject
  // Georgian has no capitals; upper-casing would yield letters that old phones lack.
  return /^[a-zа-яё]/.test(heading) ? heading.charAt(0).toUpperCase() + heading.slice(1) : heading
}

function formatSubject(
  deal: Entry | undefined,
  type: Entry | undefined,
  t: TFunction<'search-filters'>,
): string {
  const typeName = type ? translateOrName(`heading.types.${type.id}`, type.name, t) : t('heading.types.0')
  if (!deal) return typeName
  const named = t('heading.deal_type', { deal: deal.name, type: typeName })
  return type
    ? t(`heading.deals.${deal.id}` as 'heading.deals.1', { type: typeName, defaultValue: named })
    : translateOrName(`heading.deals_of_any_type.${deal.id}`, named, t)
}

/** Translates an id, or returns the upstream's name for an unknown one. */
function translateOrName(key: string, name: string, t: TFunction<'search-filters'>): string {
  return t(key as 'title', { defaultValue: name })
}

/**
 * Adds places. English has one "in" for all places; the other languages inflect each name, and put names that
 * cannot be inflected after a comma.
 */
function addPlaces(what: string, places: readonly HeadingPlace[], t: TFunction<'search-filters'>): string {
  const isInflected = t('heading.with_place', { what: '', place: '' }).trim() === ''
  const locatives = places.flatMap(({ nameIn }) => (nameIn ? lowerFirst(nameIn) : []))
  if (isInflected && locatives.length === places.length)
    return t('heading.with_place', { what, place: joinPlaces(locatives, t) })
  const names = joinPlaces(
    places.map(({ name }) => name),
    t,
  )
  return isInflected ? `${what}, ${names}` : t('heading.with_place', { what, place: names })
}

/** Joins names as "Vake, Saburtalo +1". */
function joinPlaces(names: readonly string[], t: TFunction<'search-filters'>): string {
  const hiddenCount = names.length - MAX_HEADING_PLACES
  if (hiddenCount > 0) return `${names.slice(0, MAX_HEADING_PLACES).join(', ')} +${hiddenCount}`
  const last = names.at(-1) ?? ''
  return names.length > 1 ? t('heading.places', { places: names.slice(0, -1).join(', '), last }) : last
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** Returns the smallest places of the search. */
function findHeadingPlaces({ lists }: SearchFilters, cities: City[]): HeadingPlace[] {
  const listDistricts = () => cities.flatMap((city) => city.districts)
  const listUrbans = () => listDistricts().flatMap((district) => district.urbans)
  return (
    [
      findChosen(lists.urbans, listUrbans),
      findChosen(lists.districts, listDistricts),
      findChosen(lists.cities, () => cities),
    ].find((places) => places.length > 0) ?? []
  )
}

/** Returns the chosen rows; listing is lazy, as the country has thousands of places. */
function findChosen<Row extends Entry>(ids: number[] = [], listRows: () => Row[]): Row[] {
  return ids.length === 0 ? [] : listRows().filter(({ id }) => ids.includes(id))
}

function findSingle<Row extends Entry>(ids: number[] | undefined, rows: Row[]): Row | undefined {
  return ids?.length === 1 ? rows.find((row) => row.id === ids[0]) : undefined
}
