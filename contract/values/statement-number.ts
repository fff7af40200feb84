import { trimSentenceEnd } from './typed-text'

/** What may stand before the number of a statement: "No. 1001923", "Объявление № 1001923", "განცხადების ნომერი: 1001923". */
const MARK = String.raw`(?:№|#|n[oº°](?!\p{L})|nr(?!\p{L})|id(?!\p{L})|number|номер|ном(?!\p{L})|ნომერი|listing|statement|ad(?!\p{L})|об[ъь]явлени[ея]|განცხადებ(?:ა|ის))[\s.:]*`
const GROUPED_DIGITS = String.raw`\d{1,3}(?:[\s,.'’]\d{3}){1,2}`

const NUMBER = new RegExp(String.raw`^(${MARK})*(\d{1,9}|${GROUPED_DIGITS})$`, 'iu')

/** In a text that says more; shorter numbers are those of houses. */
export const MARKED_NUMBERS = new RegExp(
  String.raw`(?<!\p{L})(?:${MARK})+(?:\d{4,9}|${GROUPED_DIGITS})(?![\p{L}\d])`,
  'giu',
)

/** Brackets and quotes before a number. */
const OPENING = /^[\s\p{Ps}\p{Pi}"'„“]+/u

const MIN_GROUPED_NUMBER = 1_000_000

/** The number of a statement as pages and emails write it, or as bare digits; a phone number in groups is none. */
export function parseStatementNumber(text: string): number | undefined {
  const [, mark, digits] = NUMBER.exec(trimPunctuation(text)) ?? []
  if (digits === undefined) return undefined
  const number = Number(digits.replace(/\D/g, ''))
  return mark !== undefined || /^\d+$/.test(digits) || isLikeNumber(number) ? number : undefined
}

function trimPunctuation(text: string): string {
  return trimSentenceEnd(text.replace(OPENING, ''))
}

/** "1 001 923" without a word: prices are round. */
function isLikeNumber(number: number): boolean {
  return number >= MIN_GROUPED_NUMBER && number < 100 * MIN_GROUPED_NUMBER && number % 100 !== 0
}

/** Of a text that is nothing but several numbers of statements; empty for any other. */
export function parseStatementNumbers(text: string): number[] {
  const words = text
    .split(/[\s,;]+/)
    .map(trimPunctuation)
    .filter(Boolean)
  const numbers = words.map((word) => (/^[№#]?\d+$/.test(word) ? Number(word.replace(/\D/, '')) : 0))
  return numbers.length > 1 && numbers.every(isLikeNumber) ? numbers : []
}
