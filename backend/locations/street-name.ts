import { toPhoneticKey } from './phonetic-key'
import { toStem } from './stem'

/** What a street may be, in all its spellings. */
const STREET_KIND_SPELLINGS = [
  ['ქუჩა ქუჩის ქუჩაზე ქ street streets str st улица улице ул'],
  ['გამზირი გამზირის გამზირზე გამზ avenue ave av проспект проспекте просп пр'],
  ['მოედანი მოედნის მოედანზე მოედ square sq площадь площади пл'],
  ['შესახვევი შესახვევში შეს lane переулок переулке пер'],
  ['ჩიხი ჩიხში deadend тупик тупике туп'],
  ['აღმართი აღმართზე ascent rise подъем подъёме подъеме'],
  ['გზატკეცილი გზატკეცილზე highway hwy шоссе'],
  ['ხეივანი ხეივანზე alley аллея аллее'],
  ['სანაპირო სანაპიროზე embankment набережная набережной наб'],
].map((words) => words.join(' ').split(' '))

const STREET_KIND_BY_WORD = new Map(
  STREET_KIND_SPELLINGS.flatMap((words, kind) => words.map((word) => [toPhoneticKey(word), kind] as const)),
)

/** What is meant when nothing else is said. */
export const STREET = 0
const AVENUE = 1
const SQUARE = 2

/** The name of a street, taken apart. */
export type ParsedStreetName = {
  /** As they sound, without what kind of street it is. */
  words: string[]
  /** Index of KINDS; undefined when it does not say. */
  kind: number | undefined
}

/** A name as it is looked for: its words have stems, which are the same in a sentence and alone. */
export type SearchableName = ParsedStreetName & { stems: string[] }

/** Makes a name ready to be found. */
export function toSearchableName(name: string): SearchableName {
  const { words, kind } = parseStreetName(name)
  return { words, kind, stems: words.map(toStem) }
}

/** What kind of street a word says, as an index of KINDS. */
export function findStreetKind(word: string): number | undefined {
  return STREET_KIND_BY_WORD.get(toPhoneticKey(word))
}

/** Takes a street's name or what was typed apart. */
export function parseStreetName(
  text: string,
  normalize: (word: string) => string = toPhoneticKey,
): ParsedStreetName {
  const words = text
    .replaceAll('\0', ' ')
    .split(/[\s,;.:/()№#"„“”«»-]+/)
    .filter(Boolean)
  const kinds = words.flatMap((word) => STREET_KIND_BY_WORD.get(toPhoneticKey(word)) ?? [])
  return {
    words: words
      .filter((word) => !STREET_KIND_BY_WORD.has(toPhoneticKey(word)))
      .map(normalize)
      .filter(Boolean),
    kind: kinds[0],
  }
}

/** Whether what was typed means this kind of street; whoever does not say so means a wide one. */
export function isMatchingStreetKind(kind: number | undefined, typed: number | undefined): boolean {
  return typed === undefined ? kind === AVENUE || kind === SQUARE : (kind ?? STREET) === typed
}
