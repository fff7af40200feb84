import type { LoaderFunctionArgs } from '@remix-run/node'
import { createHiddenFilter } from '~/features/favorites/index.server'
import { describeSearch } from '~/features/search/index.server'
import {
  parseSearchFilters,
  type SearchFilters,
  searchMapUrl,
  searchUrl,
  toSavedQuery,
  toUpstreamParams,
} from '~/features/search-filters'
import { loadFilterData } from '~/features/search-filters/index.server'
import { getI18n } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/languages'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { metroStations } from '~/upstream/locations.server'
import { savedSearches } from '~/upstream/saved-searches.server'
import { statementCount } from '~/upstream/statements.server'
import { parseId } from '~contract/values/ids'
import { redirectToList } from './action.server'

/** Loads the user's searches, each with its number of results, in total and of the last week. */
export async function loadSavedSearches({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireUser(visitor, request)
  const { language } = visitor
  const [rows, i18n] = await Promise.all([visitor.call(savedSearches), getI18n(language)])
  const hidden = createHiddenFilter({ request, context })
  const countFound = async (filters: SearchFilters) => {
    const found = await visitor.optional(
      'count',
      visitor.call(statementCount(hidden.forCount(toUpstreamParams(filters)))),
    )
    return found?.total
  }
  const searches = await Promise.all(
    rows.map(async ({ query, ...search }) => {
      const filters = parseSearchFilters(new URLSearchParams(query))
      const newest = withNewest(filters)
      const [total, newCount] = await Promise.all([countFound(filters), countFound(newest)])
      return {
        ...search,
        total,
        newCount,
        href: toUrl(filters, language),
        newestHref: toUrl(newest, language),
      }
    }),
  )
  const chosenId = parseId(new URL(request.url).searchParams.get('delete') ?? '')
  return {
    searches,
    /** Search to confirm in the dialog. */
    searchToDelete: searches.find(({ id }) => id === chosenId),
    title: i18n.getFixedT(language, 'saved-searches')('title'),
  }
}

export type SavedSearchesData = Awaited<ReturnType<typeof loadSavedSearches>>

/** Loads the form that saves the search in the URL, or edits the saved one. */
export async function loadNewSavedSearch({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  await requireUser(visitor, request)
  const { language } = visitor
  const filters = parseSearchFilters(new URL(request.url).searchParams)
  const query = toSavedQuery(filters)
  if (!query) throw redirectToList(visitor, 'search_without_filters')
  const [searches, filterData, stations, i18n] = await Promise.all([
    visitor.optional('saved searches', visitor.call(savedSearches)),
    visitor.optional('filter data', loadFilterData(visitor, context.site)),
    visitor.optional('metro stations', visitor.cachedCall(metroStations)),
    getI18n(language),
  ])
  const t = i18n.getFixedT(language, 'search-filters')
  const saved = searches?.find((search) => search.query === query)
  const defaultName = filterData
    ? describeSearch(filters, { ...filterData, metroStations: stations, language, t })
    : t('title')
  return {
    query,
    searchHref: toUrl(filters, language),
    isSaved: saved !== undefined,
    name: saved?.name ?? defaultName,
    sendsEmails: saved?.sendsEmails ?? true,
    title: i18n.getFixedT(language, 'saved-searches')('new_title'),
  }
}

export type NewSavedSearchData = Awaited<ReturnType<typeof loadNewSavedSearch>>

function toUrl(filters: SearchFilters, language: Language): string {
  return filters.bounds || filters.area ? searchMapUrl(filters, language) : searchUrl(filters, language)
}

function withNewest(filters: SearchFilters): SearchFilters {
  return { ...filters, flags: [...new Set([...filters.flags, 'newest' as const])], sort: 'created_at_desc' }
}
