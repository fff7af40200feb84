import { readCookie } from '~/session/cookies.server'
import type { Visitor } from '~/session/visitor.server'
import { mortgage } from '~/upstream/loans.server'
import { type CardTermsByCurrency, getCardTerms } from './card-terms'

/** The terms for the cards of a page; undefined when the visitor does not want to see payments, or the banks cannot be asked. */
export async function loadCardTerms(
  visitor: Visitor,
  request: Request,
): Promise<CardTermsByCurrency | undefined> {
  if (readCookie(request.headers.get('cookie'), 'cardPayments') === '0') return undefined
  const banks = await visitor.optional('mortgage', visitor.cachedCall(mortgage))
  return banks && getCardTerms(banks)
}
