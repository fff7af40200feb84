import type { LoaderFunctionArgs } from '@remix-run/node'
import { createHiddenFilter } from '~/features/favorites/index.server'
import {
  findPromotedPlaces,
  PAGE_SIZE,
  parseSearchFilters,
  type SearchFilters,
  toUpstreamParams,
} from '~/features/search-filters'
import { getVisitor } from '~/session/visitor.server'
import { statementParameters } from '~/upstream/dictionaries.server'
import { statementFacets } from '~/upstream/facets.server'
import { statementCount, statementList } from '~/upstream/statements.server'
import type { StatementsOwner } from './urls'

const FILTERS = ['deal_types', 'real_estate_types'] as const

/** Loads the statements; undefined if unavailable, as the page has other content. */
export function loadCompanyStatements(args: LoaderFunctionArgs, owner: StatementsOwner) {
  return getVisitor(args).optional('statements of a company', findStatements(args, owner))
}

async function findStatements({ request, context }: LoaderFunctionArgs, owner: StatementsOwner) {
  const visitor = getVisitor({ request, context })
  const requestedFilters = parseSearchFilters(new URL(request.url).searchParams)
  const lists = Object.fromEntries(
    FILTERS.flatMap((name) =>
      requestedFilters.lists[name] ? [[name, requestedFilters.lists[name].slice(0, 1)]] : [],
    ),
  )
  const { page, sort } = requestedFilters
  const searchFilters: SearchFilters = {
    lists: { ...lists, ...owner },
    ranges: {},
    flags: [],
    page,
    ...(sort && { sort }),
  }
  const unfiltered: SearchFilters = { lists: { ...owner }, ranges: {}, flags: [], page: 1 }
  const hiddenStatements = createHiddenFilter({ request, context })
  const query = toUpstreamParams(searchFilters)
  const [list, count, facets, dictionaries] = await Promise.all([
    visitor.call(statementList(hiddenStatements.forList(query))),
    visitor.optional('count', visitor.call(statementCount(hiddenStatements.forCount(query)))),
    visitor.optional(
      'facets',
      visitor.call(statementFacets(hiddenStatements.forCount(toUpstreamParams(unfiltered)))),
    ),
    visitor.optional('parameters', visitor.cachedCall(statementParameters)),
  ])
  // Only options with statements.
  const options = FILTERS.map((name) => ({
    name,
    chosen: lists[name]?.[0],
    entries: (dictionaries?.[name].all ?? []).filter(({ id }) => !facets?.[name] || facets[name][id]),
  }))
  return {
    filters: searchFilters,
    cards: list.cards,
    promotedPlaces: findPromotedPlaces(list.cards, searchFilters),
    total: count?.total,
    lastPage: count && Math.max(1, Math.ceil(count.total / PAGE_SIZE)),
    options: options.filter(({ entries, chosen }) => entries.length > 1 || chosen !== undefined),
    isChosen: Object.keys(lists).length > 0,
    // Search engines index only the unfiltered list; filtered and sorted lists, and pages past the end, name
    // its first page.
    canonicalPage: list.cards.length > 0 && Object.keys(lists).length === 0 && !sort ? page : 1,
  }
}

export type CompanyStatementsData = Awaited<ReturnType<typeof findStatements>>
