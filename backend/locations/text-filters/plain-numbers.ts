import { MARKED_NUMBERS } from '~contract/values/statement-number'
import type { Stretch } from '../place-parser/parse-places'

/** With Georgia's code or without, mobile or not, or of another country; what a currency follows is a price. */
const PHONE_NUMBERS =
  /(?<![\p{L}\d]|\d[\s-])(?:\+\d(?:[\s()-]{0,2}\d){7,14}|(?:995[\s-]?)?\(?5\d{2}\)?(?:[\s-]?\d){6}|995(?:[\s-]?\d){9}|\(?0(?:[\s()-]{0,2}\d){8,9})(?![\s-]?\d|\s*[$₾])/gu

/** Numbers that measure nothing: of phones and of statements. */
export function findPlainNumbers(text: string): Stretch[] {
  return [PHONE_NUMBERS, MARKED_NUMBERS].flatMap((numbers) =>
    [...text.matchAll(numbers)].map(({ 0: words, index }) => ({ from: index, to: index + words.length })),
  )
}
