import { randomUUID } from 'node:crypto'
import { redirect } from '@remix-run/node'
import { oneTimeKey } from '../../../http/one-time-key.server'
import { without } from '../../../http/own-address'
import { readVisitor } from '../../../http/visitor.server'
import { beginTopUp } from '../../../upstream/payments.server'
import { balanceFilled } from '../../analytics'
import { comesFrom, leadToOutcome, type Outcome, outcomeOfFailure, outcomeOfRefusal } from '../outcome.server'
import { payBegun } from '../ways/pay.server'
import { BALANCE, POINTS, type Way, wayIn } from '../ways/way'
import { type Attempt, againAt } from './act.server'
import { METHOD, TOP_UP } from './address'
import { readAmount } from './amount'
import type { ReturnedTopUp } from './form'

type Mistakes = ReturnedTopUp['mistakes']

/** Fills the balance from a card, an internet bank or with points. @returns where to go, or what to mend */
export async function fill(attempt: Attempt): Promise<Response | Mistakes> {
  const { args, panel, typed } = attempt
  const visitor = readVisitor(args)
  const amount = readAmount(typed.amount ?? '')
  const way = wayOf(panel, typed)
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

  const paid = await payBegun(args, begun.id, way)
  if ('mistake' in paid) return [{ field: 'card_id', mistake: paid.mistake }]
  if ('outcome' in paid) return fails(attempt, paid.outcome, begun.id)
  args.context.dataLayer?.tellOncePaid(begun.id, balanceFilled(way.payWith, amount.tetri))
  const page = without(new URL(args.request.url), TOP_UP, METHOD)
  const cookie = comesFrom(begun.id, page, args.context)
  return redirect(paid.page, { status: 303, headers: { 'Set-Cookie': cookie } })
}

/** A balance is not filled from itself, and points have a panel of their own. */
function wayOf(panel: Attempt['panel'], typed: Attempt['typed']): Way | undefined {
  if (panel === 'points') return { payWith: POINTS }
  return typed.card_id === BALANCE || typed.card_id === POINTS ? undefined : wayIn(typed)
}

function fails({ args }: Attempt, outcome: Outcome, paymentId?: number): Response {
  const { language } = readVisitor(args)
  const again = againAt(args)
  const { address, cookie } = leadToOutcome({ outcome, again, paymentId }, args.context, language)
  return redirect(address, { status: 303, headers: { 'Set-Cookie': cookie } })
}
