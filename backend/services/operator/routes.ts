import express, { Router } from 'express'
import type pg from 'pg'
import { z } from 'zod'
import { requireOperator, requireUserId } from '~backend/platform/auth/authenticate'
import { addOperatorAct } from '~backend/platform/auth/operator-acts'
import { inTransaction } from '~backend/platform/db/transaction'
import { parseBody, parseFiles } from '~backend/platform/http/body'
import { invalidField, notFound } from '~backend/platform/http/errors'
import { parseForm } from '~backend/platform/http/form'
import { jsonHandler } from '~backend/platform/http/json-handler'
import { getLocale } from '~backend/platform/http/locale'
import { parsePage, toPaginationJson } from '~backend/platform/http/pagination'
import { getPathId } from '~backend/platform/http/path-id'
import { getText, parseQuery } from '~backend/platform/http/query'
import { listRevealed, PERSONAL_ANSWERS } from '~backend/platform/mask-personal-data'
import { idempotencyKey } from '~contract/endpoints/fields'
import { ORDER_LISTS } from '~contract/operator-orders'
import type { RevealedData } from '~contract/schemas/operator-acts'
import type { OperatorOrderDetails, OperatorOrderPage } from '~contract/schemas/operator-orders'
import type { OrderDocument } from '~contract/schemas/services'
import { SERVICE_KEYS } from '~contract/services'
import { actOnOrder } from './act-on-order'
import { orderActRoutes } from './act-routes'
import { attachDocument } from './attach-document'
import { findDocument, parseDocument } from './documents'
import { type AddGalleryPhoto, orderGalleryRoutes } from './gallery-routes'
import { countOperatorOrders, findOperatorOrder, listOperatorOrders } from './operator-orders'
import { toOperatorOrderDetailsJson, toOperatorOrderJson, toPersonalJson } from './order-json'

const MAX_BODY_SIZE = '11mb'

const DocumentForm = z.object({ idempotency_key: idempotencyKey })

/** `/operator/orders`: manual orders, and operators' acts on them. */
export function operatorOrderRoutes(
  pool: pg.Pool,
  { addPhoto, refundLimit }: { addPhoto: AddGalleryPhoto; refundLimit: number },
): Router {
  return Router()
    .use(requireOperator)
    .get(
      '/',
      jsonHandler(async (request, response): Promise<z.input<typeof OperatorOrderPage>> => {
        const query = parseQuery(request)
        const filter = {
          list: ORDER_LISTS.find((list) => list === getText(query, 'list')) ?? 'waiting',
          service: SERVICE_KEYS.find((key) => key === getText(query, 'service')),
          operatorId: await requireUserId(response),
        }
        const page = parsePage(query)
        const [rows, { byList, byService }] = await Promise.all([
          listOperatorOrders(pool, filter, page),
          countOperatorOrders(pool, filter),
        ])
        const total = filter.service ? byService[filter.service] : byList[filter.list]
        return {
          data: rows.map((row) => toOperatorOrderJson(row, getLocale(request))),
          count_by_list: byList,
          count_by_service: byService,
          ...toPaginationJson(page, rows.length, total ?? 0),
        }
      }),
    )
    .get(
      '/:id',
      jsonHandler(async (request, response): Promise<z.input<typeof OperatorOrderDetails>> => {
        const row = await findOperatorOrder(pool, getPathId(request) ?? 0)
        if (!row) throw notFound('Order')
        const operatorId = await requireUserId(response)
        return toOperatorOrderDetailsJson(pool, row, { operatorId, locale: getLocale(request) })
      }),
    )
    .get(
      '/:id/document',
      jsonHandler(async (request, response): Promise<z.input<typeof OrderDocument>> => {
        const operatorId = await requireUserId(response)
        return inTransaction(pool, async (transaction) => {
          const orderId = getPathId(request) ?? 0
          const document = await findDocument(transaction, orderId, 'operator')
          await addOperatorAct(transaction, {
            operatorId,
            subject: 'service_order',
            subjectId: orderId,
            act: 'open_document',
            text: document.name,
            before: {},
            after: {},
          })
          return document
        })
      }),
    )
    .post(
      // POST, because each reveal is logged.
      '/:id/reveal',
      jsonHandler(async (request, response): Promise<z.input<typeof RevealedData>> => {
        const operatorId = await requireUserId(response)
        return inTransaction(pool, async (transaction) => {
          const row = await findOperatorOrder(transaction, getPathId(request) ?? 0)
          if (!row) throw notFound('Order')
          const personal = toPersonalJson(row, getLocale(request))
          const names = personal.facts.map(({ name }) => name)
          await addOperatorAct(transaction, {
            operatorId,
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
        })
      }),
    )
    .post(
      '/:id/document',
      express.raw({ type: 'multipart/form-data', limit: MAX_BODY_SIZE }),
      jsonHandler(async (request, response) => {
        const orderId = getPathId(request) ?? 0
        if (!(await findOperatorOrder(pool, orderId))) throw notFound('Order')
        const file = (await parseFiles(request)).get('document')
        if (!file) throw invalidField('document', 'is required')
        const document = await parseDocument(file)
        const { idempotency_key } = parseForm(DocumentForm, await parseBody(request))
        const requested = {
          orderId,
          operatorId: await requireUserId(response),
          act: 'document' as const,
          text: document.name,
          idempotencyKey: idempotency_key,
          locale: getLocale(request),
        }
        await actOnOrder(pool, requested, (transaction, order) =>
          attachDocument(transaction, order, document),
        )
        return { name: document.name }
      }),
    )
    .use(orderGalleryRoutes(pool, addPhoto))
    .use(orderActRoutes(pool, refundLimit))
}
