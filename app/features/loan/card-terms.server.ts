import type { CardTermsByCurrency } from '~/page/page-context'
import { readCookie } from '~/session/cookies.server'
import type { Visitor } from '~/session/visitor.server'
import { mortgage } from '~/upstream/loans.server'
import { getCardTerms } from './card-terms'

/** Loads the terms; undefined if the visitor turned payments off or the banks are unavailable. */
export async function loadCardTerms(
  visitor: Visitor,
  request: Request,
): Promise<CardTermsByCurrency | undefined> {
  if (readCookie(request.headers.get('cookie'), 'cardPayments') === '0') return undefined
  const banks = await visitor.optional('mortgage', visitor.cachedCall(mortgage))
  return banks && getCardTerms(banks)
}
