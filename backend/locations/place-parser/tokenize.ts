import { toPhoneticKey, toPhoneticKeys } from '~contract/values/phonetic-key'
import { toStem } from '../stem'
import { findStreetKind } from '../street-name'
import { isCommonWord } from './common-words'
import { canHideLetters, toOtherLayouts } from './keyboard-layouts'

export type Token = {
  text: string
  from: number
  to: number
  sounds: readonly string[]
  /** Stems of the sounds, also in other keyboard layouts. */
  stems: readonly string[]
  kind: number | undefined
  isCommon: boolean
}

/** Minimum length; shorter words are too ambiguous on another layout. */
const MIN_LETTERS_ON_OTHER_LAYOUT = 4
const MAX_TOKENS = 16

/** Words with punctuation that may be letters on other layouts. */
const CHUNKS = /[\p{L}\p{M}\p{N}`~[\]{};:'’",.<>]+/gu
const WORDS = /[\p{L}\p{M}\p{N}]+(?:['’`][\p{L}\p{M}\p{N}]+)*['’]?/gu

/**
 * Splits a text into words. Inner punctuation (`Cf,ehnfkj`) counts only if `isKnown` finds the stem in a
 * name.
 */
export function tokenize(text: string, isKnown: (stem: string) => boolean): Token[] {
  const tokens: Token[] = []
  for (const { 0: chunk, index } of text.matchAll(CHUNKS)) {
    const hidden = listReadings(chunk).find(
      (word) => canHideLetters(word) && soundsOnOtherLayouts(word).some((sound) => isKnown(toStem(sound))),
    )
    if (hidden) tokens.push(toToken(hidden, index))
    else for (const { 0: word, index: at } of chunk.matchAll(WORDS)) tokens.push(toToken(word, index + at))
    if (tokens.length >= MAX_TOKENS) break
  }
  return tokens
}

/** Returns both readings of a final point: end of the sentence, or a letter of another layout. */
function listReadings(chunk: string): string[] {
  const bare = chunk.replace(/[^\p{L}\p{M}\p{N}]+$/u, '')
  return bare === chunk ? [chunk] : [chunk, bare]
}

function toToken(text: string, from: number): Token {
  // Shift may have been missed: w is also ჭ.
  const sounds = [...toPhoneticKeys(text), toPhoneticKey(text.toLowerCase().replaceAll('w', 'ჭ'))]
  const stems = [...sounds, ...soundsOnOtherLayouts(text)].filter(Boolean).map(toStem)
  return {
    text,
    from,
    to: from + text.length,
    sounds: uniqueNonEmpty(sounds),
    stems: uniqueNonEmpty(stems),
    kind: [text, ...toLongWordLayouts(text)].map(findStreetKind).find((kind) => kind !== undefined),
    isCommon: isCommonWord(text),
  }
}

function soundsOnOtherLayouts(word: string): string[] {
  return toLongWordLayouts(word).flatMap(toPhoneticKeys)
}

function toLongWordLayouts(word: string): string[] {
  return word.length < MIN_LETTERS_ON_OTHER_LAYOUT ? [] : toOtherLayouts(word)
}

function uniqueNonEmpty(words: readonly string[]): string[] {
  return [...new Set(words)].filter(Boolean)
}
