import { normalizeNumber } from './amount'
import { toAsciiDigits } from './ascii-digits'

/** Number and the texts before and after it. */
export interface SplitQuantity {
  isNegative: boolean
  number: string
  /** Text before the number, in lower case, without spaces and points. */
  before: string
  after: string
  /** The same texts as typed, truncated, for error messages. */
  signs: { before: string; after: string }
}

/** Maximum length of a text that is parsed. */
const MAX_LENGTH = 300
const MAX_SIGN_LENGTH = 20

const QUANTITY = /^(?<before>\D*?)(?<minus>[-−]?)(?<number>\d(?:[\d.,'’]*\d)?)(?<after>.*)$/su
/** Digits with misplaced spaces: "100 00" lacks a digit, and "54 5" is ambiguous. */
const LOOSE_DIGITS = /\d\s+(?!\d{3}(?!\d))\d/

/** Returns undefined for a text without a number, or with digits that are not grouped in threes. */
export function splitQuantity(text: string): SplitQuantity | undefined {
  if (text.length > MAX_LENGTH || LOOSE_DIGITS.test(toAsciiDigits(text))) return undefined
  const { before = '', minus, number, after = '' } = QUANTITY.exec(normalizeNumber(text))?.groups ?? {}
  // ".5" is incomplete: its first digit is missing.
  if (number === undefined || /(?:^|\P{L})[.,]$/u.test(before)) return undefined
  return {
    isNegative: minus !== '',
    number,
    before: toWord(before),
    after: toWord(after),
    signs: { before: toSign(before), after: toSign(after) },
  }
}

/** Normalizes `m²` and `m^2` to `m2`. */
function toWord(text: string): string {
  return text
    .replace(/[\s.,:^()]/g, '')
    .normalize('NFKC')
    .toLowerCase()
}

function toSign(text: string): string {
  const sign = text.replace(/^[\s.,:()]+/, '').slice(0, MAX_SIGN_LENGTH)
  return sign.replace(/[\s.,:()\uD800-\uDBFF]+$/, '')
}
