import { randomUUID } from 'node:crypto'
import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { readForm, typedIn } from '../../../http/form.server'
import { leaveAnswer } from '../../../http/form-answer.server'
import { requireUser } from '../../../http/guard.server'
import { oneTimeKey } from '../../../http/one-time-key.server'
import { readVisitor } from '../../../http/visitor.server'
import { localizedPath } from '../../../i18n/languages'
import { beginDifference, measurements } from '../../../upstream/measurements.server'
import { purchase } from '../../analytics'
import { wayIn } from '../../balance'
import {
  leadToOutcome,
  type Outcome,
  outcomeOfFailure,
  outcomeOfRefusal,
  payBegun,
} from '../../balance/index.server'
import { measure } from '../definitions/measure'
import type { Values } from '../order/fields'
import { dueIn, MEASURE_PATH, PAY } from './load.server'
import type { ReturnedDifference } from './returned'

/** Pays what measuring costs more than was paid, once however often it is pressed. */
export async function actOnMeasure(args: ActionFunctionArgs) {
  const { request, context } = args
  const visitor = readVisitor(args)
  await requireUser(visitor, request)
  const form = await readForm(request)
  if (form.get('intent') !== 'pay') throw new Response(null, { status: 400 })
  const typed: Values = typedIn(form)
  const here = localizedPath(MEASURE_PATH, visitor.language)
  const asked = new URL(request.url).searchParams.get(PAY) ?? ''
  const row = dueIn(await visitor.call(measurements), asked)
  // Paid meanwhile, by another tab.
  if (!row) return redirect(here, 303)
  const again = (wrong: Partial<ReturnedDifference>, values = typed) => {
    leaveAnswer(context, {
      intent: 'difference',
      values,
      mistakes: [],
      ...wrong,
    } satisfies ReturnedDifference)
    return data(null, { status: 422 })
  }
  const way = wayIn(typed)
  if (!way) return again({ mistakes: [{ field: 'card_id', mistake: 'way_missing' }] })
  const key = oneTimeKey([typed.form_key || randomUUID(), row.orderId, row.difference, way])
  const begun = await visitor.call(beginDifference(row.orderId, key)).catch(outcomeOfFailure)
  if (typeof begun === 'string') return fails(begun)
  if (!begun.ok) return fails(outcomeOfRefusal(begun))
  const paid = await payBegun(args, begun.id, way)
  if ('mistake' in paid) return again({ mistakes: [{ field: 'card_id', mistake: paid.mistake }] })
  if ('page' in paid) {
    const { difference: price } = row
    const more = { service: measure, package: { key: 'difference', price, unit: 'order' as const } }
    context.dataLayer?.tellOncePaid(
      begun.id,
      purchase(begun.id, way.payWith, { ...more, statements: 0, total: price }),
    )
    return redirect(paid.page, 303)
  }
  if (paid.outcome === 'not_enough_balance')
    return again({ failure: paid.outcome }, { ...typed, card_id: '' })
  return fails(paid.outcome, begun.id)

  function fails(outcome: Outcome, paymentId?: number) {
    const { address, cookie } = leadToOutcome(
      { outcome, again: `${here}?${PAY}=${asked}`, paymentId },
      context,
      visitor.language,
    )
    return redirect(address, { status: 303, headers: { 'Set-Cookie': cookie } })
  }
}
