import { withQuery } from '~/http/with-params'
import { type Language, languages, toLocalizedPath } from '~/i18n/languages'
import type { City, GroupedStreet } from '~/upstream/locations.server'
import { type SearchFilters, toSearchParams } from '../search-filters'
import { isStreetIn, type Place } from './place-words'
import { findDealTypeWord, findRealEstateTypeWord, parsePartialTypeWord } from './type-words'

type FilterLists = SearchFilters['lists']

export interface PathPlaces {
  cities: readonly City[]
  /** Streets, at least the chosen ones. */
  streets?: readonly GroupedStreet[]
}

/**
 * Returns the canonical URL: a single deal, type or place becomes a word of the path, and the rest is in the
 * query.
 */
export function canonicalSearchUrl(filters: SearchFilters, language: Language, places: PathPlaces): string {
  const types = toTypeWords(filters.lists, language)
  const place = findChosenPlace(filters.lists, places)
  const { words, lists } = toPlaceWords(types.lists, language, place, places.streets ?? [])
  const path = ['/s', ...types.words, ...words].join('/')
  return toLocalizedPath(withQuery(path, toSearchParams({ ...filters, lists })), language)
}

export function canonicalSearchUrls(filters: SearchFilters, places: PathPlaces): Record<Language, string> {
  const urls = languages.map((language) => [language, canonicalSearchUrl(filters, language, places)])
  return Object.fromEntries(urls) as Record<Language, string>
}

function toTypeWords({ deal_types, real_estate_types, ...rest }: FilterLists, language: Language) {
  const deal = findOnly(deal_types, (id) => findDealTypeWord(id, language))
  const type = findOnly(real_estate_types, (id) => findRealEstateTypeWord(id, language))
  const word = [deal, type].filter(Boolean).join('-')
  const lists: FilterLists = { ...rest }
  if (!deal && deal_types) lists.deal_types = deal_types
  if (!type && real_estate_types) lists.real_estate_types = real_estate_types
  return { words: word ? [word] : [], lists }
}

function toPlaceWords(
  { cities, districts, urbans, grouped_streets, ...rest }: FilterLists,
  language: Language,
  place: Place | undefined,
  streets: readonly GroupedStreet[],
): { words: string[]; lists: FilterLists } {
  const street = place && findOnly(grouped_streets, (id) => findStreetWord(id, language, place, streets))
  const lists: FilterLists = { ...rest }
  if (!place && cities) lists.cities = cities
  if (!place?.district && districts) lists.districts = districts
  if (!place?.neighbourhood && urbans) lists.urbans = urbans
  if (!street && grouped_streets) lists.grouped_streets = grouped_streets
  const words = [place?.city.slug, place?.district?.slug, place?.neighbourhood?.slug, street]
  return { words: words.filter((word) => word !== undefined), lists }
}

/** Returns the only chosen city, then its only chosen district, and so on; parents are implied. */
function findChosenPlace(lists: FilterLists, { cities, streets = [] }: PathPlaces): Place | undefined {
  const city = lists.cities
    ? findOnly(lists.cities, (id) => findById(id, cities))
    : findImpliedCity(lists, cities, streets)
  // A city with the name of a type of property would be parsed as one.
  if (!city?.slug || parsePartialTypeWord(city.slug)) return undefined
  const findAround = (urbanId: number) => city.districts.find(({ urbans }) => findById(urbanId, urbans))
  const district = lists.districts
    ? findOnly(lists.districts, (id) => findById(id, city.districts))
    : findOnly(lists.urbans, findAround)
  if (!district?.slug) return { city }
  const neighbourhood = findOnly(lists.urbans, (id) => findById(id, district.urbans))
  return neighbourhood?.slug ? { city, district, neighbourhood } : { city, district }
}

function findImpliedCity(
  { districts, urbans, grouped_streets }: FilterLists,
  cities: readonly City[],
  streets: readonly GroupedStreet[],
): City | undefined {
  const findCity = (isIn: (city: City) => boolean) => cities.find(isIn)
  return (
    findOnly(districts, (id) => findCity((city) => Boolean(findById(id, city.districts)))) ??
    findOnly(urbans, (id) => findCity((city) => city.districts.some((one) => findById(id, one.urbans)))) ??
    findOnly(grouped_streets, (id) => {
      const street = findById(id, streets)
      return street && findCity((city) => isStreetIn(street, { city }))
    })
  )
}

function findStreetWord(
  id: number,
  language: Language,
  place: Place,
  streets: readonly GroupedStreet[],
): string | undefined {
  const street = findById(id, streets)
  return street?.slugs && isStreetIn(street, place) ? `${street.slugs[language]}-${id}` : undefined
}

function findById<Row extends { id: number }>(id: number, rows: readonly Row[]): Row | undefined {
  return rows.find((row) => row.id === id)
}

function findOnly<Found>(
  ids: readonly number[] | undefined,
  find: (id: number) => Found | undefined,
): Found | undefined {
  const [only] = ids ?? []
  return only !== undefined && ids?.length === 1 ? find(only) : undefined
}
