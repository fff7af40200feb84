import type { Visitor } from '../../http/visitor.server'
import {
  type City,
  type GroupedStreet,
  groupedStreets,
  streetsOfDistrict,
} from '../../upstream/locations.server'
import type { Criteria } from '../criteria'

/** Streets of more districts than this are no help in choosing one. */
const MOST_DISTRICTS = 3

export interface Streets {
  /** In the chosen districts, and in those whose neighbourhoods are chosen. */
  around: GroupedStreet[]
  chosen: GroupedStreet[]
}

/**
 * The streets that a search may be narrowed to; none when they cannot be had.
 * @param offered whether the page offers them; otherwise only the chosen ones are named
 */
export async function streetsOf(
  visitor: Visitor,
  { lists }: Criteria,
  cities: City[],
  offered: boolean,
): Promise<Streets> {
  const { districts = [], urbans = [], grouped_streets: ids = [] } = lists
  const near = (offered ? cities : [])
    .flatMap((city) => city.districts)
    .filter((district) => {
      return districts.includes(district.id) || district.urbans.some(({ id }) => urbans.includes(id))
    })
    .slice(0, MOST_DISTRICTS)
  const [chosen, ...around] = await Promise.all([
    ids.length > 0 ? visitor.optional('chosen streets', visitor.call(groupedStreets(ids))) : [],
    ...near.map(({ id }) => visitor.optional('streets', visitor.reference(streetsOfDistrict(id)))),
  ])
  const inUrbans = around
    .flatMap((streets) => streets ?? [])
    .filter(({ urbanIds }) => urbans.length === 0 || urbanIds.some((id) => urbans.includes(id)))
  return { around: once(inUrbans), chosen: once(chosen ?? []) }
}

/** A street that runs through several neighbourhoods is in the answer for each. */
function once(streets: GroupedStreet[]): GroupedStreet[] {
  return [...new Map(streets.map((street) => [street.id, street])).values()].toSorted((a, b) =>
    a.name.localeCompare(b.name),
  )
}
