import { LOCALES } from '~backend/platform/localized-text'
import { toPhoneticKey } from '~contract/values/phonetic-key'
import { differsMore, getEditDistance, getMaxEditDistance, toLetterBits } from '../place-parser/edit-distance'
import { toOtherLayouts } from '../place-parser/keyboard-layouts'
import { toStem } from '../stem'
import { AMENITY_WORDS } from './amenity-words'
import { FILTER_WORDS } from './filter-words'
import { QUANTITY_WORDS } from './quantity-words'
import type { WordMeaning } from './word-meaning'

const MAX_PHRASE_WORDS = 4
/** Minimum length; shorter stems and misspelt words are ambiguous. */
const MIN_STEM_LETTERS = 4
const MIN_MISSPELT_LETTERS = 6
/** Minimum length: "do" is до, but also a word of many languages on the wrong layout. */
const MIN_LETTERS_ON_OTHER_LAYOUT = 3

const bySpelling = new Map<string, WordMeaning>()
const bySound = new Map<string, WordMeaning>()
const byStem = new Map<string, WordMeaning>()
for (const [meaning, words] of [...FILTER_WORDS, ...QUANTITY_WORDS, ...AMENITY_WORDS])
  for (const phrase of LOCALES.flatMap((locale) => words[locale].split(' ')).filter(Boolean)) {
    const parts = phrase.toLowerCase().split('_')
    const sounds = parts.map(toPhoneticKey)
    addOnce(bySpelling, parts.join(' '), meaning)
    addOnce(bySound, sounds.join(' '), meaning)
    const stem = toStem(sounds[0] ?? '')
    if (parts.length === 1 && stem.length >= MIN_STEM_LETTERS) addOnce(byStem, stem, meaning)
  }
const misspellable = [...bySound]
  .filter(([sound]) => sound.length >= MIN_MISSPELT_LETTERS && !sound.includes(' '))
  .map(([sound, meaning]) => ({ sound, letterBits: toLetterBits(sound), meaning }))

export { MAX_PHRASE_WORDS }

/** Finds the meaning of a phrase. Scripts share sounds, so the word as written has priority. */
export function findPhraseMeaning(words: readonly string[]): WordMeaning | undefined {
  return (
    bySpelling.get(words.join(' ').toLowerCase()) ??
    bySound.get(words.map((word) => toPhoneticKey(word) || word).join(' '))
  )
}

/**
 * Finds the meaning of a word.
 * @param isPlaceStem excludes places from shortening and typo correction
 */
export function findWordMeaning(
  word: string,
  isPlaceStem: (stem: string) => boolean,
): WordMeaning | undefined {
  const known = findPhraseMeaning([word]) ?? findOnOtherLayouts(word, isPlaceStem)
  if (known) return known
  const sound = toPhoneticKey(word)
  const stem = toStem(sound)
  if (isPlaceStem(stem)) return undefined
  return byStem.get(stem) ?? findMisspelt(sound)
}

export function findOnOtherLayouts(
  word: string,
  isPlaceStem: (stem: string) => boolean,
): WordMeaning | undefined {
  if (word.length < MIN_LETTERS_ON_OTHER_LAYOUT) return undefined
  for (const meant of toOtherLayouts(word)) {
    const stem = toStem(toPhoneticKey(meant))
    const meaning = findPhraseMeaning([meant]) ?? (isPlaceStem(stem) ? undefined : byStem.get(stem))
    if (meaning) return meaning
  }
  return undefined
}

/** Separates the ending: დოლარამდე contains "up to". */
export function findMeaningWithEnding(word: string): [WordMeaning, WordMeaning] | undefined {
  const [, bare, ending] = /^(.{2,}?)[აa]?(მდე|mde|დან|dan)$/.exec(word.toLowerCase()) ?? []
  if (!bare || !ending) return undefined
  const meaning = findPhraseMeaning([bare]) ?? byStem.get(toStem(toPhoneticKey(bare)))
  const bound = findPhraseMeaning([ending])
  return meaning && bound && ['currency', 'times', 'area', 'unit'].includes(meaning.is)
    ? [meaning, bound]
    : undefined
}

const UNITS: readonly WordMeaning['is'][] = ['unit', 'area', 'currency', 'times']

/** Completes the first unit that begins so: "ro" is rooms. */
export function completeUnit(beginning: string): string | undefined {
  const typed = beginning.toLowerCase()
  for (const [spelling, { is }] of bySpelling)
    if (UNITS.includes(is) && spelling.startsWith(typed)) return spelling
  return undefined
}

function findMisspelt(typed: string): WordMeaning | undefined {
  if (typed.length < MIN_MISSPELT_LETTERS) return undefined
  const typedBits = toLetterBits(typed)
  let best: WordMeaning | undefined
  let minDistance = Number.POSITIVE_INFINITY
  for (const { sound, letterBits, meaning } of misspellable) {
    const maxDistance = getMaxEditDistance(Math.min(typed.length, sound.length), 'strict')
    if (differsMore(typedBits, letterBits, maxDistance)) continue
    const distance = getEditDistance(typed, sound, maxDistance)
    if (distance === undefined || distance >= minDistance) continue
    minDistance = distance
    best = meaning
  }
  return best
}

function addOnce(meanings: Map<string, WordMeaning>, key: string, meaning: WordMeaning): void {
  if (key && !meanings.has(key)) meanings.set(key, meaning)
}
