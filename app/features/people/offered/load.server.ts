import type { LoaderFunctionArgs } from '@remix-run/node'
import { readVisitor } from '../../../http/visitor.server'
import { statementParameters } from '../../../upstream/dictionaries.server'
import { statementFacets } from '../../../upstream/facets.server'
import { statementCount, statementList } from '../../../upstream/statements.server'
import { type Criteria, PAGE_SIZE, readCriteria, upstreamQuery } from '../../criteria'
import { leftOut } from '../../favorites/index.server'
import type { Whose } from './address'

/** What can be chosen of them: the deal and the kind. */
const CHOICES = ['deal_types', 'real_estate_types'] as const

/** The statements of a broker, a developer or a project, as the address chooses and orders them. */
export async function loadOffered({ request, context }: LoaderFunctionArgs, whose: Whose) {
  const visitor = readVisitor({ request, context })
  const asked = readCriteria(new URL(request.url).searchParams)
  const lists = Object.fromEntries(
    CHOICES.flatMap((name) => (asked.lists[name] ? [[name, asked.lists[name].slice(0, 1)]] : [])),
  )
  const { page, sort } = asked
  const criteria: Criteria = {
    lists: { ...lists, ...whose },
    ranges: {},
    flags: [],
    page,
    ...(sort && { sort }),
  }
  const all: Criteria = { lists: { ...whose }, ranges: {}, flags: [], page: 1 }
  const hidden = leftOut({ request, context })
  const query = upstreamQuery(criteria)
  const [list, count, facets, dictionaries] = await Promise.all([
    visitor.call(statementList(hidden.list(query))),
    visitor.optional('count', visitor.call(statementCount(hidden.count(query)))),
    visitor.optional('facets', visitor.call(statementFacets(hidden.count(upstreamQuery(all))))),
    visitor.reference(statementParameters),
  ])
  // Only what there is: a choice that finds nothing helps nobody.
  const options = CHOICES.map((name) => ({
    name,
    chosen: lists[name]?.[0],
    entries: dictionaries[name].all.filter(({ id }) => !facets?.[name] || facets[name][id]),
  }))
  return {
    criteria,
    cards: list.cards,
    total: count?.total,
    lastPage: count && Math.max(1, Math.ceil(count.total / PAGE_SIZE)),
    options: options.filter(({ entries, chosen }) => entries.length > 1 || chosen !== undefined),
    isChosen: Object.keys(lists).length > 0,
  }
}

export type OfferedData = Awaited<ReturnType<typeof loadOffered>>
