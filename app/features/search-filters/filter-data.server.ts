import type { AppLoadContext } from '@remix-run/node'
import type { Visitor } from '~/session/visitor.server'
import { type Dictionaries, statementParameters } from '~/upstream/dictionaries.server'
import { type FilterParameters, filterParameters } from '~/upstream/filter-parameters.server'
import { cities } from '~/upstream/locations.server'

/**
 * Loads the values of search filters from the operator's endpoint, and missing ones from the statement calls.
 */
export async function loadFilterData(
  visitor: Visitor,
  { hasFilterParameters }: Pick<AppLoadContext['site'], 'hasFilterParameters'>,
): Promise<FilterParameters> {
  const given = hasFilterParameters
    ? await visitor.optional('filter parameters', visitor.cachedCall(filterParameters))
    : undefined
  if (given && isComplete(given)) return given
  const [dictionaries, places] = await Promise.all([
    visitor.cachedCall(statementParameters),
    visitor.cachedCall(cities),
  ])
  if (!given) return { dictionaries, cities: places }
  return {
    dictionaries: { ...dictionaries, ...listFilled(given.dictionaries) },
    cities: given.cities.length > 0 ? given.cities : places,
  }
}

function isComplete({ dictionaries, cities: places }: FilterParameters): boolean {
  return places.length > 0 && Object.values(dictionaries).every(({ all }) => all.length > 0)
}

function listFilled(dictionaries: Dictionaries): Partial<Dictionaries> {
  return Object.fromEntries(Object.entries(dictionaries).filter(([, { all }]) => all.length > 0))
}
