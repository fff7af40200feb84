import type { SearchFilters } from '~/features/search-filters'
import { readCurrency } from '~/session/currency.server'
import type { Visitor } from '~/session/visitor.server'
import {
  type QueryInterpretation,
  queryInterpretation,
  type TextSurroundings,
} from '~/upstream/query-interpretation.server'
import { CURRENCY_IDS, DEFAULT_CURRENCY } from '~contract/currencies'

/** Returns the currency id of prices without a sign: that of the search, else the visitor's. */
export function readTextCurrency(request: Request, { currency }: SearchFilters): number {
  return currency ?? CURRENCY_IDS[readCurrency(request) ?? DEFAULT_CURRENCY]
}

/** Loads the interpretation; undefined if the upstream fails: the text then stays text. */
export function loadInterpretation(
  visitor: Visitor,
  text: string,
  surroundings: TextSurroundings,
): Promise<QueryInterpretation | undefined> {
  return visitor.optional('text interpretation', visitor.call(queryInterpretation(text, surroundings)))
}
