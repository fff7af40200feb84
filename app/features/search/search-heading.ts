import type { TFunction } from 'i18next'
import type { SearchFilters } from '~/features/search-filters'
import type { Dictionaries, Entry } from '~/upstream/dictionaries.server'
import type { City } from '~/upstream/locations.server'

interface HeadingPlace {
  name: string
  nameIn?: string | undefined
}

/** Deal, type and place of a search for headings and titles; `t` is of the namespace `search-filters`. */
export function formatSearchHeading(
  filters: SearchFilters,
  dictionaries: Dictionaries,
  cities: City[],
  t: TFunction<'search-filters'>,
): string {
  const deal = findSingle(filters.lists.deal_types, dictionaries.deal_types.all)
  const type = findSingle(filters.lists.real_estate_types, dictionaries.real_estate_types.all)
  const place = findHeadingPlace(filters, cities)
  if (!deal && !type && !place) return t('title')
  const typeName = type ? translateOrName(`heading.types.${type.id}`, type.name, t) : t('heading.types.0')
  const subject = deal
    ? t('heading.deal_type', {
        deal: translateOrName(`heading.deals.${deal.id}`, deal.name, t),
        type: typeName,
      })
    : typeName
  const heading = place
    ? t('heading.with_place', { what: subject, place: formatHeadingPlace(place, t) })
    : subject
  // Georgian has no capitals; upper-casing would yield letters that old phones lack.
  return /^[a-zа-яё]/.test(heading) ? heading.charAt(0).toUpperCase() + heading.slice(1) : heading
}

/** Falls back to the upstream's name for unknown ids. */
function translateOrName(key: string, name: string, t: TFunction<'search-filters'>): string {
  return t(key as 'title', { defaultValue: name })
}

/** Georgian uses the locative; the other languages' patterns contain a preposition. */
function formatHeadingPlace(place: HeadingPlace, t: TFunction<'search-filters'>): string {
  const joinsByItself = t('heading.with_place', { what: '', place: '' }).trim() === ''
  return joinsByItself ? (place.nameIn ?? place.name) : place.name
}

function findHeadingPlace(filters: SearchFilters, cities: City[]): HeadingPlace | undefined {
  const { lists } = filters
  const districts = cities.flatMap((city) => city.districts)
  return (
    findSingle(
      lists.urbans,
      districts.flatMap((district) => district.urbans),
    ) ??
    (lists.urbans?.length ? undefined : findSingle(lists.districts, districts)) ??
    findSingle(lists.cities, cities)
  )
}

function findSingle<Row extends Entry>(ids: number[] | undefined, rows: Row[]): Row | undefined {
  return ids?.length === 1 ? rows.find((row) => row.id === ids[0]) : undefined
}
