import {
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { purchaseEvent } from '~/features/analytics'
import { parsePaymentMethod } from '~/features/balance'
import {
  errorToOutcome,
  type PaymentOutcome,
  refusalToOutcome,
  startPayment,
  toOutcomeRedirect,
} from '~/features/balance/index.server'
import paymentStyles from '~/features/balance/payments.css?url'
import { pageAction } from '~/features/dialogs/index.server'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { createIdempotencyKey } from '~/forms/idempotency-key.server'
import { allowRetry } from '~/forms/send-once.server'
import { toLocalizedPath } from '~/i18n/languages'
import { createMeta } from '~/seo/page-meta'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { createDifferencePayment, measurements } from '~/upstream/measurements.server'
import { measurement } from '../definitions/measurement'
import serviceStyles from '../services.css?url'
import { differenceForm } from './form'
import { findDueMeasurement, loadMeasurements, MEASUREMENT_PATH, PAY_PARAM } from './loader.server'
import { Measurements } from './measurements'

async function measurementAction(args: ActionFunctionArgs) {
  const { request, context } = args
  const visitor = getVisitor(args)
  await requireUser(visitor, request)
  const path = toLocalizedPath(MEASUREMENT_PATH, visitor.language)
  const orderId = new URL(request.url).searchParams.get(PAY_PARAM) ?? ''
  const retryPath = `${path}?${new URLSearchParams({ [PAY_PARAM]: orderId })}`
  return handleForms(
    args,
    onSubmit(differenceForm, async ({ values, idempotencyKey, reject }) => {
      const row = findDueMeasurement(await visitor.call(measurements), orderId)
      // Already paid, in another tab.
      if (!row) return redirect(path, 303)
      const paymentMethod = parsePaymentMethod(values)
      if (!paymentMethod) return reject({ card_id: { key: 'payment_method_missing' } })
      const key = createIdempotencyKey([idempotencyKey, row.orderId, row.difference])
      const payment = await visitor.call(createDifferencePayment(row.orderId, key)).catch(errorToOutcome)
      if (typeof payment === 'string') return redirectToOutcome(payment)
      if (!payment.ok) return redirectToOutcome(refusalToOutcome(payment))
      const paid = await startPayment(args, { paymentId: payment.id, paymentMethod, retryPath })
      if ('error' in paid) return reject({ card_id: { key: paid.error } })
      if ('response' in paid) {
        const { difference: price } = row
        const purchased = {
          service: { id: measurement.id, key: measurement.key },
          package: { key: 'difference', price, unit: 'order' as const },
          statements: 0,
          total: price,
        }
        context.dataLayer?.queueEventUntilPaid(
          payment.id,
          purchaseEvent(payment.id, paymentMethod.payWith, purchased),
        )
        return paid.response
      }
      return paid.outcome === 'not_enough_balance'
        ? reject({ '': { key: paid.outcome } })
        : redirectToOutcome(paid.outcome, payment.id)
    }),
  )

  function redirectToOutcome(outcome: PaymentOutcome, paymentId?: number) {
    const { address, cookie } = toOutcomeRedirect(
      { outcome, retryPath, paymentId },
      context,
      visitor.language,
    )
    return allowRetry(redirect(address, { status: 303, headers: { 'Set-Cookie': cookie } }))
  }
}

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: paymentStyles },
  { rel: 'stylesheet', href: serviceStyles },
]

export const loader = (args: LoaderFunctionArgs) => loadMeasurements(args)

export const action = pageAction(measurementAction)

export const meta = createMeta<typeof loader>((page) => ({
  ...page,
  canonical: '/account/measure',
  noIndex: true,
}))

export default function AccountMeasurements() {
  return <Measurements data={useLoaderData<typeof loader>()} />
}
