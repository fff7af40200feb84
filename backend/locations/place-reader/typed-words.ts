import { fold, foldings } from '../fold'
import { stemOf } from '../stem'
import { kindOfStreet } from '../street-words'
import { isCommon } from './common-words'
import { mayHideLetters, otherLayouts } from './keyboards'

/** One word of a text, where it stands in it, and what it may mean. */
export type TypedWord = {
  text: string
  from: number
  to: number
  /** How it may sound as it stands. */
  sounds: readonly string[]
  /** The stems of those, and of what it is in other layouts of the keyboard. */
  stems: readonly string[]
  /** What kind of street it says. */
  kind: number | undefined
  isCommon: boolean
}

/** A word of fewer letters means too much on another keyboard. */
const LEAST_ON_OTHER_KEYS = 4
const MOST_WORDS = 16

/**
 * Takes a text apart into words.
 *
 * @param isKnown whether a stem is one of a name: what has marks inside is one word only then (`Cf,ehnfkj`)
 */
export function typedWords(text: string, isKnown: (stem: string) => boolean): TypedWord[] {
  const words: TypedWord[] = []
  for (const { 0: chunk, index } of text.matchAll(/\S+/g)) {
    if (mayHideLetters(chunk) && soundsOnOtherKeys(chunk).some((sound) => isKnown(stemOf(sound))))
      words.push(wordOf(chunk, index))
    else
      for (const { 0: word, index: at } of chunk.matchAll(/[^\s,;.:/()№#"„“”«»-]+/g))
        words.push(wordOf(word, index + at))
    if (words.length >= MOST_WORDS) break
  }
  return words
}

function wordOf(text: string, from: number): TypedWord {
  // A key pressed without its shift: w is ჭ as well.
  const sounds = [...foldings(text), fold(text.toLowerCase().replaceAll('w', 'ჭ'))]
  const stems = [...sounds, ...soundsOnOtherKeys(text)].filter(Boolean).map(stemOf)
  return {
    text,
    from,
    to: from + text.length,
    sounds: once(sounds),
    stems: once(stems),
    kind: [text, ...onOtherKeys(text)].map(kindOfStreet).find((kind) => kind !== undefined),
    isCommon: isCommon(text),
  }
}

function soundsOnOtherKeys(word: string): string[] {
  return onOtherKeys(word).flatMap(foldings)
}

function onOtherKeys(word: string): string[] {
  return word.length < LEAST_ON_OTHER_KEYS ? [] : otherLayouts(word)
}

function once(words: readonly string[]): string[] {
  return [...new Set(words)].filter(Boolean)
}
