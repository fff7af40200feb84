import type { HiddenFilter } from '~/features/favorites/index.server'
import { type SearchFilters, toSearchParams, toUpstreamParams } from '~/features/search-filters'
import type { Visitor } from '~/session/visitor.server'
import type { City } from '~/upstream/locations.server'
import type { QueryInterpretation } from '~/upstream/query-interpretation.server'
import { statementCount } from '~/upstream/statements.server'
import { loadInterpretation } from './text-interpretation.server'
import { moveTextToFilters } from './text-to-filters'

interface SearchWithoutWords {
  /** Because of them nothing was found. */
  words: string
  filters: SearchFilters
}

/** Each costs a count. */
const MAX_CANDIDATES = 6

/** For a text that finds nothing: the search without the words that spoil it. Unknown words go first, places last. */
export async function findSearchWithoutWords(
  visitor: Visitor,
  filters: SearchFilters,
  reading: QueryInterpretation,
  { cities, hidden, currency }: { cities: readonly City[]; hidden: HiddenFilter; currency: number },
): Promise<SearchWithoutWords | undefined> {
  for (const candidates of listCandidates(filters.q ?? '', reading)) {
    const found = await Promise.all(candidates.slice(0, MAX_CANDIDATES).map(countWithout))
    const best = found.reduce((one, other) => (other.total > one.total ? other : one), NOTHING)
    if (best.total > 0) return best
  }
  return undefined

  async function countWithout({ words, without }: Candidate) {
    const { q: _, ...others } = filters
    const remaining = without
      ? await loadInterpretation(visitor, without, { cities: filters.lists.cities, currency })
      : undefined
    const search = remaining
      ? moveTextToFilters({ ...others, q: without }, remaining, cities)
      : { ...others, ...(without && { q: without }) }
    // All statements are no answer to a word.
    if (toSearchParams({ ...search, page: 1 }).size === 0) return NOTHING
    const answer = visitor.call(statementCount(hidden.forCount(toUpstreamParams(search))))
    return { words, filters: search, total: (await visitor.optional('without words', answer))?.total ?? 0 }
  }
}

const NOTHING = { words: '', filters: { lists: {}, ranges: {}, flags: [], page: 1 }, total: 0 }

type Candidate = Pick<NonNullable<QueryInterpretation['rest']>, 'words' | 'without'>

function listCandidates(
  text: string,
  { filters, pieces, houseNumber, rest }: QueryInterpretation,
): Candidate[][] {
  const restWords = rest ? rest.words.split(' ') : []
  const single = restWords.map((word) => ({ words: word, without: removeWord(text, word) }))
  const known = [...(filters?.phrases ?? []), ...(houseNumber ? [houseNumber] : [])]
  return [single, rest && single.length > 1 ? [rest] : [], known, pieces].filter(({ length }) => length > 0)
}

function removeWord(text: string, word: string): string {
  const at = text.indexOf(word)
  return at < 0 ? text : `${text.slice(0, at)} ${text.slice(at + word.length)}`.replace(/\s+/g, ' ').trim()
}
