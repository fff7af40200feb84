import { canHideLetters } from '../place-parser/keyboard-layouts'
import type { WordMeaning } from './word-meaning'
import {
  findMeaningWithEnding,
  findOnOtherLayouts,
  findPhraseMeaning,
  findWordMeaning,
  MAX_PHRASE_WORDS,
} from './word-meanings'

/** Word or phrase of a text; digits are separate from number words. */
export type TextPart = {
  from: number
  to: number
  meaning:
    | WordMeaning
    | { is: 'digits'; value: number }
    | { is: 'living_room_and'; bedrooms: number }
    | { is: 'dash' }
    | { is: 'unknown' }
}

type Word = { text: string; from: number; to: number }

const MAX_WORDS = 32
const WORDS =
  /\d\+1(?!\d)|\d{1,3}(?:[\p{Zs}.,'’]\d{3})+(?![\d.,]*\d)|\d+(?:[.,]\d+)?|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|[$₾<>≤≥/²–—-]/gu

export function splitTextParts(text: string, isPlaceStem: (stem: string) => boolean): TextPart[] {
  const words = splitWords(text, isPlaceStem)
  const parts: TextPart[] = []
  for (let at = 0; at < words.length; ) {
    const phrase = findPhrase(words, at)
    const { from } = words[at] as Word
    if (phrase) parts.push({ from, to: (words[at + phrase.length - 1] as Word).to, meaning: phrase.meaning })
    else parts.push(...toParts(words[at] as Word, isPlaceStem))
    at += phrase?.length ?? 1
  }
  return parts
}

/** Splits words. A word of another layout may contain punctuation: `ghjlf;f` is продажа. */
function splitWords(text: string, isPlaceStem: (stem: string) => boolean): Word[] {
  const words: Word[] = []
  for (const { 0: chunk, index } of text.matchAll(/\S+(?:\p{Zs}\d{3}(?!\d))*/gu)) {
    if (canHideLetters(chunk) && findOnOtherLayouts(chunk, isPlaceStem))
      words.push({ text: chunk, from: index, to: index + chunk.length })
    else
      for (const { 0: word, index: at } of chunk.matchAll(WORDS))
        words.push({ text: word, from: index + at, to: index + at + word.length })
    if (words.length >= MAX_WORDS) break
  }
  return words
}

function findPhrase(words: readonly Word[], at: number) {
  for (let length = Math.min(MAX_PHRASE_WORDS, words.length - at); length > 1; length -= 1) {
    const meaning = findPhraseMeaning(words.slice(at, at + length).map(({ text }) => text))
    if (meaning) return { meaning, length }
  }
  return undefined
}

function toParts({ text, from, to }: Word, isPlaceStem: (stem: string) => boolean): TextPart[] {
  const [, bedrooms] = /^(\d)\+1$/.exec(text) ?? []
  if (bedrooms) return [{ from, to, meaning: { is: 'living_room_and', bedrooms: Number(bedrooms) } }]
  if (/^\d/.test(text)) return [{ from, to, meaning: { is: 'digits', value: parseDigits(text) } }]
  if (/^[–—-]$/.test(text)) return [{ from, to, meaning: { is: 'dash' } }]
  const withEnding = findMeaningWithEnding(text)
  if (withEnding) return withEnding.map((meaning) => ({ from, to, meaning }))
  return [{ from, to, meaning: findWordMeaning(text, isPlaceStem) ?? { is: 'unknown' } }]
}

/** Parses digits: 150 000, 150,000 and 150.000 are thousands; 1,5 and 62.5 are not. */
function parseDigits(text: string): number {
  return /^\d{1,3}([\p{Zs}.,'’]\d{3})+$/u.test(text)
    ? Number(text.replace(/\D/g, ''))
    : Number(text.replace(',', '.'))
}
