import { normalizeDigits } from './amount'
import { normalizePhone } from './phone'

/** `+`, an ITU calling code (three digits unless a shorter one is assigned), and the national number. */
const E164 =
  /^\+(?:1[2-9]\d{9}|7\d{10}|995\d{9}|(?:2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])\d{6,13}|(?!995)(?:2[1-689]|3[578]|42|5[09]|6[7-9]|8[058]|9[679])\d{6,13})$/

/** Maximum length of a text that is parsed. */
const MAX_LENGTH = 60

/**
 * Normalizes a typed or pasted number. Programs add direction marks, pages write points and dashes,
 * phones Arabic digits. 00 stands for +, and 0 is the trunk prefix of Georgian numbers.
 */
export function parsePhone(text: string): string {
  const plain = normalizePhone(
    normalizeDigits(text.replace(/^\s*tel:/i, '').replace(/[./\p{Pd}]/gu, ''))
      .replace('＋', '+')
      .replace(/^00(?=995)/, '+'),
  )
  return plain.replace(/^(?:\+?995)?0(?=5\d{8}$)/, '')
}

/**
 * Parses a phone number of any country to E.164: "+49 (0) 151 23456789" is `+4915123456789`.
 * A number without a country code is Georgian, mobile or landline.
 */
export function parseInternationalPhone(text: string): string | undefined {
  if (text.length > MAX_LENGTH) return undefined
  // The trunk prefix (0) is dialled only inside the country.
  const plain = parsePhone(text.replace(/\(\s*0\s*\)/, '')).replace(/^00/, '+')
  const national = /^(?:\+?995)?0?([3-57-8]\d{8})$/.exec(plain)?.[1]
  const number = national ? `+995${national}` : plain
  return E164.test(number) ? number : undefined
}
