import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { readVisitor } from '../../http/visitor.server'
import { i18nFor } from '../../i18n/i18n.server'
import { statementParameters } from '../../upstream/dictionaries.server'
import { isUpstreamError } from '../../upstream/errors'
import { cities } from '../../upstream/locations.server'
import { oneStatement, statementCount, statementList } from '../../upstream/statements.server'
import { type Criteria, PAGE_SIZE, readCriteria, searchAddress, upstreamQuery } from '../criteria'
import { leftOut } from '../favorites/index.server'
import { statementAddress } from '../statements'
import { chipsOf } from './chips'
import { filterOptions } from './form-options'
import { headingOf } from './heading'
import { type PathFilters, withPathFilters } from './path-words'

/** Everything the listing shows, for an address and what its path adds. */
export async function loadSearch({ request, context }: LoaderFunctionArgs, filters: PathFilters) {
  const visitor = readVisitor({ request, context })
  const url = new URL(request.url)
  const criteria = readCriteria(withPathFilters(url.searchParams, filters))
  await openByNumber(visitor, criteria)

  const query = upstreamQuery(criteria)
  const hidden = leftOut({ request, context })
  const [list, count, dictionaries, places, i18n] = await Promise.all([
    visitor.call(statementList(hidden.list(query))),
    visitor.optional('count', visitor.call(statementCount(hidden.count(query)))),
    visitor.reference(statementParameters),
    visitor.reference(cities),
    i18nFor(visitor.language),
  ])
  const t = i18n.getFixedT(visitor.language, 'criteria')
  const chips = chipsOf(criteria, { dictionaries, cities: places, language: visitor.language, t })
  const lastPage = count && Math.max(1, Math.ceil(count.total / PAGE_SIZE))
  return {
    criteria,
    language: visitor.language,
    heading: headingOf(criteria, dictionaries, places, t),
    chips: chips.map(({ label, without }) => ({ label, href: searchAddress(without, visitor.language) })),
    cards: list.cards,
    total: count?.total,
    lastPage,
    options: filterOptions(criteria, dictionaries, places, url.searchParams.has('more')),
    canonical: searchAddress(criteria, visitor.language),
  }
}

export type SearchData = Awaited<ReturnType<typeof loadSearch>>

/** Someone who types a statement's number wants that statement. */
async function openByNumber(visitor: ReturnType<typeof readVisitor>, criteria: Criteria): Promise<void> {
  if (!criteria.q || !/^\d{4,10}$/.test(criteria.q) || Number(criteria.q) > 2_147_483_647) return
  const statement = await visitor.call(oneStatement(Number(criteria.q))).catch((error: unknown) => {
    if (isUpstreamError(error)) return undefined
    throw error
  })
  if (statement) throw redirect(statementAddress(statement, visitor.language))
}
