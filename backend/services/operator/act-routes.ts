import type { Router } from 'express'
import type pg from 'pg'
import type { z } from 'zod'
import type { Db } from '~backend/platform/db/pool'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import type { OrderAct } from '~contract/desk'
import { orderActEndpoints } from '~contract/endpoints/desk-orders'
import type { Body, Endpoint } from '~contract/endpoints/endpoint'
import type { idempotencyKey } from '~contract/endpoints/fields'
import { parseId } from '~contract/values/ids'
import { toLari } from '~contract/values/money'
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

/** Acts with a few fields. */
export function addOrderActRoutes(router: Router, pool: pg.Pool, refundLimit: number): void {
  addRoute(orderActEndpoints.take, 'take', (transaction, order, { operatorId }) =>
    takeOrder(transaction, order, operatorId),
  )
  addRoute(orderActEndpoints.release, 'release', releaseOrder)
  addRoute(orderActEndpoints.note, 'note', async () => undefined)
  addRoute(orderActEndpoints.visit, 'visit', scheduleVisit)
  addRoute(
    orderActEndpoints.area,
    'area',
    (transaction, order, { area }) => setMeasuredArea(transaction, order, area),
    async (orderId) => ({ difference: toLari(await getDifference(pool, orderId)), currency: 'GEL' }),
  )
  addRoute(orderActEndpoints.tour, 'tour', (transaction, order, { statement, url }) =>
    attachTour(transaction, order, { statementId: statement, url }),
  )
  addRoute(orderActEndpoints.boost, 'boost', (transaction, order, { date }) =>
    setBoostPeriod(transaction, order, date),
  )
  addRoute(orderActEndpoints.done, 'done', (transaction, order, { text }) =>
    finishOrder(transaction, order, text),
  )
  addRoute(orderActEndpoints.refund, 'refund', (transaction, order, { amount, text }) =>
    refundOrder(transaction, order, { tetri: amount, text }),
  )
  addRoute(orderActEndpoints.call_off, 'call_off', (transaction, order, { amount, text }) =>
    cancelAtDesk(transaction, order, { tetri: amount, text }),
  )

  function addRoute<Fields extends KeyedFields>(
    endpoint: Endpoint<string, 'operator', undefined, Body<Fields>>,
    act: OrderAct,
    change: (
      transaction: Db,
      order: OperatorOrderRow,
      fields: z.output<Fields> & { operatorId: number },
    ) => Promise<OrderNews | undefined>,
    answer: (orderId: number) => object | Promise<object> = () => [],
  ): void {
    mountEndpoint(router, endpoint, async ({ params, body, userId, locale }) => {
      const { idempotency_key, text = '', amount = 0 } = body as KeyedForm
      const requested = {
        orderId: parseId((params as { id?: string }).id) ?? 0,
        operatorId: userId,
        act,
        text,
        idempotencyKey: idempotency_key,
        locale,
      }
      if (amount > 0 && (await awaitsApproval(pool, requested, { amount, refundLimit }))) return []
      await actOnOrder(pool, requested, (transaction, order) =>
        change(transaction, order, { ...(body as z.output<Fields>), operatorId: userId }),
      )
      return answer(requested.orderId)
    })
  }
}

type KeyedFields = z.ZodObject<{ idempotency_key: typeof idempotencyKey }>

interface KeyedForm {
  idempotency_key: string | null
  text?: string
  amount?: number
}
