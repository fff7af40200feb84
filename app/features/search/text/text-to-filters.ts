import {
  parseSearchFilters,
  removeAreas,
  type SearchFilters,
  toSearchParams,
} from '~/features/search-filters'
import type { City } from '~/upstream/locations.server'
import type { QueryInterpretation } from '~/upstream/query-interpretation.server'
import { withImpliedDeal } from './implied-deal'

/**
 * Moves all filters of the text out of it; returns the search unchanged if it has none. The text takes
 * precedence over chosen filters. Streets and stations stay text: no filter of the form lists them.
 */
export function moveTextToFilters(
  filters: SearchFilters,
  { filters: textFilters, pieces, rest }: QueryInterpretation,
  cities: readonly City[],
): SearchFilters {
  const areOnlyAreas = pieces.length > 0 && pieces.every(({ kind }) => kind !== 'street' && kind !== 'metro')
  const places = areOnlyAreas ? toPlaceLists(pieces, cities) : undefined
  if (!textFilters && !places) return filters
  const { q: _, ...others } = textFilters
    ? withImpliedDeal(setParameters(filters, textFilters.parameters))
    : filters
  const text = places ? rest?.words : textFilters?.without
  const lists = places ? { ...withoutPlaces(others.lists), ...places } : others.lists
  const search = { ...others, lists, page: 1, ...(text && { q: text }) }
  return lists.cities?.[0] === filters.lists.cities?.[0] ? search : withoutMapLimits(search)
}

/** Removes map limits, which would exclude results in another city. */
function withoutMapLimits({ bounds: _, ...search }: SearchFilters): SearchFilters {
  return removeAreas(search)
}

/** Replaces the search's parameters; of a range, both ends. */
export function setParameters(
  filters: SearchFilters,
  parameters: Readonly<Record<string, string>>,
): SearchFilters {
  const searchParams = toSearchParams(filters)
  for (const name of Object.keys(parameters)) {
    const [, range] = /^(.+)_(?:from|to)$/.exec(name) ?? []
    if (range) for (const end of ['from', 'to']) searchParams.delete(`${range}_${end}`)
  }
  for (const [name, value] of Object.entries(parameters)) searchParams.set(name, value)
  return parseSearchFilters(searchParams)
}

export function withoutPlaces({ cities: _, districts: __, urbans: ___, ...lists }: SearchFilters['lists']) {
  return lists
}

type AreaLists = Pick<SearchFilters['lists'], 'cities' | 'districts' | 'urbans'>

/** Returns the places with their cities, as the form shows them; undefined for a place without a city. */
function toPlaceLists(pieces: QueryInterpretation['pieces'], cities: readonly City[]): AreaLists | undefined {
  const idsOf = (kind: string) => pieces.flatMap((piece) => (piece.kind === kind ? piece.ids : []))
  const [districts, urbans] = [idsOf('district'), idsOf('urban')]
  const named = new Set(idsOf('city'))
  for (const id of [...districts, ...urbans]) {
    const city = cities.find((one) => hasArea(one, id))
    if (!city) return undefined
    named.add(city.id)
  }
  const lists: AreaLists = {}
  if (named.size > 0) lists.cities = [...named].sort((one, other) => one - other)
  if (districts.length > 0) lists.districts = districts.sort((one, other) => one - other)
  if (urbans.length > 0) lists.urbans = urbans.sort((one, other) => one - other)
  return named.size > 0 ? lists : undefined

  function hasArea(city: City, id: number): boolean {
    return city.districts.some(
      (district) =>
        (districts.includes(id) && district.id === id) ||
        (urbans.includes(id) && district.urbans.some((urban) => urban.id === id)),
    )
  }
}
