import type { Locale } from '~backend/platform/localized-text'
import { toPhoneticKey } from '~contract/values/phonetic-key'

/** House number such as "12ა/3": number, letter as a phonetic key, and the part after a slash or hyphen. */
export interface HouseNumber {
  number: number
  letter: string
  part: string
}

const NUMBER =
  /^(?:№|#|N[oº°.]?)?\s*([1-9]\d{0,3})(?:\s*[-/\\]?\s*(\p{L})(?!\p{L}))?(?:\s*[-/\\#]\s*(\d{1,4}\p{L}?)(?!\p{L}))?/iu

/**
 * Parses a number at the beginning of a text. Undefined for other texts and for postal codes, which begin
 * with 0.
 */
export function parseHouseNumber(text: string): HouseNumber | undefined {
  const [all, number, letter = '', part = ''] = NUMBER.exec(text) ?? []
  if (all === undefined) return undefined
  return { number: Number(number), letter: toPhoneticKey(letter), part: toPhoneticKey(part) }
}

export function toHouseKey({ number, letter, part }: HouseNumber): string {
  return `${number}${letter}${part && `/${part}`}`
}

/** Letters of house numbers, by phonetic key. */
const LETTERS: Readonly<Record<string, Record<Locale, string>>> = Object.fromEntries(
  [
    'ა a а',
    'ბ b б',
    'გ g г',
    'დ d д',
    'ე e е',
    'ვ v в',
    'ზ z з',
    'ი i и',
    'კ k к',
    'ლ l л',
    'მ m м',
    'ნ n н',
  ].map((letters) => {
    const [ka = '', en = '', ru = ''] = letters.split(' ')
    return [toPhoneticKey(ka), { ka, en, ru }]
  }),
)

/** Formats a number in the letters of a language: 12ა, 12a, 12а. */
export function formatHouseNumber({ number, letter, part }: HouseNumber, locale: Locale): string {
  const localize = (text: string) => text.replace(/\p{L}/gu, (one) => LETTERS[one]?.[locale] ?? one)
  return `${number}${localize(letter)}${part && `/${localize(part)}`}`
}
