import { randomUUID } from 'node:crypto'
import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { oneTimeKey } from '../../../../http/one-time-key.server'
import { readVisitor } from '../../../../http/visitor.server'
import { isUpstreamError } from '../../../../upstream/errors'
import type { PaymentRefusal } from '../../../../upstream/payments.server'
import { beginOrder } from '../../../../upstream/services.server'
import { purchase } from '../../../analytics'
import { wayIn } from '../../../balance'
import {
  leadToOutcome,
  type Outcome,
  outcomeOfFailure,
  outcomeOfRefusal,
  payBegun,
} from '../../../balance/index.server'
import { addressOf } from '../choice'
import { keepOrderDraft, type OrderDraft } from '../draft.server'
import type { Values } from '../fields'
import { digestOf, fieldsOfPart, type Order, orderedIn, saidIn } from '../read.server'
import type { ReturnedOrder } from '../returned'
import { comeBack } from '../returned.server'

/** Orders what is filled in and pays for it, once however often it is pressed. */
export async function payOrder(args: ActionFunctionArgs, order: Order, typed: Values) {
  const { definition, statements, draft } = order
  const step = definition.steps.length + 1
  const here = addressOf(order, step)
  // Something has run out meanwhile: half an hour, or a statement.
  if (order.firstOpen < step || !order.package) return redirect(addressOf(order, order.firstOpen), 303)
  if (!order.user) return redirect(`${here}&login=1`, 303)
  const shown = digestOf(order)
  const again = (wrong: Partial<ReturnedOrder>, values = typed) =>
    comeBack(args, { intent: 'order', step, values, mistakes: [], ...wrong })
  if (typed.shown !== shown) return again({ failure: 'changed' })
  const way = wayIn(typed)
  if (!way) return again({ mistakes: [{ field: 'card_id', mistake: 'way_missing' }] })

  const fields = saidIn(order)
  const statementIds = statements.map(({ id }) => id)
  // Paid another way it is another payment; the same form sent again is the same one.
  const key = oneTimeKey([typed.form_key || randomUUID(), shown, way])
  const isSentBefore = draft.sent?.shown === shown && draft.sent.key !== key
  // A form that stood on a page from before that could not say so.
  if (isSentBefore && typed.earlier !== String(draft.sent?.paymentId)) return again({ failure: 'sent' })
  const visitor = readVisitor(args)
  const begun = await visitor
    .call(beginOrder(definition.call, { packageId: order.package.id, statementIds, fields, key }))
    .catch((error: unknown) => {
      if (isUpstreamError(error) && error.status === 404 && statementIds.length > 0) return 'gone' as const
      return outcomeOfFailure(error)
    })
  if (begun === 'gone') {
    const chosenAt = definition.steps.findIndex(({ parts }) =>
      parts.some(({ kind }) => kind === 'statements'),
    )
    return again({ step: chosenAt + 1, failure: 'statements_gone' })
  }
  if (typeof begun === 'string') return fails(begun)
  if (!begun.ok) {
    const returned = faultsIn(order, begun.faults)
    return returned ? comeBack(args, { ...returned, values: draft.values }) : fails(outcomeOfRefusal(begun))
  }

  const paid = await payBegun(args, begun.id, way)
  if ('mistake' in paid) return again({ mistakes: [{ field: 'card_id', mistake: paid.mistake }] })
  // No way is chosen any more: another may do.
  if ('outcome' in paid && paid.outcome === 'not_enough_balance')
    return again({ failure: paid.outcome }, { ...typed, card_id: '' })
  const keep = (kept: OrderDraft) => keepOrderDraft(definition.name, kept, args.request, args.context)
  // Tried again, it is another payment.
  if ('outcome' in paid)
    return fails(paid.outcome, begun.id, keep({ values: draft.values, key: randomUUID() }))
  for (const ordered of orderedIn(order))
    args.context.dataLayer?.tellOncePaid(begun.id, purchase(begun.id, way.payWith, ordered))
  const sent = { paymentId: begun.id, shown, key, isPaid: false }
  return redirect(paid.page, { status: 303, headers: { 'Set-Cookie': keep({ ...draft, sent }) } })

  function fails(outcome: Outcome, paymentId?: number, kept?: string) {
    const { address, cookie } = leadToOutcome(
      { outcome, again: here, paymentId },
      args.context,
      visitor.language,
    )
    const headers = new Headers({ 'Set-Cookie': cookie })
    if (kept) headers.append('Set-Cookie', kept)
    return redirect(address, { status: 303, headers })
  }
}

/** The first step with an answer that was not accepted. */
function faultsIn(
  { definition }: Order,
  faults: PaymentRefusal['faults'],
): Omit<ReturnedOrder, 'values'> | undefined {
  const namesIn = (at: number): string[] =>
    (definition.steps[at]?.parts ?? []).flatMap((part) => {
      if (part.kind === 'packages') return ['package_id']
      const names = fieldsOfPart(part, []).map(({ name }) => name)
      return part.kind === 'statements' ? ['statements', ...names] : names
    })
  const at = definition.steps.findIndex((_, one) => faults.some(({ field }) => namesIn(one).includes(field)))
  if (at < 0) return undefined
  const formNames: Record<string, string> = { package_id: 'package', statements: 'statement_id' }
  const mistakes = faults
    .filter(({ field }) => namesIn(at).includes(field))
    .map(({ field }) => ({
      field: formNames[field] ?? field,
      mistake: field === 'time' ? ('time_taken' as const) : ('rejected' as const),
    }))
  return { intent: 'order', step: at + 1, mistakes }
}
