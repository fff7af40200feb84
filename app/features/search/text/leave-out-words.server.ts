import { isDeepStrictEqual } from 'node:util'
import type { HiddenFilter } from '~/features/favorites/index.server'
import { type SearchFilters, toSearchParams, toUpstreamParams } from '~/features/search-filters'
import type { Visitor } from '~/session/visitor.server'
import type { City } from '~/upstream/locations.server'
import type { QueryInterpretation } from '~/upstream/query-interpretation.server'
import { statementCount } from '~/upstream/statements.server'
import { type LeftOutReason, LONG_WORD } from './left-out-words'
import { loadInterpretation } from './text-interpretation.server'
import { moveTextToFilters } from './text-to-filters'

interface SearchWithoutWords {
  words: string
  reason: LeftOutReason
  filters: SearchFilters
}

/** Maximum number of candidates; each costs a count. */
const MAX_CANDIDATES = 6

/**
 * Finds a search with fewer words for a text without results. Unknown words are dropped first, a house number
 * and places in text last. Filters of the text are kept: the results page suggests which to remove.
 */
export async function findSearchWithoutWords(
  visitor: Visitor,
  filters: SearchFilters,
  interpretation: QueryInterpretation,
  { cities, hidden, currency }: { cities: readonly City[]; hidden: HiddenFilter; currency: number },
): Promise<SearchWithoutWords | undefined> {
  const { rest } = interpretation
  let withoutRest: SearchWithoutWords | undefined
  for (const candidates of listCandidates(filters.q ?? '', interpretation)) {
    const searches = await Promise.all(candidates.slice(0, MAX_CANDIDATES).map(countWithout))
    const possible = searches.filter((search) => search !== undefined)
    const [best] = possible.toSorted((one, other) => other.total - one.total)
    if (best && best.total > 0) return best
    withoutRest ??= possible.find(({ words }) => words === rest?.words)
  }
  return withoutRest

  async function countWithout({ words, without, reason }: Candidate) {
    const { q: _, ...others } = filters
    const remaining = without
      ? await loadInterpretation(visitor, without, { cities: filters.lists.cities, currency })
      : undefined
    // Dropping only a "no" would reverse the wish, and half of a phone number would become a price.
    const isSame = isDeepStrictEqual(remaining?.filters?.parameters, interpretation.filters?.parameters)
    if (remaining && !isSame) return undefined
    const search = remaining
      ? moveTextToFilters({ ...others, q: without }, remaining, cities)
      : { ...others, ...(without && { q: without }) }
    // Short words alone match all statements, which helps no user.
    const { q, ...searchBesides } = { ...search, page: 1 }
    if (toSearchParams(searchBesides).size === 0 && !LONG_WORD.test(q ?? '')) return undefined
    const answer = visitor.call(statementCount(hidden.forCount(toUpstreamParams(search))))
    const total = (await visitor.optional('without words', answer))?.total ?? 0
    return { words, reason, filters: search, total }
  }
}

type Candidate = NonNullable<QueryInterpretation['rest']> & { reason: LeftOutReason }

function listCandidates(text: string, { pieces, houseNumber, rest }: QueryInterpretation): Candidate[][] {
  const restWords = rest ? rest.words.split(' ') : []
  const single = restWords.map((words) => ({ words, without: removeWord(text, words) }))
  const isPlaceText = pieces.some(({ kind }) => kind === 'street' || kind === 'metro')
  const withReason = (reason: LeftOutReason, phrases: Omit<Candidate, 'reason'>[]) =>
    phrases.map(({ words, without }) => ({ words, without, reason }))
  return [
    withReason('not_understood', single),
    withReason('not_understood', rest && single.length > 1 ? [rest] : []),
    withReason('left_out', houseNumber ? [houseNumber] : []),
    withReason('left_out', isPlaceText ? pieces : []),
  ].filter(({ length }) => length > 0)
}

function removeWord(text: string, word: string): string {
  const at = text.indexOf(word)
  return at < 0 ? text : `${text.slice(0, at)} ${text.slice(at + word.length)}`.replace(/\s+/g, ' ').trim()
}
