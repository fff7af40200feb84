import { findStreetKind } from '~backend/locations/street-name'
import { toPhoneticKey, toPhoneticKeys } from '~contract/values/phonetic-key'
import { parseHouseNumber } from './house-number'

/** Street kinds that addresses distinguish beyond those of the search. */
const MORE_KINDS = {
  passage: 'გასასვლელი გასასულელი გასსასულელი შესასვლელი შესასულელი passage проезд',
  quarter:
    'მკრ მიკრო მიკრორაიონი მიკრორაიონის მკრნ mikroraion mikrorayon microdistrict microraion мкр мкрн микро микрорайон микрорайоне კვარტალი კვარტ quarter kvartal квартал',
}

/** Misspellings and further forms of the search's kinds, by a form that it knows. */
const KIND_SPELLINGS: Readonly<Record<string, string>> = {
  street: 'ქუცა ქუხა ქუჩას ქუჩები улицы улицу',
  avenue: 'პროსპექტი პროსპექტის aveenue проспекта',
  square: 'მოედანზე площадью',
  lane: 'შესახვევის შესახვვი ჩასახვევი turn переулка',
  deadend: 'ჩიხის ტუპიკ тупика',
  ascent: 'აღმართის აღმათი подъёма',
  highway: 'გზატკეცილის road шоссе',
  embankment: 'სანაპიროს',
}

const toKinds = (spellings: string, kind: number) =>
  spellings.split(' ').map((word) => [toPhoneticKey(word), kind] as const)

const PASSAGE = 100
export const QUARTER = 101
const EXTRA_KINDS = new Map([
  ...toKinds(MORE_KINDS.passage, PASSAGE),
  ...toKinds(MORE_KINDS.quarter, QUARTER),
  ...Object.entries(KIND_SPELLINGS).flatMap(([known, words]) => toKinds(words, findStreetKind(known) ?? 0)),
])

const kindOf = (word: string) => findStreetKind(word) ?? -1
const [STREET, AVENUE, SQUARE, HIGHWAY] = ['street', 'avenue', 'square', 'highway'].map(kindOf)

const findKind = (word: string) => findStreetKind(word) ?? EXTRA_KINDS.get(toPhoneticKey(word))

/** True for kinds that people omit: a surname alone is never a lane. */
export function isWideKind(kind: number | undefined): boolean {
  return kind === undefined || kind === STREET || kind === AVENUE || kind === SQUARE || kind === HIGHWAY
}

/** Words of addresses that are not part of a name, as phonetic keys. */
const FILLERS = new Set(
  [
    'და ქალაქი ქალაქ საქართველო სახლი სახლის კორპუსი კორპ ბინა სადარბაზო სად სართული სართ ნომერი მე ლი რაიონი უბანი უბნის',
    'and of the in at on near no city georgia house bldg building block flat apt apartment entrance floor number district',
    'на город дом корпус корп кв квартира подъезд этаж номер район грузия',
    'bina korpusi sakhli sadarbazo sartuli kalaki sakartvelo nomeri ubani raioni',
  ].flatMap((words) => words.split(' ').map(toPhoneticKey)),
)

const SINGLE_LETTER_FILLERS = new Set(['ბ', 'д', 'г', 'к'])

const ROMAN = /^(?:X{1,2}(?:I[XV]|V?I{0,3})|I[XV]|V?I{1,3}|V)$/
const ROMAN_VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 }

function parseRoman(word: string): number | undefined {
  if (!ROMAN.test(word)) return undefined
  const values = [...word].map((letter) => ROMAN_VALUES[letter] ?? 0)
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0)
}

export interface AddressWord {
  /** Phonetic keys of possible readings. */
  ways: readonly string[]
  /** True for "I." and "გრ.", the beginning of a first name. */
  isAbbreviation: boolean
}

/** Words of a postal address or street name, without numbers and fillers. */
export interface AddressWords {
  words: AddressWord[]
  /** Narrowest kind named: "the 2nd lane of Dadiani Street" is a lane. */
  kind: number | undefined
  /** Numbers that occur only in names: II, მე-2, 2-й, 2nd. */
  ordinals: number[]
  /** Other numbers with their letters, possibly house numbers. */
  numbers: string[]
}

/**
 * Maximum number of words. Longer texts are not addresses, and each word is compared with all street names.
 */
const MAX_WORDS = 14
const ORDINAL =
  /(?<![\p{L}\d])(?:(?:მე|me|ме)\s*-\s*(\d{1,3})|(\d{1,3})\s*-?\s*(?:ლი|li|й|я|ый|ий|ой|ая|го|ого|st|nd|rd|th))(?!\p{L})/giu
