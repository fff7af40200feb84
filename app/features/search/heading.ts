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
 * @param t words of the namespace `criteria`
 */
export function headingOf(
  criteria: Criteria,
  dictionaries: Dictionaries,
  cities: City[],
  t: TFunction<'criteria'>,
): string {
  const deal = onlyOne(criteria.lists.deal_types, dictionaries.deal_types.all)
  const type = onlyOne(criteria.lists.real_estate_types, dictionaries.real_estate_types.all)
  const place = placeOf(criteria, cities)
  if (!deal && !type && !place) return t('title')
  const typeWord = type ? wordOf(`heading.types.${type.id}`, type.name, t) : t('heading.types.0')
  const what = deal
    ? t('heading.deal_type', { deal: wordOf(`heading.deals.${deal.id}`, deal.name, t), type: typeWord })
    : typeWord
  const heading = place ? t('heading.with_place', { what, place: placeWord(place, t) }) : what
  // Georgian has no capitals; made by rule they would be letters that old phones cannot show.
  return /^[a-zа-яё]/.test(heading) ? heading.charAt(0).toUpperCase() + heading.slice(1) : heading
}

/** Our word for an id, in the form a heading needs; an upstream may have ids that we do not know. */
function wordOf(key: string, name: string, t: TFunction<'criteria'>): string {
  return t(key as 'title', { defaultValue: name })
}

/** Georgian says the place in the locative; the others' patterns bring their own preposition. */
function placeWord(place: Named, t: TFunction<'criteria'>): string {
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
