import { LOCALES, type Words } from '../dictionaries/words'
import { foldings } from './fold'
import { isMeant, type SoughtName, STREET, type StreetWords, soughtName, streetWords } from './street-words'

/** A street, and its name in each language as it sounds. */
export type Sought<Street> = { street: Street; names: SoughtName[] }

type Named = { id: number; name: Words }

const LEAST_LETTERS = 4
/** No name is longer, and each word is compared with those of every street. */
const MOST_LETTERS = 255
const MOST_STREETS = 20

/** Makes a street ready to be found. */
export function sought<Street extends Named>(street: Street): Sought<Street> {
  return { street, names: LOCALES.map((locale) => soughtName(street.name[locale])) }
}

/**
 * The streets that what was typed may mean, the likeliest first: each word begins a word of the name, in whatever
 * letters. None for less than four letters, which would mean too many.
 */
export function searchStreets<Street extends Named>(
  streets: readonly Sought<Street>[],
  text: string,
): Street[] {
  if ([...text.trim()].length < LEAST_LETTERS) return []
  const typed = readTyped(text.slice(0, MOST_LETTERS))
  if (!typed.words.some(({ isNumber }) => !isNumber)) return []
  return streets
    .flatMap(({ street, names }) => {
      const distances = names.map((name) => distanceOf(typed, name)).filter((each) => each !== undefined)
      return distances.length > 0 ? [{ street, distance: Math.min(...distances) }] : []
    })
    .sort(
      (one, other) =>
        one.distance - other.distance ||
        one.street.name.ka.localeCompare(other.street.name.ka, 'ka') ||
        one.street.id - other.street.id,
    )
    .slice(0, MOST_STREETS)
    .map(({ street }) => street)
}

type TypedWord = { ways: string[]; isNumber: boolean }
type Typed = { words: TypedWord[]; kind: number | undefined }

function readTyped(text: string): Typed {
  const { words, kind } = streetWords(text, (word) => word)
  // A number may be that of the house, which no street's name tells.
  return { words: words.map((word) => ({ ways: foldings(word), isNumber: /^\d/.test(word) })), kind }
}

/** Somebody who types a surname means the avenue, or else the street that is called by it alone. */
const ANOTHER_KIND = 3
const ANOTHER_WORD = 2
const ONLY_BEGUN = 4

/** How far a name is from what was typed: 0 is the very name; undefined is another one. */
function distanceOf(typed: Typed, { words, kind }: StreetWords): number | undefined {
  let distance = isMeant(kind, typed.kind) ? 0 : ANOTHER_KIND
  for (const { ways, isNumber } of typed.words) {
    const isIn = (test: (word: string, way: string) => boolean) =>
      words.some((word) => ways.some((way) => test(word, way)))
    if (isIn((word, way) => word === way)) continue
    if (!isNumber && !isIn((word, way) => word.startsWith(way))) return undefined
    distance += ONLY_BEGUN
  }
  return distance + ANOTHER_WORD * Math.max(0, words.length - typed.words.length)
}

/** Whether two names are of one street, in whatever letters: the same words in the same order, and the same kind. */
export function isSameName(one: string, other: string): boolean {
  const [a, b] = [streetWords(one), streetWords(other)]
  return a.words.join(' ') === b.words.join(' ') && isMeant(a.kind, b.kind ?? STREET)
}
