import { randomUUID } from 'node:crypto'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { notFound } from '../../../http/failures.server'
import { answerLeft } from '../../../http/form-answer.server'
import { requireUser } from '../../../http/guard.server'
import { readVisitor } from '../../../http/visitor.server'
import { i18nFor } from '../../../i18n/i18n.server'
import { localizedPath } from '../../../i18n/languages'
import { type Measurement, measurements } from '../../../upstream/measurements.server'
import { balance, savedCards } from '../../../upstream/payments.server'
import { topUpAddress } from '../../balance'
import { measure } from '../definitions/measure'
import { documentAddress } from '../own/document-address'
import type { ReturnedDifference } from './returned'

/** The address of the page without a language. */
export const MEASURE_PATH = '/account/measure'
/** Names the order whose difference is being paid. */
export const PAY = 'pay'

/** What was ordered to be measured, or how the difference of one of them is paid. */
export async function loadMeasure(args: LoaderFunctionArgs) {
  const { request, context } = args
  const visitor = readVisitor(args)
  await requireUser(visitor, request)
  const { language } = visitor
  const [rows, i18n] = await Promise.all([visitor.call(measurements), i18nFor(language)])
  const here = localizedPath(MEASURE_PATH, language)
  const asked = new URL(request.url).searchParams.get(PAY)
  const row = asked === null ? undefined : dueIn(rows, asked)
  if (asked !== null && !row) throw notFound('errors.page_desc')
  const left = answerLeft<ReturnedDifference>(context)
  const returned = left?.intent === 'difference' ? left : undefined
  return {
    title: i18n.getFixedT(language, 'services')('measure.title'),
    mistake: returned && i18n.getFixedT(language, 'ui')('mistake'),
    rows: rows.map((one) => ({
      ...one,
      payHref: isDue(one) ? `${here}?${PAY}=${one.orderId}` : undefined,
      drawingHref: one.hasDrawing ? documentAddress(one.orderId, language) : undefined,
    })),
    orderHref: localizedPath(measure.accountView, language),
    paying: row && (await payingOf(row)),
  }

  async function payingOf({ orderId, address, difference }: Measurement & { difference: number }) {
    const [held, cards] = await Promise.all([
      visitor.optional('balance', visitor.call(balance)),
      visitor.optional('cards', visitor.call(savedCards)),
    ])
    const page = `${here}?${PAY}=${orderId}`
    return {
      address,
      difference,
      here: page,
      backHref: here,
      returned,
      held: { balance: held, cards, topUpHref: topUpAddress(page) },
      formKey: returned?.values.form_key ?? randomUUID(),
    }
  }
}

export type MeasureData = Awaited<ReturnType<typeof loadMeasure>>

/** The row that an address names, when something is left to pay for it. */
export function dueIn(rows: readonly Measurement[], orderId: string) {
  return rows.find((row) => isDue(row) && String(row.orderId) === orderId) as
    | (Measurement & { difference: number })
    | undefined
}

function isDue({ state, difference = 0 }: Measurement): boolean {
  return state === 'measured' && difference > 0
}
