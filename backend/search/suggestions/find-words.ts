import {
  getEditDistance,
  getMaxEditDistance,
  toLetterBits,
} from '~backend/locations/place-parser/edit-distance'
import { toStem } from '~backend/locations/stem'
import type { SearchableName } from '~backend/locations/street-name'
import type { IndexedWord, SuggestedEntry, SuggestionIndex } from './suggestion-index'
import type { TypedWord } from './typed-words'

export type WordMatch = {
  distance: number
  /** True if the word was typed completely, in any case. */
  isComplete: boolean
  name: SearchableName
  at: number
}

/** Distance between different names that sound like cases of one: Abashidze and Abasha. */
const CASE_DISTANCE = 0.1
const MIN_PREFIX_STEM_LETTERS = 4
const MIN_MISSPELT_LETTERS = 4

/** Finds the entries with a word like the typed one, each with its closest word. */
export function findWords(
  typed: TypedWord,
  { words }: SuggestionIndex,
  isUnfinished: boolean,
): Map<SuggestedEntry, WordMatch> {
  const matches = new Map<SuggestedEntry, WordMatch>()
  for (const { sound, stem, distance } of typed.ways) {
    for (const word of listBeginning(words, stem)) {
      const isBegun = word.sound.startsWith(sound)
      const isComplete = word.sound === sound || toStem(word.sound) === stem
      const isStemBegun = isUnfinished && stem.length >= MIN_PREFIX_STEM_LETTERS
      if (isBegun || isComplete || isStemBegun)
        addMatches(matches, word, { distance: isBegun ? distance : distance + CASE_DISTANCE, isComplete })
    }
  }
  const isUnderstood = [...matches.values()].some(({ distance }) => distance <= CASE_DISTANCE)
  if (!isUnderstood) addMisspelt(matches, typed, words, isUnfinished)
  return matches
}

function addMisspelt(
  matches: Map<SuggestedEntry, WordMatch>,
  { ways }: TypedWord,
  words: readonly IndexedWord[],
  isUnfinished: boolean,
): void {
  for (const { sound, distance: shift } of ways) {
    if (sound.length < MIN_MISSPELT_LETTERS || /\d/.test(sound)) continue
    const maxDistance = getMaxEditDistance(sound.length, 'lenient')
    const bits = toLetterBits(sound)
    for (const word of words) {
      if (word.sound.length < sound.length - maxDistance || countMissing(bits, word.letterBits) > maxDistance)
        continue
      const whole = getEditDistance(sound, word.sound, maxDistance)
      const distance = whole ?? (isUnfinished ? getPrefixDistance(sound, word.sound, maxDistance) : undefined)
      if (distance !== undefined)
        addMatches(matches, word, { distance: shift + distance, isComplete: whole !== undefined })
    }
  }
}

function addMatches(
  matches: Map<SuggestedEntry, WordMatch>,
  { postings }: IndexedWord,
  match: Pick<WordMatch, 'distance' | 'isComplete'>,
): void {
  for (const { entry, name, at } of postings) {
    const known = matches.get(entry)
    const isBetter =
      !known ||
      match.distance < known.distance ||
      (match.distance === known.distance && match.isComplete && !known.isComplete)
    if (isBetter) matches.set(entry, { ...match, name, at })
  }
}

/** Returns the distance to the closest beginning of a longer word. */
function getPrefixDistance(typed: string, word: string, maxDistance: number): number | undefined {
  const distances = [0, 1, -1].flatMap((more) => {
    const length = typed.length + more
    return length < word.length ? (getEditDistance(typed, word.slice(0, length), maxDistance) ?? []) : []
  })
  return distances.length > 0 ? Math.min(...distances) : undefined
}

function listBeginning(words: readonly IndexedWord[], beginning: string): IndexedWord[] {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] as IndexedWord).sound < beginning) low = middle + 1
    else high = middle
  }
  let end = low
  while (words[end]?.sound.startsWith(beginning)) end += 1
  return words.slice(low, end)
}

function countMissing(ofBits: number, inBits: number): number {
  let count = 0
  for (let rest = ofBits & ~inBits; rest !== 0; rest &= rest - 1) count += 1
  return count
}
