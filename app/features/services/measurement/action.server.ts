import { randomUUID } from 'node:crypto'
import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { purchaseEvent } from '~/features/analytics'
import { parsePaymentMethod } from '~/features/balance'
import {
  errorToOutcome,
  type PaymentOutcome,
  refusalToOutcome,
  startPayment,
  toOutcomeRedirect,
} from '~/features/balance/index.server'
import { formValues, parseFormData } from '~/forms/form-data.server'
import { setFormResult } from '~/forms/form-result.server'
import { createIdempotencyKey } from '~/forms/idempotency-key.server'
import { toLocalizedPath } from '~/i18n/languages'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { createDifferencePayment, measurements } from '~/upstream/measurements.server'
import { measurement } from '../definitions/measurement'
import type { FieldValues } from '../order/field-validation'
import type { DifferenceFormResult } from './form'
import { findDueMeasurement, MEASUREMENT_PATH, PAY_PARAM } from './loader.server'

export async function measurementAction(args: ActionFunctionArgs) {
  const { request, context } = args
  const visitor = getVisitor(args)
  await requireUser(visitor, request)
  const form = await parseFormData(request)
  if (form.get('intent') !== 'pay') throw new Response(null, { status: 400 })
  const typed: FieldValues = formValues(form)
  const path = toLocalizedPath(MEASUREMENT_PATH, visitor.language)
  const orderId = new URL(request.url).searchParams.get(PAY_PARAM) ?? ''
  const row = findDueMeasurement(await visitor.call(measurements), orderId)
  // Already paid, in another tab.
  if (!row) return redirect(path, 303)
  const respondWithErrors = (errors: Partial<DifferenceFormResult>, values = typed) => {
    setFormResult(context, {
      intent: 'difference',
      values,
      fieldErrors: [],
      ...errors,
    } satisfies DifferenceFormResult)
    return data(null, { status: 422 })
  }
  const paymentMethod = parsePaymentMethod(typed)
  if (!paymentMethod)
    return respondWithErrors({ fieldErrors: [{ field: 'card_id', error: 'payment_method_missing' }] })
  const key = createIdempotencyKey([
    typed.form_key || randomUUID(),
    row.orderId,
    row.difference,
    paymentMethod,
  ])
  const payment = await visitor.call(createDifferencePayment(row.orderId, key)).catch(errorToOutcome)
  if (typeof payment === 'string') return redirectToOutcome(payment)
  if (!payment.ok) return redirectToOutcome(refusalToOutcome(payment))
  const paid = await startPayment(args, payment.id, paymentMethod)
  if ('error' in paid) return respondWithErrors({ fieldErrors: [{ field: 'card_id', error: paid.error }] })
  if ('page' in paid) {
    const { difference: price } = row
    const purchasedPackage = {
      service: { id: measurement.id, key: measurement.key },
      package: { key: 'difference', price, unit: 'order' as const },
    }
    context.dataLayer?.queueEventUntilPaid(
      payment.id,
      purchaseEvent(payment.id, paymentMethod.payWith, { ...purchasedPackage, statements: 0, total: price }),
    )
    return redirect(paid.page, 303)
  }
  if (paid.outcome === 'not_enough_balance')
    return respondWithErrors({ failure: paid.outcome }, { ...typed, card_id: '' })
  return redirectToOutcome(paid.outcome, payment.id)

  function redirectToOutcome(outcome: PaymentOutcome, paymentId?: number) {
    const { address, cookie } = toOutcomeRedirect(
      { outcome, retryPath: `${path}?${PAY_PARAM}=${orderId}`, paymentId },
      context,
      visitor.language,
    )
    return redirect(address, { status: 303, headers: { 'Set-Cookie': cookie } })
  }
}
