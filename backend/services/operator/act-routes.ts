import { Router } from 'express'
import type pg from 'pg'
import { z } from 'zod'
import { requireUserId } from '~backend/platform/auth/authenticate'
import type { Db } from '~backend/platform/db/pool'
import { parseBody, readBody } from '~backend/platform/http/body'
import { parseForm } from '~backend/platform/http/form'
import { jsonHandler } from '~backend/platform/http/json-handler'
import { getLocale } from '~backend/platform/http/locale'
import { getPathId } from '~backend/platform/http/path-id'
import { idempotencyKey, idField, optionalText, requiredText } from '~contract/endpoints/fields'
import { MAX_ORDER_TEXT_LENGTH, type OrderAct } from '~contract/operator-orders'
import { toLari } from '~contract/values/money'
import { MAX_LINE_LENGTH } from '~contract/values/text-lengths'
import { parseArea } from '~contract/values/typed-measure'
import { parseLari } from '~contract/values/typed-price'
import { getDifference } from '../measuring/record-area'
import type { OrderNews } from '../orders/notify-customer'
import { actOnOrder } from './act-on-order'
import { awaitsApproval } from './await-approval'
import type { OperatorOrderRow } from './operator-orders'
import {
  attachTour,
  cancelAtDesk,
  finishOrder,
  refundOrder,
  releaseOrder,
  scheduleVisit,
  setBoostPeriod,
  setMeasuredArea,
  takeOrder,
} from './order-changes'

const MAX_URL_LENGTH = 500

const Keyed = z.object({ idempotency_key: idempotencyKey })
const text = requiredText(MAX_ORDER_TEXT_LENGTH)

const TourForm = Keyed.extend({ statement: idField, url: requiredText(MAX_URL_LENGTH) })
const VisitForm = Keyed.extend({ date: requiredText(MAX_LINE_LENGTH), time: requiredText(MAX_LINE_LENGTH) })
const AreaForm = Keyed.extend({
  area: requiredText(MAX_LINE_LENGTH).refine(
    (area) => parseArea(area) !== undefined,
    'must be an area in square metres with two decimals at most',
  ),
})
const CallOffForm = Keyed.extend({
  amount: requiredText(MAX_LINE_LENGTH).transform((text, context) => {
    const lari = parseLari(text)
    if ('tetri' in lari && lari.tetri >= 0) return lari.tetri
    context.addIssue('must be an amount in lari')
    return z.NEVER
  }),
  text,
})

/** `POST /operator/orders/{id}/{act}`: acts with a few fields. */
export function orderActRoutes(pool: pg.Pool, refundLimit: number): Router {
  const router = Router()
  addRoute('take', Keyed, (transaction, order, { operatorId }) => takeOrder(transaction, order, operatorId))
  addRoute('release', Keyed, releaseOrder)
  addRoute('note', Keyed.extend({ text }), async () => undefined)
  addRoute('visit', VisitForm, scheduleVisit)
  addRoute(
    'area',
    AreaForm,
    (transaction, order, { area }) => setMeasuredArea(transaction, order, parseArea(area) ?? 0),
    async (orderId) => ({ difference: toLari(await getDifference(pool, orderId)), currency: 'GEL' }),
  )
  addRoute('tour', TourForm, (transaction, order, { statement, url }) =>
    attachTour(transaction, order, { statementId: statement, url }),
  )
  addRoute('boost', Keyed.extend({ date: requiredText(10) }), (transaction, order, { date }) =>
    setBoostPeriod(transaction, order, date),
  )
  addRoute('done', Keyed.extend({ text: optionalText(MAX_ORDER_TEXT_LENGTH) }), (transaction, order, form) =>
    finishOrder(transaction, order, form.text),
  )
  addRoute('refund', CallOffForm, (transaction, order, form) =>
    refundOrder(transaction, order, { tetri: form.amount, text: form.text }),
  )
  addRoute('call_off', CallOffForm, (transaction, order, form) =>
    cancelAtDesk(transaction, order, { tetri: form.amount, text: form.text }),
  )
  return router

  function addRoute<Form extends z.output<typeof Keyed> & { text?: string }>(
    act: OrderAct,
    schema: z.ZodType<Form>,
    change: (
      transaction: Db,
      order: OperatorOrderRow,
      form: Form & { operatorId: number },
    ) => Promise<OrderNews | undefined>,
    answer: (orderId: number) => object | Promise<object> = () => [],
  ): void {
    router.post(
      `/:id/${act}`,
      readBody,
      jsonHandler(async (request, response) => {
        const form = parseForm(schema, await parseBody(request))
        const operatorId = await requireUserId(response)
        const requested = {
          orderId: getPathId(request) ?? 0,
          operatorId,
          act,
          text: form.text ?? '',
          idempotencyKey: form.idempotency_key,
          locale: getLocale(request),
        }
        const amount = 'amount' in form && typeof form.amount === 'number' ? form.amount : 0
        if (amount > 0 && (await awaitsApproval(pool, requested, { amount, refundLimit }))) return []
        await actOnOrder(pool, requested, (transaction, order) =>
          change(transaction, order, { ...form, operatorId }),
        )
        return answer(requested.orderId)
      }),
    )
  }
}
