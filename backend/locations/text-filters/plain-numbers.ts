import { MARKED_NUMBERS } from '~contract/values/statement-number'
import type { Stretch } from '../place-parser/parse-places'

/** Phone numbers, mobile or not, of any country. A number with a currency is a price. */
const PHONE_NUMBERS =
  /(?<![\p{L}\d]|\d[\s-])(?:\+\d(?:[\s()-]{0,2}\d){7,14}|(?:995[\s-]?)?\(?5\d{2}\)?(?:[\s-]?\d){6}|995(?:[\s-]?\d){9}|\(?0(?:[\s()-]{0,2}\d){8,9})(?![\s-]?\d|\s*[$₾])/gu

/** Finds phone and statement numbers, which are not quantities. */
export function findPlainNumbers(text: string): Stretch[] {
  return [PHONE_NUMBERS, MARKED_NUMBERS].flatMap((numbers) =>
    [...text.matchAll(numbers)].map(({ 0: words, index }) => ({ from: index, to: index + words.length })),
  )
}
