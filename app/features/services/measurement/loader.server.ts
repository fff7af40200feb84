import type { LoaderFunctionArgs } from '@remix-run/node'
import { topUpHref } from '~/features/balance'
import { notFound } from '~/http/error-responses.server'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { type Measurement, measurements } from '~/upstream/measurements.server'
import { balance, savedCards } from '~/upstream/payments.server'
import { orderDocumentHref } from '../account/order-document-href'
import { measurement } from '../definitions/measurement'

export const MEASUREMENT_PATH = '/account/measure'
/** Parameter of the order whose difference is being paid. */
export const PAY_PARAM = 'pay'

export async function loadMeasurements(args: LoaderFunctionArgs) {
  const { request } = args
  const visitor = getVisitor(args)
  await requireUser(visitor, request)
  const { language } = visitor
  const [rows, i18n] = await Promise.all([visitor.call(measurements), getI18n(language)])
  const path = toLocalizedPath(MEASUREMENT_PATH, language)
  const orderToPay = new URL(request.url).searchParams.get(PAY_PARAM)
  const row = orderToPay === null ? undefined : findDueMeasurement(rows, orderToPay)
  if (orderToPay !== null && !row) throw notFound('errors.page_desc')
  return {
    title: i18n.getFixedT(language, 'services')('measure.title'),
    rows: rows.map((one) => ({
      ...one,
      payHref: hasOutstandingDifference(one) ? `${path}?${PAY_PARAM}=${one.orderId}` : undefined,
      drawingHref: one.hasDrawing ? orderDocumentHref(one.orderId, language) : undefined,
    })),
    orderHref: toLocalizedPath(measurement.accountOrderPath, language),
    payment: row && (await toPaymentForm(row)),
  }

  async function toPaymentForm({ orderId, address, difference }: Measurement & { difference: number }) {
    const [currentBalance, cards] = await Promise.all([
      visitor.optional('balance', visitor.call(balance)),
      visitor.optional('cards', visitor.call(savedCards)),
    ])
    const page = `${path}?${PAY_PARAM}=${orderId}`
    return {
      address,
      difference,
      currentUrl: page,
      backHref: path,
      paymentSources: { balance: currentBalance, cards, topUpHref: topUpHref(page) },
    }
  }
}

export type MeasurementsData = Awaited<ReturnType<typeof loadMeasurements>>

/** Returns the measurement of the order, if an amount is outstanding. */
export function findDueMeasurement(rows: readonly Measurement[], orderId: string) {
  return rows.find((row) => hasOutstandingDifference(row) && String(row.orderId) === orderId) as
    | (Measurement & { difference: number })
    | undefined
}

function hasOutstandingDifference({ state, difference = 0 }: Measurement): boolean {
  return state === 'measured' && difference > 0
}
