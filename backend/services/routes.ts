import { Router } from 'express'
import type pg from 'pg'
import { requiredUserId } from '../auth/required-user'
import { answering } from '../http/answering'
import { bodyOf, readBody } from '../http/body'
import { notFound } from '../http/errors'
import { localeOf } from '../http/locale'
import { queryOf } from '../http/query'
import { pathId } from '../payments/path-id'
import { listServices, listTypes, serviceAnswer, typeAnswer } from './catalogue'
import { findDocument } from './fulfilment/documents'
import { isServiceKey, readOrder, type ServiceKey } from './orders/form'
import { listActivePackages, listOrders, orderAnswer } from './orders/list'
import { order } from './orders/order'
import { withRequest } from './valuation/requests'

/** `/services…`: what is sold, and what the user has bought. */
export function serviceRoutes(pool: pg.Pool): Router {
  const router = Router()

  router.get(
    '/',
    answering(async (request) => {
      const isInAccount = queryOf(request).has('profile')
      const locale = localeOf(request)
      return (await listServices(pool)).map((row) => serviceAnswer(row, locale, isInAccount))
    }),
  )

  router.get(
    '/types/:key',
    answering(async (request) => {
      const types = await listTypes(pool, request.params.key ?? '')
      if (!types) throw notFound('Service')
      return types.map((row) => typeAnswer(row, localeOf(request)))
    }),
  )

  router.get(
    '/orders',
    answering(async (request) => {
      const rows = await listOrders(pool, await requiredUserId(pool, request))
      return rows.map((row) => orderAnswer(row, localeOf(request)))
    }),
  )

  router.get(
    '/orders/:id',
    answering(async (request) => {
      const [row] = await listOrders(pool, await requiredUserId(pool, request), pathId(request) ?? 0)
      if (!row) throw notFound('Order')
      return orderAnswer(row, localeOf(request))
    }),
  )

  // In the envelope of every answer: whoever calls has one way to ask for things.
  router.get(
    '/orders/:id/document',
    answering(async (request) => {
      const userId = await requiredUserId(pool, request)
      const { name, media_type, content } = await findDocument(pool, userId, pathId(request))
      return { name, media_type, content: content.toString('base64') }
    }),
  )

  return router
}

/** `/microservice-projects/me/active-packages`. */
export function activePackageRoutes(pool: pg.Pool): Router {
  return Router().get(
    '/me/active-packages',
    answering(async (request) =>
      listActivePackages(pool, await requiredUserId(pool, request), localeOf(request)),
    ),
  )
}

/** Services that are ordered by another name than their key. */
const CALLED: Readonly<Record<string, ServiceKey>> = { 'matterport-service': '3d-service' }

/** `/v3/payments/init-{service}-order`: orders a service; its payment is then paid like any other. */
export function orderRoutes(pool: pg.Pool): Router {
  return Router().post(
    '/init-:service-order',
    readBody,
    answering(async (request) => {
      const userId = await requiredUserId(pool, request)
      const name = (request.params as { service?: string }).service ?? ''
      const service = CALLED[name] ?? name
      if (!isServiceKey(service)) throw notFound('Service')
      const body = await bodyOf(request)
      const told = service === 'rate-service' ? await withRequest(pool, userId, body) : body
      return order(pool, userId, service, readOrder(service, told))
    }),
  )
}
