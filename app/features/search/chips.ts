import type { TFunction } from 'i18next'
import { formatNumber } from '../../i18n/format'
import type { Language } from '../../i18n/languages'
import type { Dictionaries, DictionaryName } from '../../upstream/dictionaries.server'
import type { City } from '../../upstream/locations.server'
import {
  type Criteria,
  flagNames,
  type ListName,
  listNames,
  type Range,
  type RangeName,
  rangeNames,
} from '../criteria'

/** An active filter and the criteria without it. */
export interface Chip {
  label: string
  without: Criteria
  /** The list it is an entry of. */
  kind?: ListName
}

export interface Names {
  dictionaries: Dictionaries
  cities: City[]
  /** Streets that are chosen. */
  streets?: { id: number; name: string }[]
  /** Brokers and projects that are chosen. */
  offerers?: Record<'agencies' | 'projects', { id: number; name: string }[]>
  language: Language
  /** Words of the namespace `criteria`. */
  t: TFunction<'criteria'>
}

/** Every active filter in words, each with the search that remains when it is taken off. */
export function chipsOf(criteria: Criteria, names: Names): Chip[] {
  const { t } = names
  const first: Criteria = { ...criteria, page: 1 }
  const chips: Chip[] = []
  if (criteria.q) {
    const { q: text, ...without } = first
    chips.push({ label: t('chip.q', { text }), without })
  }
  for (const name of listNames) {
    for (const id of criteria.lists[name] ?? []) {
      chips.push({ label: labelOf(name, id, names), without: withoutId(first, name, id), kind: name })
    }
  }
  for (const name of rangeNames) {
    const range = criteria.ranges[name]
    if (!range) continue
    const { [name]: _, ...ranges } = first.ranges
    chips.push({ label: rangeLabel(name, range, criteria, names), without: { ...first, ranges } })
  }
  for (const flag of flagNames) {
    if (!criteria.flags.includes(flag)) continue
    chips.push({
      label: t(`chip.${flag}`),
      without: { ...first, flags: first.flags.filter((one) => one !== flag) },
    })
  }
  if (criteria.bounds) {
    const { bounds: _, ...without } = first
    chips.push({ label: t('chip.bounds'), without })
  }
  if (criteria.area) {
    const { area: _, ...without } = first
    chips.push({ label: t('chip.area_drawn'), without })
  }
  return chips
}

/** Taking off a city takes off its districts and neighbourhoods; they would find nothing or everything. */
function withoutId(criteria: Criteria, name: ListName, id: number): Criteria {
  const rest = (criteria.lists[name] ?? []).filter((one) => one !== id)
  const lists = { ...criteria.lists, [name]: rest }
  if (rest.length === 0) delete lists[name]
  if (name === 'cities' && rest.length === 0) {
    delete lists.districts
    delete lists.urbans
  }
  return { ...criteria, lists }
}

function labelOf(
  name: ListName,
  id: number,
  { dictionaries, cities, streets = [], offerers, t }: Names,
): string {
  const districts = cities.flatMap((city) => city.districts)
  const places = {
    cities: cities,
    districts,
    urbans: districts.flatMap((district) => district.urbans),
    grouped_streets: streets,
    agencies: offerers?.agencies ?? [],
    projects: offerers?.projects ?? [],
  }
  if (name === 'users' || name === 'ids') return t(`chip.${name}`)
  if (name === 'room_types') {
    const rooms = entryName(dictionaries.room_types.all, id)
    return rooms && /^\d+$/.test(rooms)
      ? t('chip.rooms', { count: Number(rooms) })
      : t('chip.rooms_named', { rooms: rooms ?? id })
  }
  const rows =
    name in places
      ? places[name as keyof typeof places]
      : dictionaries[name === 'parameters' ? 'statement_parameters' : (name as DictionaryName)]?.all
  return entryName(rows, id) ?? t('chip.number', { name: t(`names.${name}`), id })
}

function entryName(rows: { id: number; name: string }[] | undefined, id: number): string | undefined {
  return rows?.find((row) => row.id === id)?.name
}

/** "price from $50,000". The currency is that of the criteria's prices, lari unless they say otherwise. */
export function rangeLabel(
  name: RangeName,
  range: Range,
  { currency }: Criteria,
  { language, t }: Pick<Names, 'language' | 't'>,
): string {
  const money = name === 'price' || name === 'square_price'
  const sign = money ? (currency === 2 ? '$' : '₾') : ''
  const show = (value: number) => {
    const amount = `${sign}${formatNumber(value, language, 2)}`
    return name === 'area' ? t('chip.square_meters', { amount }) : amount
  }
  const { from, to } = range
  if (from !== undefined && to !== undefined) {
    return t(`chip.${name}`, { range: t('chip.between', { from: show(from), to: show(to) }) })
  }
  return t(`chip.${name}`, {
    range: from !== undefined ? t('chip.from', { from: show(from) }) : t('chip.to', { to: show(to ?? 0) }),
  })
}
