import type { TFunction } from 'i18next'
import type { HiddenFilter } from '~/features/favorites/index.server'
import { type SearchFilters, toUpstreamParams } from '~/features/search-filters'
import { ownerHref } from '~/features/statement-owner'
import { toLocalizedPath } from '~/i18n/languages'
import type { Visitor } from '~/session/visitor.server'
import {
  type SearchSuggestion,
  type SearchSuggestions,
  searchSuggestions,
} from '~/upstream/search-suggestions.server'
import { statementCount } from '~/upstream/statements.server'
import { toReaderName } from '~contract/values/reader-name'
import { setParameters, withoutPlaces } from './text-to-filters'

export interface LinkedSuggestion {
  name: string
  /** Kind and place of the suggestion. */
  detail: string
  href: string
  /** Number of statements that its link finds; undefined for pages. */
  count: number | undefined
}

interface SuggestionContext {
  hidden: HiddenFilter
  /** Currency assumed for prices that name none. */
  currency: number
  toUrl: (filters: SearchFilters, language: Visitor['language']) => string
  t: TFunction<'search-filters'>
}

/** Loads the meanings of a text, each as a search that replaces the text. */
export async function loadSuggestions(
  visitor: Visitor,
  text: string,
  filters: SearchFilters,
  { hidden, currency, toUrl, t }: SuggestionContext,
): Promise<LinkedSuggestion[]> {
  const answer = await visitor.optional('suggestions', visitor.call(searchSuggestions(text, currency)))
  return Promise.all(
    (answer?.suggestions ?? []).map(async (suggestion) => {
      const detail = [t(`suggestion.kinds.${suggestion.kind}`), suggestion.within].filter(Boolean).join(', ')
      const page = toPage(suggestion, visitor.language)
      const name = [suggestion.name, suggestion.kind === 'street' && answer?.houseNumber]
        .filter(Boolean)
        .join(' ')
      if (page) return { name: toReaderName(name, visitor.language), detail, href: page, count: undefined }
      const search = toSuggestedSearch(filters, suggestion, answer ?? {}, t)
      const counting = visitor.call(statementCount(hidden.forCount(toUpstreamParams(search))))
      const counted = await visitor.optional('suggestion count', counting)
      return { name, detail, href: toUrl(search, visitor.language), count: counted?.total }
    }),
  )
}

/** Loads meanings of unknown words that have results. */
export async function loadLikelyMeanings(
  ...args: Parameters<typeof loadSuggestions>
): Promise<LinkedSuggestion[]> {
  return (await loadSuggestions(...args)).filter(({ count }) => count !== 0)
}

function toPage({ kind, id, slug }: SearchSuggestion, language: Visitor['language']): string | undefined {
  if (kind === 'statement') return toLocalizedPath(`/statements/${id}`, language)
  return ownerHref(kind, { id, slug }, language)
}

/** Converts a suggestion. Streets and stations are searched by name, as the form has no list of them. */
function toSuggestedSearch(
  filters: SearchFilters,
  { kind, id, name, cityId }: SearchSuggestion,
  { parameters = {}, houseNumber }: Partial<SearchSuggestions>,
  t: TFunction<'search-filters'>,
): SearchFilters {
  const { q: _, bounds: __, area: ___, ...others } = setParameters(filters, parameters)
  const cities = cityId === undefined ? {} : { cities: [cityId] }
  const withLists = (lists: SearchFilters['lists']) => ({
    ...others,
    lists: { ...withoutPlaces(others.lists), ...lists },
    page: 1,
  })
  if (kind === 'city') return withLists({ cities: [id] })
  if (kind === 'district') return withLists({ ...cities, districts: [id] })
  if (kind === 'urban') return withLists({ ...cities, urbans: [id] })
  const q = kind === 'metro' ? t('suggestion.metro', { name }) : [name, houseNumber].filter(Boolean).join(' ')
  return { ...withLists(cities), q }
}