const MICRODISTRICT = /(?<!\p{L})(?:მ\s*[/-]\s*რ|m\s*[/-]\s*r|м\s*[/-]\s*р)(?:-?ნი|-?ni|-?н)?(?!\p{L})\.?/giu
/** "г. Тбилиси" between commas is a town; elsewhere the letter is an initial. */
const TOWN_PREFIX = /(^|,)\s*(?:г|ქ)\.\s*(\p{L}+\s*(?=,|$))/giu
const WORD = /(\d[\d\p{L}/\\-]*)|(\p{L}[\p{L}\p{M}'’ʼ‘`]*)(\.?)/gu
const MAX_ABBREVIATION = 3

/** Separates numbers that occur only in names from the rest of a text. */
export function takeOrdinals(text: string): { text: string; ordinals: number[] } {
  const ordinals: number[] = []
  const rest = text.replace(ORDINAL, (_, before?: string, after?: string) => {
    ordinals.push(Number(before ?? after))
    return ' '
  })
  return { text: rest, ordinals }
}

export function parseAddressWords(text: string): AddressWords {
  const { text: rest, ordinals } = takeOrdinals(text)
  const bare = rest
    .replaceAll('\0', ' ')
    .replace(MICRODISTRICT, ' მკრ ')
    .replace(/dead[\s-]+end/giu, ' deadend ')
    .replace(TOWN_PREFIX, '$1$2')
  const words: AddressWord[] = []
  const kinds: number[] = []
  const numbers: string[] = []
  const hasLatin = /[a-z]/i.test(text.replace(/\b[IVX]+\b/g, ''))
  let isAfterNumber = false
  for (const { 1: number, 2: word = '', 3: dot, index, 0: all } of bare.matchAll(WORD)) {
    const wasAfterNumber = isAfterNumber
    isAfterNumber = number !== undefined
    const parsed = number === undefined ? undefined : parseHouseNumber(number)
    if (parsed) numbers.push(`${parsed.number}${parsed.letter}`)
    if (number !== undefined || (wasAfterNumber && word.length === 1)) continue
    const following = bare.slice(index + all.length)
    // A single Latin letter among Latin words is an initial, but not in "I lane".
    const isNumeral =
      word.length > 1 || !hasLatin || findKind(/^\s+(\p{L}+)/u.exec(following)?.[1] ?? '') !== undefined
    const roman = isNumeral ? parseRoman(word) : undefined
    const key = toPhoneticKey(word)
    const kind = findKind(word)
    if (roman !== undefined) ordinals.push(roman)
    else if (kind !== undefined) kinds.push(kind)
    else if (key && !isFiller(word, key, following) && words.length < MAX_WORDS)
      words.push({
        ways: toPhoneticKeys(word),
        isAbbreviation: word.length === 1 || (dot === '.' && word.length <= MAX_ABBREVIATION),
      })
  }
  return { words, kind: kinds.find((kind) => !isWideKind(kind)) ?? kinds[0], ordinals, numbers }
}

/** "и", "в", "д. 5": a single letter with a dot or before a name is an initial. */
function isFiller(word: string, key: string, following: string): boolean {
  if (word.length > 1) return FILLERS.has(key)
  return SINGLE_LETTER_FILLERS.has(word.toLowerCase()) && !/^\s*\p{L}/u.test(following)
}

const MIN_LETTERS = 3

/** Returns the common stem of the cases of a word: აბაშიძე and აბაშიძის, Пушкин and Пушкина. */
export function toBase(key: string): string {
  const withoutCase = key.replace(/(sk)(ogo|oi|aia|ii|i|is)$/, '$1').replace(/(is|s)$/, '')
  const bare = withoutCase.replace(/[aeiou]+$/, '')
  return [bare, withoutCase].find((each) => each.length >= MIN_LETTERS) ?? key
}

/** Drops a vowel before the last consonant, as Georgian does in most cases: წერეთელი, წერეთლის. */
export function toShortBase(base: string): string {
  return base.length > MIN_LETTERS + 1 ? base.replace(/[aeo]([lrnm])$/, '$1') : base
}

/** Removes "in" and "on": ვაკეში, აბაშიძეზე. The ძე of a surname sounds like the latter. */
export function removePostposition(key: string): string | undefined {
  const bare = key.replace(/(Si|ze)$/, '')
  return bare !== key && bare.length >= MIN_LETTERS ? bare : undefined
}
