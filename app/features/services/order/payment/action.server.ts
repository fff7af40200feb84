import { randomUUID } from 'node:crypto'
import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { purchaseEvent } from '~/features/analytics'
import { parsePaymentMethod } from '~/features/balance'
import {
  errorToOutcome,
  type PaymentOutcome,
  refusalToOutcome,
  startPayment,
  toOutcomeRedirect,
} from '~/features/balance/index.server'
import { createIdempotencyKey } from '~/forms/idempotency-key.server'
import { getVisitor } from '~/session/visitor.server'
import type { PaymentRefusal } from '~/upstream/payments.server'
import { createOrder } from '~/upstream/services.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { type OrderDraft, serializeOrderDraft } from '../draft.server'
import type { FieldValues } from '../field-validation'
import type { OrderFormResult } from '../form'
import {
  getOrderDigest,
  listPartFields,
  listPurchases,
  type ServiceOrderState,
  toOrderValues,
} from '../order.server'
import { respondWithErrors } from '../respond-with-errors.server'
import { orderStepPath } from '../urls'

export async function payOrderAction(
  args: ActionFunctionArgs,
  order: ServiceOrderState,
  formValues: FieldValues,
) {
  const { definition, statements, draft } = order
  const step = definition.steps.length + 1
  const stepPath = orderStepPath(order, step)
  // The draft or a statement has expired meanwhile.
  if (order.firstIncompleteStep < step || !order.package)
    return redirect(orderStepPath(order, order.firstIncompleteStep), 303)
  if (!order.user) return redirect(`${stepPath}&login=1`, 303)
  const digest = getOrderDigest(order)
  const respondWithFormResult = (errors: Partial<OrderFormResult>, values = formValues) =>
    respondWithErrors(args, { intent: 'order', step, values, fieldErrors: [], ...errors })
  if (formValues.shown !== digest) return respondWithFormResult({ failure: 'changed' })
  const paymentMethod = parsePaymentMethod(formValues)
  if (!paymentMethod)
    return respondWithFormResult({ fieldErrors: [{ field: 'card_id', error: 'payment_method_missing' }] })

  const fields = toOrderValues(order)
  const statementIds = statements.map(({ id }) => id)
  // Another payment method is another payment; the same form again is the same one.
  const key = createIdempotencyKey([formValues.form_key || randomUUID(), digest, paymentMethod])
  const isSentBefore = draft.sent?.shown === digest && draft.sent.key !== key
  // The form is from a page before the earlier payment.
  if (isSentBefore && formValues.earlier !== String(draft.sent?.paymentId))
    return respondWithFormResult({ failure: 'sent' })
  const visitor = getVisitor(args)
  const payment = await visitor
    .call(createOrder(definition.key, { packageId: order.package.id, statementIds, fields, key }))
    .catch((error: unknown) => {
      if (isUpstreamError(error) && error.status === 404 && statementIds.length > 0) return 'gone' as const
      return errorToOutcome(error)
    })
  if (payment === 'gone') {
    const chosenAt = definition.steps.findIndex(({ parts }) =>
      parts.some(({ kind }) => kind === 'statements'),
    )
    return respondWithFormResult({ step: chosenAt + 1, failure: 'statements_gone' })
  }
  if (typeof payment === 'string') return redirectToOutcome(payment)
  if (!payment.ok) {
    const formResult = toFormResult(order, payment.fieldErrors)
    return formResult
      ? respondWithErrors(args, { ...formResult, values: draft.values })
      : redirectToOutcome(refusalToOutcome(payment))
  }

  const paid = await startPayment(args, payment.id, paymentMethod)
  if ('error' in paid)
    return respondWithFormResult({ fieldErrors: [{ field: 'card_id', error: paid.error }] })
  // No method is selected any more.
  if ('outcome' in paid && paid.outcome === 'not_enough_balance')
    return respondWithFormResult({ failure: paid.outcome }, { ...formValues, card_id: '' })
  const serializeDraft = (newDraft: OrderDraft) =>
    serializeOrderDraft(definition.name, newDraft, args.request, args.context)
  // A retry is a new payment.
  if ('outcome' in paid)
    return redirectToOutcome(
      paid.outcome,
      payment.id,
      serializeDraft({ values: draft.values, key: randomUUID() }),
    )
  for (const ordered of listPurchases(order))
    args.context.dataLayer?.queueEventUntilPaid(
      payment.id,
      purchaseEvent(payment.id, paymentMethod.payWith, ordered),
    )
  const sent = { paymentId: payment.id, shown: digest, key, isPaid: false }
  return redirect(paid.page, { status: 303, headers: { 'Set-Cookie': serializeDraft({ ...draft, sent }) } })

  function redirectToOutcome(outcome: PaymentOutcome, paymentId?: number, draftCookie?: string) {
    const { address, cookie } = toOutcomeRedirect(
      { outcome, retryPath: stepPath, paymentId },
      args.context,
      visitor.language,
    )
    const headers = new Headers({ 'Set-Cookie': cookie })
    if (draftCookie) headers.append('Set-Cookie', draftCookie)
    return redirect(address, { status: 303, headers })
  }
}

/** Leads to the first step with a rejected answer. */
function toFormResult(
  { definition }: ServiceOrderState,
  refusalErrors: PaymentRefusal['fieldErrors'],
): Omit<OrderFormResult, 'values'> | undefined {
  const namesIn = (at: number): string[] =>
    (definition.steps[at]?.parts ?? []).flatMap((part) => {
      if (part.kind === 'packages') return ['package_id']
      const names = listPartFields(part, []).map(({ name }) => name)
      return part.kind === 'statements' ? ['statements', ...names] : names
    })
  const at = definition.steps.findIndex((_, one) =>
    refusalErrors.some(({ field }) => namesIn(one).includes(field)),
  )
  if (at < 0) return undefined
  const formNames: Record<string, string> = { package_id: 'package', statements: 'statement_id' }
  const fieldErrors = refusalErrors
    .filter(({ field }) => namesIn(at).includes(field))
    .map(({ field }) => ({
      field: formNames[field] ?? field,
      error: field === 'time' ? ('time_taken' as const) : ('rejected' as const),
    }))
  return { intent: 'order', step: at + 1, fieldErrors }
}
