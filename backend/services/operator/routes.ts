import { Router } from 'express'
import type pg from 'pg'
import { addOperatorAct } from '~backend/platform/auth/operator-acts'
import { inTransaction } from '~backend/platform/db/transaction'
import { parseFiles } from '~backend/platform/http/body'
import { invalidField, notFound } from '~backend/platform/http/errors'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { toPage, toPaginationJson } from '~backend/platform/http/pagination'
import { listRevealed, PERSONAL_ANSWERS } from '~backend/platform/mask-personal-data'
import { operatorOrderEndpoints } from '~contract/endpoints/desk-orders'
import { parseId } from '~contract/values/ids'
import { actOnOrder } from './act-on-order'
import { addOrderActRoutes } from './act-routes'
import { attachDocument } from './attach-document'
import { findDocument, parseDocument } from './documents'
import { type AddGalleryPhoto, addOrderGalleryRoute } from './gallery-routes'
import { countOperatorOrders, findOperatorOrder, listOperatorOrders } from './operator-orders'
import { toOperatorOrderDetailsJson, toOperatorOrderJson, toPersonalJson } from './order-json'

/** Manual orders, and operators' acts on them. */
export function operatorOrderRoutes(
  pool: pg.Pool,
  { addPhoto, refundLimit }: { addPhoto: AddGalleryPhoto; refundLimit: number },
): Router {
  const router = Router()

  mountEndpoint(router, operatorOrderEndpoints.list, async ({ query, userId, locale }) => {
    const filter = { list: query.list ?? 'waiting', service: query.service, operatorId: userId }
    const page = toPage(query)
    const [rows, { byList, byService }] = await Promise.all([
      listOperatorOrders(pool, filter, page),
      countOperatorOrders(pool, filter),
    ])
    const total = filter.service ? byService[filter.service] : byList[filter.list]
    return {
      data: rows.map((row) => toOperatorOrderJson(row, locale)),
      count_by_list: byList,
      count_by_service: byService,
      ...toPaginationJson(page, rows.length, total ?? 0),
    }
  })

  mountEndpoint(router, operatorOrderEndpoints.one, async ({ params, userId, locale }) => {
    const row = await findOperatorOrder(pool, parseId(params.id) ?? 0)
    if (!row) throw notFound('Order')
    return toOperatorOrderDetailsJson(pool, row, { operatorId: userId, locale })
  })

  mountEndpoint(router, operatorOrderEndpoints.document, async ({ params, userId }) =>
    inTransaction(pool, async (transaction) => {
      const orderId = parseId(params.id) ?? 0
      const document = await findDocument(transaction, orderId, 'operator')
      await addOperatorAct(transaction, {
        operatorId: userId,
        subject: 'service_order',
        subjectId: orderId,
        act: 'open_document',
        text: document.name,
        before: {},
        after: {},
      })
      return document
    }),
  )

  mountEndpoint(router, operatorOrderEndpoints.reveal, async ({ params, userId, locale }) =>
    inTransaction(pool, async (transaction) => {
      const row = await findOperatorOrder(transaction, parseId(params.id) ?? 0)
      if (!row) throw notFound('Order')
      const personal = toPersonalJson(row, locale)
      const names = personal.facts.map(({ name }) => name)
      await addOperatorAct(transaction, {
        operatorId: userId,
        subject: 'service_order',
        subjectId: row.id,
        act: 'reveal',
        before: {},
        after: {
          revealed: listRevealed(
            personal,
            names.filter((name) => PERSONAL_ANSWERS.includes(name)),
          ),
        },
      })
      return personal
    }),
  )

  mountEndpoint(
    router,
    operatorOrderEndpoints.attachDocument,
    async ({ params, body, userId, locale, request }) => {
      const orderId = parseId(params.id) ?? 0
      if (!(await findOperatorOrder(pool, orderId))) throw notFound('Order')
      const file = (await parseFiles(request)).get('document')
      if (!file) throw invalidField('document', 'is required')
      const document = await parseDocument(file)
      const requested = {
        orderId,
        operatorId: userId,
        act: 'document' as const,
        text: document.name,
        idempotencyKey: body.idempotency_key,
        locale,
      }
      await actOnOrder(pool, requested, (transaction, order) => attachDocument(transaction, order, document))
      return { name: document.name }
    },
  )

  addOrderGalleryRoute(router, pool, addPhoto)
  addOrderActRoutes(router, pool, refundLimit)
  return router
}
