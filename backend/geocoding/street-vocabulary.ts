import { differsMore, getEditDistance, toLetterBits } from '~backend/locations/place-parser/edit-distance'
import type { LocalizedText } from '~backend/platform/localized-text'
import { LOCALES } from '~backend/platform/localized-text'
import { type AddressWord, parseAddressWords, removePostposition, toBase, toShortBase } from './address-words'

/** Word of street names in one city. */
export interface VocabularyWord {
  key: string
  base: string
  bits: number
  baseBits: number
  isAbbreviation: boolean
}

/** Name of a street in one language. */
export interface AddressName {
  words: readonly VocabularyWord[]
  /** Word that is never omitted: the surname, which comes last. */
  core: VocabularyWord | undefined
  kind: number | undefined
  numerals: readonly string[]
}

/** Certainty that a typed word is a word of a name; 1 is identical. */
export const GRADES = {
  same: 1,
  otherCase: 0.95,
  shortened: 0.92,
  postposition: 0.85,
  misspelt: 0.7,
} as const

/** Minimum length of each of two words written as one. */
const MIN_PART = 4

/** Vocabulary of a city's street names, for matching typed words. */
export class StreetVocabulary {
  readonly #byKey = new Map<string, VocabularyWord>()
  readonly #byBase = new Map<string, VocabularyWord[]>()
  readonly #byShortBase = new Map<string, VocabularyWord[]>()

  /** Adds a name in all its languages. */
  addName(name: LocalizedText): AddressName[] {
    return LOCALES.map((locale) => this.#add(name[locale]))
  }

  #add(text: string): AddressName {
    const { words, kind, ordinals, numbers } = parseAddressWords(text)
    const known = words.map((word) => this.#addWord(word))
    const core = known.findLast(({ isAbbreviation }) => !isAbbreviation)
    return { words: known, core, kind, numerals: [...ordinals.map(String), ...numbers] }
  }

  #addWord({ ways: [key = ''], isAbbreviation }: AddressWord): VocabularyWord {
    const known = this.#byKey.get(key)
    if (known) return known
    const base = toBase(key)
    const word = { key, base, bits: toLetterBits(key), baseBits: toLetterBits(base), isAbbreviation }
    this.#byKey.set(key, word)
    append(this.#byBase, base, word)
    append(this.#byShortBase, toShortBase(base), word)
    return word
  }

  /** True if a name contains the word in any case. */
  has(ways: readonly string[]): boolean {
    return ways.some((way) => this.#byKey.has(way) || this.#byBase.has(toBase(way)))
  }

  /** Splits two words written as one: Важапшавела. */
  split(word: AddressWord): AddressWord[] {
    const { ways, isAbbreviation } = word
    if (isAbbreviation || this.has(ways)) return [word]
    for (const way of ways)
      for (let at = MIN_PART; at <= way.length - MIN_PART; at += 1) {
        const parts = [way.slice(0, at), way.slice(at)].map((part) => [part])
        if (parts.every((part) => this.has(part)))
          return parts.map((part) => ({ ways: part, isAbbreviation }))
      }
    return [word]
  }

  /** Finds words by the most certain readings only: known words are not corrected. */
  find({ ways, isAbbreviation }: AddressWord): Map<VocabularyWord, number> {
    if (isAbbreviation) return new Map()
    const found = new Map<VocabularyWord, number>()
    const keep = (words: readonly VocabularyWord[] | undefined, grade: number) => {
      for (const word of words ?? []) found.set(word, Math.max(grade, found.get(word) ?? 0))
    }
    for (const way of ways) {
      const base = toBase(way)
      const same = this.#byKey.get(way)
      keep(same && [same], GRADES.same)
      keep(this.#byBase.get(base), GRADES.otherCase)
      keep(this.#byShortBase.get(toShortBase(base)), GRADES.shortened)
    }
    if (found.size > 0) return found
    for (const way of ways) {
      const bare = removePostposition(way)
      keep(bare === undefined ? undefined : this.#byBase.get(toBase(bare)), GRADES.postposition)
    }
    return found.size > 0 ? found : this.#findMisspelt(ways)
  }

  #findMisspelt(ways: readonly string[]): Map<VocabularyWord, number> {
    const found = new Map<VocabularyWord, number>()
    let minEdits = Number.POSITIVE_INFINITY
    for (const way of ways) {
      const base = toBase(way)
      const maxDistance = getMaxMisspellings(way.length)
      if (maxDistance === 0) continue
      const [bits, baseBits] = [toLetterBits(way), toLetterBits(base)]
      for (const word of this.#byKey.values()) {
        const max = Math.min(maxDistance, minEdits)
        const inBase = differsMore(baseBits, word.baseBits, max)
          ? undefined
          : getEditDistance(base, word.base, max)
        // The misspelling may be in the ending.
        const inKey = differsMore(bits, word.bits, max) ? undefined : getEditDistance(way, word.key, max)
        const edits = Math.min(inBase ?? Number.POSITIVE_INFINITY, inKey ?? Number.POSITIVE_INFINITY)
        if (edits > max) continue
        if (edits < minEdits) found.clear()
        minEdits = edits
        found.set(word, GRADES.misspelt - edits / 10)
      }
    }
    return found
  }
}

/** Allows more misspellings than a search that acts on the result, because matches are only suggestions. */
function getMaxMisspellings(letters: number): number {
  if (letters < 5) return 0
  return letters < 7 ? 1 : 2
}

function append<Key, Item>(map: Map<Key, Item[]>, key: Key, item: Item): void {
  const items = map.get(key)
  if (items) items.push(item)
  else map.set(key, [item])
}
