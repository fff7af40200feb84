import { fold } from './fold'
import { stemOf } from './stem'

/** What a street may be, in all its spellings. */
const KINDS = [
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

const KIND_OF = new Map(KINDS.flatMap((words, kind) => words.map((word) => [fold(word), kind] as const)))

/** What is meant when nothing else is said. */
export const STREET = 0
const AVENUE = 1
const SQUARE = 2

/** The name of a street, taken apart. */
export type StreetWords = {
  /** As they sound, without what kind of street it is. */
  words: string[]
  /** Index of KINDS; undefined when it does not say. */
  kind: number | undefined
}

/** A name as it is looked for: its words have stems, which are the same in a sentence and alone. */
export type SoughtName = StreetWords & { stems: string[] }

/** Makes a name ready to be found. */
export function soughtName(name: string): SoughtName {
  const { words, kind } = streetWords(name)
  return { words, kind, stems: words.map(stemOf) }
}

/** What kind of street a word says, as an index of KINDS. */
export function kindOfStreet(word: string): number | undefined {
  return KIND_OF.get(fold(word))
}

/** Takes a street's name or what was typed apart. */
export function streetWords(text: string, folded: (word: string) => string = fold): StreetWords {
  const words = text
    .replaceAll('\0', ' ')
    .split(/[\s,;.:/()№#"„“”«»-]+/)
    .filter(Boolean)
  const kinds = words.flatMap((word) => KIND_OF.get(fold(word)) ?? [])
  return {
    words: words
      .filter((word) => !KIND_OF.has(fold(word)))
      .map(folded)
      .filter(Boolean),
    kind: kinds[0],
  }
}

/** Whether what was typed means this kind of street; whoever does not say so means a wide one. */
export function isMeant(kind: number | undefined, typed: number | undefined): boolean {
  return typed === undefined ? kind === AVENUE || kind === SQUARE : (kind ?? STREET) === typed
}
