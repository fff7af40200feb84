import { trimSentenceEnd } from './typed-text'

/** Label before a statement's number: "No. 1001923", "Объявление № 1001923", "განცხადება: 1001923". */
const MARK = String.raw`(?:№|#|n[oº°](?!\p{L})|nr(?!\p{L})|id(?!\p{L})|number|номер|ном(?!\p{L})|ნომერი|listing|statement|ad(?!\p{L})|об[ъь]явлени[ея]|განცხადებ(?:ა|ის))[\s.:]*`
const GROUPED_DIGITS = String.raw`\d{1,3}(?:[\s,.'’]\d{3}){1,2}`

const NUMBER = new RegExp(String.raw`^(${MARK})*(\d{1,9}|${GROUPED_DIGITS})$`, 'iu')

/** Labelled statement numbers within a text. Shorter numbers are house numbers. */
export const MARKED_NUMBERS = new RegExp(
  String.raw`(?<!\p{L})(?:${MARK})+(?:\d{4,9}|${GROUPED_DIGITS})(?![\p{L}\d])`,
  'giu',
)

/** Brackets and quotes before a number. */
const OPENING = /^[\s\p{Ps}\p{Pi}"'„“]+/u

const MIN_GROUPED_NUMBER = 1_000_000

/** Parses a statement's number, labelled or bare. Grouped phone numbers are rejected. */
export function parseStatementNumber(text: string): number | undefined {
  const [, mark, digits] = NUMBER.exec(trimPunctuation(text)) ?? []
  if (digits === undefined) return undefined
  const number = Number(digits.replace(/\D/g, ''))
  return mark !== undefined || /^\d+$/.test(digits) || isLikeNumber(number) ? number : undefined
}

function trimPunctuation(text: string): string {
  return trimSentenceEnd(text.replace(OPENING, ''))
}

/** Tells an unlabelled number such as "1 001 923" from a price, which is usually round. */
function isLikeNumber(number: number): boolean {
  return number >= MIN_GROUPED_NUMBER && number < 100 * MIN_GROUPED_NUMBER && number % 100 !== 0
}

/** Parses a text that consists of statement numbers only; returns an empty list for any other. */
export function parseStatementNumbers(text: string): number[] {
  const words = text
    .split(/[\s,;]+/)
    .map(trimPunctuation)
    .filter(Boolean)
  const numbers = words.map((word) => (/^[№#]?\d+$/.test(word) ? Number(word.replace(/\D/, '')) : 0))
  return numbers.length > 1 && numbers.every(isLikeNumber) ? numbers : []
}
