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
import { onSubmit } from '~/forms/form-action.server'
import { createIdempotencyKey } from '~/forms/idempotency-key.server'
import { allowRetry } from '~/forms/send-once.server'
import { getVisitor } from '~/session/visitor.server'
import { createOrder } from '~/upstream/services.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { getOrderDigest, listPurchases, toOrderValues } from '../order.server'
import type { ServiceOrderState } from '../order-state'
import { orderStepPath } from '../urls'
import { definePaymentForm } from './form'
import { rejectOrderValues, rejectStatements } from './reject-step.server'
import { findSentOrder, type SentOrder, toUnsentDraft } from './sent-order.server'

export function onPayment(args: ActionFunctionArgs, order: ServiceOrderState) {
  const { definition, statements, package: selected } = order
  const lastStep = definition.steps.length + 1
  const stepPath = orderStepPath(order, lastStep)
  return onSubmit(definePaymentForm(definition.name), async ({ values, draft, reject }) => {
    // The draft or a statement has expired meanwhile.
    if (order.firstIncompleteStep < lastStep || !selected)
      return allowRetry(redirect(orderStepPath(order, order.firstIncompleteStep), 303))
    if (!order.user) return allowRetry(redirect(`${stepPath}&login=1`, 303))
    const digest = getOrderDigest(order)
    if (values.shown !== digest) return reject({ '': { key: 'order_changed' } })
    const paymentMethod = parsePaymentMethod(values)
    if (!paymentMethod) return reject({ card_id: { key: 'payment_method_missing' } })

    // Another payment method is another payment; the same form again is the same one.
    const key = createIdempotencyKey([draft.key, digest, paymentMethod])
    const sentBefore = findSentOrder(draft)
    const isSentBefore = sentBefore?.shown === digest && sentBefore.key !== key
    // The form is from a page before the earlier payment.
    if (isSentBefore && values.earlier !== String(sentBefore.paymentId))
      return reject({ '': { key: 'order_sent' } })
    const visitor = getVisitor(args)
    const statementIds = statements.map(({ id }) => id)
    const fields = toOrderValues(order)
    const payment = await visitor
      .call(createOrder(definition.key, { packageId: selected.id, statementIds, fields, key }))
      .catch((error: unknown) => {
        if (isUpstreamError(error) && error.status === 404 && statementIds.length > 0) return 'gone' as const
        return errorToOutcome(error)
      })
    if (payment === 'gone') return rejectStatements(args, order)
    if (typeof payment === 'string') return redirectToOutcome(payment)
    if (!payment.ok)
      return (
        (await rejectOrderValues(args, order, payment.fieldErrors)) ??
        redirectToOutcome(refusalToOutcome(payment))
      )

    const paid = await startPayment(args, { paymentId: payment.id, paymentMethod, retryPath: stepPath })
    if ('error' in paid) return reject({ card_id: { key: paid.error } })
    if ('outcome' in paid && paid.outcome === 'not_enough_balance')
      return reject({ '': { key: paid.outcome } })
    // A retry is a new payment.
    if ('outcome' in paid) {
      Object.assign(draft, toUnsentDraft(draft))
      return redirectToOutcome(paid.outcome, payment.id)
    }
    for (const ordered of listPurchases(order))
      args.context.dataLayer?.queueEventUntilPaid(
        payment.id,
        purchaseEvent(payment.id, paymentMethod.payWith, ordered),
      )
    draft.sent = { paymentId: payment.id, shown: digest, key, isPaid: false } satisfies SentOrder
    return paid.response
  })

  function redirectToOutcome(outcome: PaymentOutcome, paymentId?: number) {
    const { address, cookie } = toOutcomeRedirect(
      { outcome, retryPath: stepPath, paymentId },
      args.context,
      getVisitor(args).language,
    )
    return allowRetry(redirect(address, { status: 303, headers: { 'Set-Cookie': cookie } }))
  }
}
