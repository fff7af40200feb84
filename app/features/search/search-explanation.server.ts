import { findParamIssues } from '~/features/search-filters'
import type { FilterChip, FilterLabelContext } from './filters/filter-chips'
import type { RequestedSearch } from './requested-search.server'
import { formatSearchHeading } from './search-heading'
import { describeParamIssues } from './text/describe-param-issues'
import { listMixedDeals } from './text/implied-deal'
import { describeLeftOutWords, findIgnoredWords } from './text/left-out-words'
import { toRecognizedParts } from './text/recognized-text'
import { loadLikelyMeanings } from './text/suggestions.server'
import { toTextSearchLink } from './text/text-search-link'

/** Explains how the page understood the search, and which words it did not. */
export async function explainSearch(
  search: RequestedSearch,
  { chips, labels }: { chips: readonly FilterChip[]; labels: FilterLabelContext },
) {
  const { visitor, params, filters, isMap, hidden, currency, toUrl, t } = search
  const { interpretation, leftOut, walkingProblem, unknownWords } = search
  const { language } = visitor
  const heading = formatSearchHeading(filters, search.dictionaries, search.cities, t, search.stations)
  const recognizedParts = toRecognizedParts(filters, interpretation, t)
  const issues = findParamIssues(params, search.requested, unknownWords)
  const unread = interpretation?.rest?.words ?? leftOut.not_understood
  return {
    heading,
    description: t('description', { heading }),
    misread: [
      ...describeLeftOutWords({ ...findIgnoredWords(interpretation), ...leftOut }, t),
      ...describeParamIssues(issues, filters, labels),
      ...(walkingProblem ? [t(`walking_area.${walkingProblem}`)] : []),
    ],
    mixedDeals: listMixedDeals(filters).flatMap((id) => {
      const name = search.dictionaries.deal_types.all.find((deal) => deal.id === id)?.name
      const lists = { ...filters.lists, deal_types: [id] }
      return name ? [{ name, href: toUrl({ ...filters, lists, page: 1 }, language) }] : []
    }),
    textSearch: toTextSearchLink(unknownWords, filters, toUrl, labels),
    readAs: recognizedParts.map(({ label, kind, without }) => ({
      label,
      kind,
      href: toUrl(without, language),
    })),
    suggestions:
      unread && !isMap
        ? await loadLikelyMeanings(visitor, unread, filters, { hidden, currency, toUrl, t })
        : [],
    // Parts of the recognized text are removed one by one.
    chips: chips
      .filter(({ without }) => recognizedParts.length === 0 || without.q)
      .map(({ label, without }) => ({ label, href: toUrl(without, language) })),
  }
}
