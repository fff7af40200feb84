import { toPhoneticKey } from '~contract/values/phonetic-key'
import { toStem } from './stem'

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

export const STREET = 0
export const AVENUE = 1
const SQUARE = 2

export type ParsedStreetName = {
  /** Phonetic keys, without the street kind. */
  words: string[]
  /** Street kind; undefined if the name has none. */
  kind: number | undefined
}

export type SearchableName = ParsedStreetName & { stems: string[] }

export function toSearchableName(name: string): SearchableName {
  const { words, kind } = parseStreetName(name)
  return { words, kind, stems: words.map(toStem) }
}

export function findStreetKind(word: string): number | undefined {
  return STREET_KIND_BY_WORD.get(toPhoneticKey(word))
}

export function parseStreetName(
  text: string,
  normalize: (word: string) => string = toPhoneticKey,
): ParsedStreetName {
  const words = text
    .replaceAll('\0', ' ')
    .split(/[\s,;.:/()№#"„“”«»-]+/)
    .filter(Boolean)
    .map((word) => ({ word, kind: findStreetKind(word) }))
  return {
    words: words
      .filter(({ kind }) => kind === undefined)
      .map(({ word }) => normalize(word))
      .filter(Boolean),
    kind: words.find(({ kind }) => kind !== undefined)?.kind,
  }
}

/** True if the kinds match. A query without a kind means a wide street. */
export function isMatchingStreetKind(kind: number | undefined, typed: number | undefined): boolean {
  return typed === undefined ? kind === AVENUE || kind === SQUARE : (kind ?? STREET) === typed
}
