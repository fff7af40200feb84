import type { SearchFilters } from '~/features/search-filters'
import { readCurrency } from '~/session/currency.server'
import type { Visitor } from '~/session/visitor.server'
import {
  type QueryInterpretation,
  queryInterpretation,
  type TextSurroundings,
} from '~/upstream/query-interpretation.server'
import { CURRENCY_IDS, DEFAULT_CURRENCY } from '~contract/currencies'

/** The id of the currency that prices without a sign are in: that of the search, else the visitor's. */
export function readTextCurrency(request: Request, { currency }: SearchFilters): number {
  return currency ?? CURRENCY_IDS[readCurrency(request) ?? DEFAULT_CURRENCY]
}

/** Undefined when the upstream does not answer: the text then stays text. */
export function loadInterpretation(
  visitor: Visitor,
  text: string,
  surroundings: TextSurroundings,
): Promise<QueryInterpretation | undefined> {
  return visitor.optional('reading', visitor.call(queryInterpretation(text, surroundings)))
}
