import type { TFunction } from 'i18next'
import type { Dictionaries, Entry } from '../../upstream/dictionaries.server'
import type { City } from '../../upstream/locations.server'
import type { Criteria } from '../criteria'

interface Named {
  name: string
  nameIn?: string | undefined
}

/**
 * What a search is for, in words: deal, type and place, as the heading and the title say it.
 * @param t words of the namespace `search`
 */
export function headingOf(
  criteria: Criteria,
  dictionaries: Dictionaries,
  cities: City[],
  t: TFunction<'search'>,
): string {
  const deal = onlyOne(criteria.lists.deal_types, dictionaries.deal_types.all)
  const type = onlyOne(criteria.lists.real_estate_types, dictionaries.real_estate_types.all)
  const what =
    deal && type
      ? t('heading.deal_type', { deal: lowerIfSecond(deal.name, t), type: type.name })
      : (deal?.name ?? type?.name)
  const place = placeOf(criteria, cities)
  if (!place) return what ?? t('title')
  return t('heading.with_place', { what: what ?? t('heading.statements'), place: placeWord(place, t) })
}

/** In English and Russian the deal stands after the type and is written small. */
function lowerIfSecond(deal: string, t: TFunction<'search'>): string {
  const pattern = t('heading.deal_type', { deal: '1', type: '2' })
  return pattern.startsWith('1') ? deal : deal.charAt(0).toLowerCase() + deal.slice(1)
}

/** Georgian says the place in the locative; the others' patterns bring their own preposition. */
function placeWord(place: Named, t: TFunction<'search'>): string {
  const joinsByItself = t('heading.with_place', { what: '', place: '' }).trim() === ''
  return joinsByItself ? (place.nameIn ?? place.name) : place.name
}

function placeOf(criteria: Criteria, cities: City[]): Named | undefined {
  const { lists } = criteria
  const districts = cities.flatMap((city) => city.districts)
  return (
    onlyOne(
      lists.urbans,
      districts.flatMap((district) => district.urbans),
    ) ??
    (lists.urbans?.length ? undefined : onlyOne(lists.districts, districts)) ??
    onlyOne(lists.cities, cities)
  )
}

function onlyOne<Row extends Entry>(ids: number[] | undefined, rows: Row[]): Row | undefined {
  return ids?.length === 1 ? rows.find((row) => row.id === ids[0]) : undefined
}
