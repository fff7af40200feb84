import type { AddressStreet, CityStreets } from './address-index'
import { isWideKind, QUARTER } from './address-words'
import type { HouseNumber } from './house-number'
import type { AddressQuery } from './parse-address'
import { type AddressName, GRADES, type VocabularyWord } from './street-vocabulary'

export interface StreetMatch {
  street: AddressStreet
  score: number
  /** True if no typed word contradicts the name and none that identifies it is missing. */
  isExact: boolean
  /** Numbers typed beside the name, the house's first. */
  numbers: readonly HouseNumber[]
}

/**
 * Penalties for typed words that the name lacks; larger than the gain of a certain surname over a doubtful
 * one.
 */
const COSTS = {
  unknownWord: 0.35,
  unknownInitial: 0.3,
  missingWord: 0.05,
  missingNumeral: 0.3,
  otherKind: 0.15,
  narrowKind: 0.3,
}
const BONUS_PER_WORD = 0.1
const WIDE_KIND_BONUS = 0.02
const MIN_SCORE = 0.4
/** Grade from which a word does not count as misspelt. */
const SURE = GRADES.shortened
const INITIAL_GRADE = 0.9
/** Grade of "S." for Shalva. */
const DIGRAPH_GRADE = 0.8
/** Grade of a name that contains only the initial. */
const INITIAL_OF_NAME_GRADE = 0.8

/**
 * Returns the possible streets, most likely first.
 * @param isElsewhere true for typed words that name the city or a part of it
 */
export function matchStreets(
  typed: AddressQuery,
  { streets, vocabulary }: CityStreets,
  isElsewhere: (word: AddressQuery['words'][number]) => boolean,
): StreetMatch[] {
  const words = typed.words
    .flatMap((word) => vocabulary.split(word))
    .map((word) => ({ ...word, isElsewhere: isElsewhere(word), grades: vocabulary.find(word) }))
  const known = new Set(words.flatMap(({ grades }) => [...grades.keys()]))
  const query = { ...typed, words }
  const meant = new Set([...known].flatMap((word) => streets.get(word) ?? []))
  return [...meant]
    .flatMap((street) => {
      const matches = street.names.flatMap((name) => matchName(name, street, query, known) ?? [])
      const best = matches.sort((one, other) => other.score - one.score)[0]
      return best ? [best] : []
    })
    .sort((one, other) => other.score - one.score || getOrder(one.street) - getOrder(other.street))
}

const getOrder = ({ row }: AddressStreet) => row?.id ?? Number.MAX_SAFE_INTEGER

type GradedWord = AddressQuery['words'][number] & {
  isElsewhere: boolean
  grades: ReadonlyMap<VocabularyWord, number>
}
type GradedQuery = Omit<AddressQuery, 'words'> & { words: readonly GradedWord[] }

function matchName(
  name: AddressName,
  street: AddressStreet,
  typed: GradedQuery,
  known: ReadonlySet<VocabularyWord>,
): StreetMatch | undefined {
  const { core } = name
  if (!core || !known.has(core)) return undefined
  if (typed.kind === QUARTER && name.kind !== QUARTER) return undefined
  const unused = new Set(typed.words)
  const take = (word: VocabularyWord): number => {
    let [best, grade]: [GradedWord | undefined, number] = [undefined, 0]
    for (const each of unused) {
      const own = gradeWord(each, word)
      if (own > grade) [best, grade] = [each, own]
    }
    if (best) unused.delete(best)
    return grade
  }
  const coreGrade = take(core)
  if (coreGrade === 0) return undefined
  const grades = name.words.filter((word) => word !== core).map(take)
  const rest = [...unused].filter((word) => !word.isElsewhere)
  const initials = rest.filter(({ isAbbreviation }) => isAbbreviation).length
  const unknown = rest.length - initials
  const { left, missing, strange } = matchNumerals(name, typed)
  const sum = grades.reduce((total, grade) => total + grade, 0)
  const kindCost = getKindCost(name.kind, typed.kind)
  const score =
    coreGrade +
    BONUS_PER_WORD * sum -
    COSTS.unknownWord * unknown -
    COSTS.unknownInitial * initials -
    COSTS.missingWord * Math.min(2, grades.filter((grade) => grade === 0).length) -
    COSTS.missingNumeral * (missing + strange) -
    kindCost +
    (typed.kind === undefined && isWideKind(name.kind) && name.kind !== 0 ? WIDE_KIND_BONUS : 0)
  if (score < MIN_SCORE) return undefined
  const isSure = coreGrade >= SURE && grades.every((grade) => grade === 0 || grade >= INITIAL_GRADE)
  const isExact = isSure && rest.length === 0 && missing + strange === 0 && kindCost === 0
  return { street, score, isExact, numbers: left }
}

function gradeWord(typed: GradedWord, word: VocabularyWord): number {
  if (typed.isAbbreviation) return gradeInitial(typed.ways, word.key)
  if (word.isAbbreviation && typed.ways.some((way) => way.startsWith(word.key))) return INITIAL_OF_NAME_GRADE
  return typed.grades.get(word) ?? 0
}

/** Keys of Georgian letters that Latin writes with two, by the first of them. */
const LATIN_DIGRAPHS: Readonly<Record<string, string>> = { s: 'S', Z: 'C', t: 'Z', d: 'zj', z: 'j', k: 'X' }

function gradeInitial(ways: readonly string[], key: string): number {
  if (ways.some((way) => key.startsWith(way))) return INITIAL_GRADE
  const isDigraph = ways.some((way) => way.length === 1 && LATIN_DIGRAPHS[way]?.includes(key[0] ?? ' '))
  return isDigraph ? DIGRAPH_GRADE : 0
}

/** Matches the numerals of a name, which precede the house number. */
function matchNumerals({ numerals }: AddressName, { ordinals, numbers }: GradedQuery) {
  const left = [...numbers]
  const strange = ordinals.map(String)
  let missing = 0
  for (const numeral of numerals) {
    const ordinal = strange.indexOf(numeral)
    const at = left.findIndex(({ number, letter }) => `${number}${letter}` === numeral)
    if (ordinal >= 0) strange.splice(ordinal, 1)
    else if (at >= 0) left.splice(at, 1)
    else missing += 1
  }
  return { left, missing, strange: strange.length }
}

function getKindCost(kind: number | undefined, typed: number | undefined): number {
  if (typed === undefined) return isWideKind(kind) ? 0 : COSTS.narrowKind
  if ((kind ?? 0) === typed) return 0
  return isWideKind(kind) && isWideKind(typed) ? COSTS.otherKind : COSTS.narrowKind
}
