import { LOCALES, type LocalizedText } from '~backend/platform/localized-text'
import { MIN_STREET_NAME_LENGTH } from '~contract/locations'
import { toPhoneticKeys } from '~contract/values/phonetic-key'
import {
  isMatchingStreetKind,
  type ParsedStreetName,
  parseStreetName,
  type SearchableName,
  STREET,
  toSearchableName,
} from './street-name'

export type SearchableStreet<Street> = { street: Street; names: SearchableName[] }

type NamedStreet = { id: number; name: LocalizedText }

/** Maximum length; bounds the comparison with every street's words. */
const MAX_LETTERS = 255
const MAX_STREETS = 20

export function toSearchableStreet<Street extends NamedStreet>(street: Street): SearchableStreet<Street> {
  return { street, names: LOCALES.map((locale) => toSearchableName(street.name[locale])) }
}

/**
 * Finds streets, likeliest first: each typed word begins a word of the name, in any script.
 * Needs at least four letters.
 */
export function searchStreets<Street extends NamedStreet>(
  streets: readonly SearchableStreet<Street>[],
  text: string,
): Street[] {
  if ([...text.trim()].length < MIN_STREET_NAME_LENGTH) return []
  const typed = parseStreetQuery(text.slice(0, MAX_LETTERS))
  if (!typed.words.some(({ isNumber }) => !isNumber)) return []
  return streets
    .flatMap(({ street, names }) => {
      const distances = names
        .map((name) => getMatchDistance(typed, name))
        .filter((each) => each !== undefined)
      return distances.length > 0 ? [{ street, distance: Math.min(...distances) }] : []
    })
    .sort(
      (one, other) =>
        one.distance - other.distance ||
        one.street.name.ka.localeCompare(other.street.name.ka, 'ka') ||
        one.street.id - other.street.id,
    )
    .slice(0, MAX_STREETS)
    .map(({ street }) => street)
}

type QueryWord = { ways: string[]; isNumber: boolean }
type StreetQuery = { words: QueryWord[]; kind: number | undefined }

function parseStreetQuery(text: string): StreetQuery {
  const { words, kind } = parseStreetName(text, (word) => word)
  // A number may be the house number, which no street name contains.
  return { words: words.map((word) => ({ ways: toPhoneticKeys(word), isNumber: /^\d/.test(word) })), kind }
}

/** Penalty for another kind: a surname alone means the avenue, or else the street of that name. */
const OTHER_KIND_PENALTY = 3
const MISSING_WORD_PENALTY = 2
const PREFIX_ONLY_PENALTY = 4

/** Returns the distance of a name from the query: 0 is exact; undefined for a mismatch. */
function getMatchDistance(typed: StreetQuery, { words, kind }: ParsedStreetName): number | undefined {
  let distance = isMatchingStreetKind(kind, typed.kind) ? 0 : OTHER_KIND_PENALTY
  for (const { ways, isNumber } of typed.words) {
    const isIn = (test: (word: string, way: string) => boolean) =>
      words.some((word) => ways.some((way) => test(word, way)))
    if (isIn((word, way) => word === way)) continue
    if (!isNumber && !isIn((word, way) => word.startsWith(way))) return undefined
    distance += PREFIX_ONLY_PENALTY
  }
  return distance + MISSING_WORD_PENALTY * Math.max(0, words.length - typed.words.length)
}

export function isSameStreetName(one: string, other: string): boolean {
  const [a, b] = [parseStreetName(one), parseStreetName(other)]
  return a.words.join(' ') === b.words.join(' ') && isMatchingStreetKind(a.kind, b.kind ?? STREET)
}
