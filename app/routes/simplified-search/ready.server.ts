import type { LoaderFunctionArgs } from '@remix-run/node'
import { searchAddress, upstreamQuery } from '../../features/criteria'
import { leftOut } from '../../features/favorites/index.server'
import { headingOf } from '../../features/search/heading'
import type { ReadySearch } from '../../features/simplified-search/ready-searches'
import { readVisitor } from '../../http/visitor.server'
import { i18nFor } from '../../i18n/i18n.server'
import { statementParameters } from '../../upstream/dictionaries.server'
import { cities } from '../../upstream/locations.server'
import { statementCount } from '../../upstream/statements.server'

const TBILISI = 1
const BATUMI = 15

/** Deal, real-estate type and city of what is looked for most. */
const SEARCHES: readonly (readonly [deal: number, type: number, city?: number])[] = [
  [1, 1, TBILISI],
  [2, 1, TBILISI],
  [7, 1, BATUMI],
  [1, 2],
  [1, 4],
  [2, 5, TBILISI],
]

/** Ready searches with what each finds now; one that finds nothing, or could not be counted, is left out. */
export async function readySearches(args: LoaderFunctionArgs): Promise<ReadySearch[]> {
  const visitor = readVisitor(args)
  const hidden = leftOut(args)
  const [dictionaries, places, i18n] = await Promise.all([
    visitor.reference(statementParameters),
    visitor.reference(cities),
    i18nFor(visitor.language),
  ])
  const t = i18n.getFixedT(visitor.language, 'criteria')
  const counted = await Promise.all(
    SEARCHES.map(async ([deal, type, city]) => {
      const lists = { deal_types: [deal], real_estate_types: [type], ...(city && { cities: [city] }) }
      const criteria = { lists, ranges: {}, flags: [], page: 1 }
      const query = hidden.count(upstreamQuery(criteria))
      const found = await visitor.optional('count', visitor.call(statementCount(query)))
      return {
        label: headingOf(criteria, dictionaries, places, t),
        href: searchAddress(criteria, visitor.language),
        count: found?.total ?? 0,
      }
    }),
  )
  return counted.filter(({ count }) => count > 0)
}
