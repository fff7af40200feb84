import { isGenericStem } from '~backend/locations/place-parser/name-index'
import { findStreetKind, isMatchingStreetKind, STREET } from '~backend/locations/street-name'
import { findWords, type WordMatch } from './find-words'
import type { SuggestedEntry, SuggestionIndex } from './suggestion-index'
import { splitTypedWords, type TypedWord } from './typed-words'

const MAX_SUGGESTIONS = 7

/** Ranked entry: by distance from the typed text, then by order, then by number of statements. */
type Ranked = { entry: SuggestedEntry; distance: number; order: readonly number[] }

/**
 * Finds entries that contain each word, in any script or layout and with typos. The last word may be
 * unfinished.
 */
export function findSuggestions(text: string, index: SuggestionIndex): SuggestedEntry[] {
  const typed = splitTypedWords(text)
  const isMetro = typed.some(isMetroWord)
  const kind = typed.map(({ text: word }) => findStreetKind(word)).find((each) => each !== undefined)
  const words = typed.filter((word) => !isMetroWord(word) && findStreetKind(word.text) === undefined)
  const isRequested = ({ kind: is, names }: SuggestedEntry) =>
    isMetro
      ? is === 'metro'
      : kind === undefined ||
        names.some((name) => (name.kind ?? (is === 'street' ? STREET : undefined)) === kind)
  if (words.length === 0)
    return isMetro ? sortByCount(index.entries.filter(isRequested)).slice(0, MAX_SUGGESTIONS) : []
  const ranked = rankEntries(words, index).filter(({ entry }) => isRequested(entry))
  const closest = Math.min(...ranked.map(({ distance }) => distance))
  // Exact matches need no guesses.
  const closestOnes = closest === 0 ? ranked.filter(({ distance }) => distance === 0) : ranked
  return [...closestOnes]
    .sort(compareRanked)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ entry }) => entry)
}

function rankEntries(typed: readonly TypedWord[], index: SuggestionIndex): Ranked[] {
  // Numbers after a name are house numbers.
  const words = typed.filter((word) => !/^\d/.test(word.text))
  const searched = words.length > 0 ? words : typed
  let found: Map<SuggestedEntry, WordMatch[]> | undefined
  for (const [at, word] of searched.entries()) {
    const matches = findWords(word, index, at === searched.length - 1)
    const known = found
    found = new Map(
      [...matches].flatMap(([entry, match]) => {
        const before = known ? known.get(entry) : []
        return before ? [[entry, [...before, match]] as const] : []
      }),
    )
  }
  const hasNumber = words.length < typed.length
  return [...(found ?? [])].map(([entry, matches]) => ({
    entry,
    distance: matches.reduce((sum, match) => sum + match.distance, 0),
    order: toOrder(entry, matches, { hasNumber, homeId: index.homeId }),
  }))
}

/** Returns the order, lower first: complete names, the capital, then by number of statements. */
function toOrder(
  entry: SuggestedEntry,
  matches: readonly WordMatch[],
  { hasNumber, homeId }: { hasNumber: boolean; homeId: number | undefined },
): number[] {
  const isStreet = entry.kind === 'street'
  const [first, last] = [matches[0], matches.at(-1)]
  const length = last?.name.words.length ?? 0
  const isComplete = matches.every((match) => match.isComplete)
  // Streets are called by their last word.
  const isEnd = isStreet && last?.at === length - 1
  const isNamed = isComplete && (isEnd || matches.length >= length)
  return [
    hasNumber && !isStreet,
    !isNamed,
    entry.kind === 'metro',
    entry.kind !== 'city' && entry.cityId !== homeId,
    !(isEnd || (!isStreet && isFirstCoreWord(first))),
    isStreet && !isMatchingStreetKind(last?.name.kind, undefined),
  ].map(Number)
}

/** True for the second word of "Didi Dighomi". */
function isFirstCoreWord(match: WordMatch | undefined): boolean {
  return match?.name.stems.slice(0, match.at).every(isGenericStem) ?? false
}

function compareRanked(one: Ranked, other: Ranked): number {
  const differing = one.order.findIndex((value, at) => value !== other.order[at])
  return (
    one.distance - other.distance ||
    (one.order[differing] ?? 0) - (other.order[differing] ?? 0) ||
    other.entry.statements - one.entry.statements ||
    one.entry.id - other.entry.id
  )
}

function sortByCount(entries: readonly SuggestedEntry[]): SuggestedEntry[] {
  return [...entries].sort((one, other) => other.statements - one.statements)
}

function isMetroWord({ ways }: TypedWord): boolean {
  return ways.some(({ sound }) => sound.startsWith('metro'))
}
