import { randomUUID } from 'node:crypto'
import { redirect } from '@remix-run/node'
import { allowedPage, hrefOf } from '../../../http/allowed-page'
import { oneTimeKey } from '../../../http/one-time-key.server'
import { readVisitor } from '../../../http/visitor.server'
import { localizedPath } from '../../../i18n/languages'
import { isUpstreamError } from '../../../upstream/errors'
import { beginTopUp, type Paying, pay } from '../../../upstream/payments.server'
import { leadToOutcome, type Outcome, outcomeOfFailure, outcomeOfRefusal } from '../outcome.server'
import type { Attempt } from './act.server'
import { readAmount } from './amount'
import { INTERNET_BANK, NEW_CARD, type ReturnedTopUp } from './form'

type Mistakes = ReturnedTopUp['mistakes']
type Way = Pick<Paying, 'payWith' | 'cardId' | 'saveCard'>

/** Fills the balance from a card, an internet bank or with points. @returns where to go, or what to mend */
export async function fill(attempt: Attempt): Promise<Response | Mistakes> {
  const { args, panel, typed } = attempt
  const visitor = readVisitor(args)
  const amount = readAmount(typed.amount ?? '')
  const way: Way | undefined = panel === 'points' ? { payWith: 'points' } : wayIn(typed)
  if ('mistake' in amount || !way) {
    return [
      ...(way ? [] : [{ field: 'card_id', mistake: 'way_missing' as const }]),
      ...('mistake' in amount ? [{ field: 'amount', mistake: amount.mistake }] : []),
    ]
  }
  // Another amount or another card is another payment; the same form sent again is the same one.
  const key = oneTimeKey([typed.form_key || randomUUID(), amount.tetri, way])
  const begun = await visitor.call(beginTopUp(amount.tetri, key)).catch(outcomeOfFailure)
  if (typeof begun === 'string') return fails(attempt, begun)
  if (!begun.ok) {
    if (begun.faults.some(({ field }) => field === 'amount'))
      return [{ field: 'amount', mistake: 'amount_rejected' }]
    return fails(attempt, outcomeOfRefusal(begun))
  }

  const result = localizedPath(`/payment-result?payment_id=${begun.id}`, visitor.language)
  const returnTo = new URL(result.split('?')[0] ?? '', args.context.origin).href
  const paid = await visitor.call(pay({ ...way, paymentId: begun.id, returnTo })).catch((error: unknown) => {
    if (!isUpstreamError(error)) throw error
    return error.status === 404 && way.cardId !== undefined ? 'card_gone' : 'unknown'
  })
  if (paid === 'card_gone') return [{ field: 'card_id', mistake: 'card_gone' }]
  // Nobody knows whether it was paid: the page of results asks.
  if (typeof paid === 'string') return redirect(result, 303)
  if (!paid.ok) {
    if (paid.faults.some(({ field }) => field === 'card_id'))
      return [{ field: 'card_id', mistake: 'card_rejected' }]
    return fails(attempt, outcomeOfRefusal(paid), begun.id)
  }
  // A browser follows the answer of a form to sites that are named alone: to others the page of results has a link.
  const sites = { own: args.context.origin, partners: args.context.site.partnerOrigins }
  const page = allowedPage(paid.page, sites)
  return redirect(page ? hrefOf(page, sites.own) : result, 303)
}

/** How the panel of cards is to be paid; undefined when nothing was chosen. */
function wayIn({ card_id: chosen = '', save_card }: Record<string, string>): Way | undefined {
  if (chosen === NEW_CARD) return { payWith: 'card', saveCard: save_card === '1' }
  if (chosen === INTERNET_BANK) return { payWith: 'internet-bank' }
  return /^[1-9]\d{0,9}$/.test(chosen) ? { payWith: 'card', cardId: Number(chosen) } : undefined
}

function fails({ args, panel }: Attempt, outcome: Outcome, paymentId?: number): Response {
  const { language } = readVisitor(args)
  const { address, cookie } = leadToOutcome({ outcome, panel, paymentId }, args.context, language)
  return redirect(address, { status: 303, headers: { 'Set-Cookie': cookie } })
}
