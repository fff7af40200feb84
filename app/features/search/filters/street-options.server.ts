import type { SearchFilters } from '~/features/search-filters'
import type { Visitor } from '~/session/visitor.server'
import { type City, districtStreets, type GroupedStreet, groupedStreets } from '~/upstream/locations.server'

/** Maximum number of districts for which streets are offered. */
const MAX_DISTRICTS = 3

export interface StreetOptions {
  /** Streets of the chosen districts and the districts of chosen neighbourhoods. */
  selectable: GroupedStreet[]
  chosen: GroupedStreet[]
}

/** Loads the streets; empty if unavailable, and without `includeSelectable` only the chosen ones. */
export async function loadStreetOptions(
  visitor: Visitor,
  { lists }: SearchFilters,
  cities: City[],
  { includeSelectable }: { includeSelectable: boolean },
): Promise<StreetOptions> {
  const { districts = [], urbans = [], grouped_streets: ids = [] } = lists
  const near = (includeSelectable ? cities : [])
    .flatMap((city) => city.districts)
    .filter((district) => {
      return districts.includes(district.id) || district.urbans.some(({ id }) => urbans.includes(id))
    })
    .slice(0, MAX_DISTRICTS)
  const [chosen, ...around] = await Promise.all([
    ids.length > 0 ? visitor.optional('chosen streets', visitor.call(groupedStreets(ids))) : [],
    ...near.map(({ id }) => visitor.optional('streets', visitor.cachedCall(districtStreets(id)))),
  ])
  const inUrbans = around
    .flatMap((streets) => streets ?? [])
    .filter(({ urbanIds }) => urbans.length === 0 || urbanIds.some((id) => urbans.includes(id)))
  return { selectable: uniqueStreets(inUrbans), chosen: uniqueStreets(chosen ?? []) }
}

/** Removes duplicates, as the response repeats a street for each of its neighbourhoods. */
function uniqueStreets(streets: GroupedStreet[]): GroupedStreet[] {
  return [...new Map(streets.map((street) => [street.id, street])).values()].toSorted((a, b) =>
    a.name.localeCompare(b.name),
  )
}
