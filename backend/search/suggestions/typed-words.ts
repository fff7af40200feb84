import { toOtherLayouts } from '~backend/locations/place-parser/keyboard-layouts'
import { toStem } from '~backend/locations/stem'
import { toPhoneticKeys } from '~contract/values/phonetic-key'

/** Typed word with its possible readings, each with its distance from the typed text. */
export type TypedWord = { text: string; ways: readonly { sound: string; stem: string; distance: number }[] }

const MAX_WORDS = 6
const MAX_LETTERS = 60
/** Distance of another layout; less than any typo, because the name is spelt correctly. */
const LAYOUT_DISTANCE = 0.25

export function splitTypedWords(text: string): TypedWord[] {
  return text
    .slice(0, MAX_LETTERS)
    .split(/[\s/–—-]+/)
    .flatMap((chunk) => {
      const whole = toTypedWord(chunk)
      return whole.ways.length > 0 ? [whole] : chunk.split(BETWEEN_WORDS).map(toTypedWord)
    })
    .filter(({ ways }) => ways.length > 0)
    .slice(0, MAX_WORDS)
}

const BETWEEN_WORDS = /[^\p{L}\p{N}'’]+/u

/** Parses a word. Punctuation may be letters of another layout: `cf,` is саб. */
function toTypedWord(chunk: string): TypedWord {
  const text = chunk.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
  const toWay = (distance: number) => (sound: string) => ({ sound, stem: toStem(sound), distance })
  const onOtherLayouts = [...new Set([chunk, text])].flatMap(toOtherLayouts).flatMap(toPhoneticKeys)
  const ways = [...toPhoneticKeys(text).map(toWay(0)), ...onOtherLayouts.map(toWay(LAYOUT_DISTANCE))].filter(
    ({ sound }) => /^[a-zA-Z0-9]+$/.test(sound),
  )
  return { text, ways: [...new Map(ways.toReversed().map((way) => [way.sound, way])).values()] }
}
