import { normalizeNumber } from './amount'
import { toAsciiDigits } from './ascii-digits'

/** A number with what stands around it. */
export interface SplitQuantity {
  isNegative: boolean
  number: string
  /** In small letters, without spaces and points. */
  before: string
  after: string
  /** The same as it was typed, shortened, for messages. */
  signs: { before: string; after: string }
}

/** A longer text is no quantity. */
const MAX_LENGTH = 300
const MAX_SIGN_LENGTH = 20

const QUANTITY = /^(?<before>\D*?)(?<minus>[-−]?)(?<number>\d(?:[\d.,'’]*\d)?)(?<after>.*)$/su
/** Spaces stand before three digits: "100 00" lacks one, and "54 5" says nothing. */
const LOOSE_DIGITS = /\d\s+(?!\d{3}(?!\d))\d/

/** Undefined for a text without a number, or with one whose digits are not grouped in threes. */
export function splitQuantity(text: string): SplitQuantity | undefined {
  if (text.length > MAX_LENGTH || LOOSE_DIGITS.test(toAsciiDigits(text))) return undefined
  const { before = '', minus, number, after = '' } = QUANTITY.exec(normalizeNumber(text))?.groups ?? {}
  // ".5" is half of a number.
  if (number === undefined || /(?:^|\P{L})[.,]$/u.test(before)) return undefined
  return {
    isNegative: minus !== '',
    number,
    before: toWord(before),
    after: toWord(after),
    signs: { before: toSign(before), after: toSign(after) },
  }
}

/** `m²` and `m^2` become `m2`. */
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
