import { z } from 'zod'
import { success } from './envelope'
import type { Call } from './upstream-client.server'

/** The groups of options that are counted, named as the listing's parameters are. */
export const facetNames = [
  'deal_types',
  'real_estate_types',
  'cities',
  'districts',
  'urbans',
  'room_types',
  'statuses',
  'conditions',
  // On or off: counted under the id 1.
  'with_picture',
  'owner',
  'newest',
  'is_vip',
] as const
export type FacetName = (typeof facetNames)[number]

/** PHP answers an empty object as a list. */
const Counts = z
  .union([
    z.record(z.coerce.number().int(), z.number().int()),
    z.array(z.unknown()).transform((): Record<number, number> => ({})),
  ])
  .optional()
  // One group in another shape must not take the counts of all the others with it.
  .catch(undefined)

const Facets = z.object(Object.fromEntries(facetNames.map((name) => [name, Counts])))

/**
 * How many statements each option would find. A group that was not counted is missing; an option that would find
 * nothing is missing from its group.
 */
export type Facets = Partial<Record<FacetName, Record<number, number>>>

/**
 * For each group of options, counts under all filters of the query but the group's own. Cities are counted while
 * none is chosen, districts and neighbourhoods once one is. Each tick is a group of its own with the id 1.
 */
export function statementFacets(query: URLSearchParams): Call<Facets> {
  return { api: 'main', path: 'microservice/statements/facets', query, answer: success(Facets) }
}
