import { Router } from 'express'
import type pg from 'pg'
import { userHandler } from '~backend/platform/auth/authenticate'
import { parseBody, readBody } from '~backend/platform/http/body'
import { notFound } from '~backend/platform/http/errors'
import { jsonHandler } from '~backend/platform/http/json-handler'
import { getLocale } from '~backend/platform/http/locale'
import { getPathId } from '~backend/platform/http/path-id'
import { parseQuery } from '~backend/platform/http/query'
import { mergeAppraisalRequest } from './appraisals/store'
import { listServices, listServiceTypes, toServiceJson, toServiceTypeJson } from './catalogue'
import { findDocument } from './operator/documents'
import { createOrder } from './orders/create-order'
import { isServiceKey, parseOrder, type ServiceKey } from './orders/form'
import { listActivePackages, listOrders, toOrderJson } from './orders/store'

export function serviceRoutes(pool: pg.Pool): Router {
  const router = Router()

  router.get(
    '/',
    jsonHandler(async (request) => {
      const isInAccount = parseQuery(request).has('profile')
      const locale = getLocale(request)
      return (await listServices(pool)).map((row) => toServiceJson(row, locale, isInAccount))
    }),
  )

  router.get(
    '/types/:key',
    jsonHandler(async (request) => {
      const types = await listServiceTypes(pool, request.params.key ?? '')
      if (!types) throw notFound('Service')
      return types.map((row) => toServiceTypeJson(row, getLocale(request)))
    }),
  )

  router.get(
    '/orders',
    userHandler(async (request, userId) => {
      const rows = await listOrders(pool, userId)
      return rows.map((row) => toOrderJson(row, getLocale(request)))
    }),
  )

  router.get(
    '/orders/:id',
    userHandler(async (request, userId) => {
      const [row] = await listOrders(pool, userId, getPathId(request) ?? 0)
      if (!row) throw notFound('Order')
      return toOrderJson(row, getLocale(request))
    }),
  )

  // Wrapped in the common envelope of answers.
  router.get(
    '/orders/:id/document',
    userHandler(async (request, userId) => {
      const { name, media_type, content } = await findDocument(pool, userId, getPathId(request))
      return { name, media_type, content: content.toString('base64') }
    }),
  )

  return router
}

export function activePackageRoutes(pool: pg.Pool): Router {
  return Router().get(
    '/me/active-packages',
    userHandler(async (request, userId) => listActivePackages(pool, userId, getLocale(request))),
  )
}

/** Services whose order call differs from their key. */
const SERVICE_ALIASES: Readonly<Record<string, ServiceKey>> = { 'matterport-service': '3d-service' }

export function orderRoutes(pool: pg.Pool): Router {
  return Router().post(
    '/init-:service-order',
    readBody,
    userHandler(async (request, userId) => {
      const name = (request.params as { service?: string }).service ?? ''
      const service = SERVICE_ALIASES[name] ?? name
      if (!isServiceKey(service)) throw notFound('Service')
      const body = await parseBody(request)
      const told = service === 'rate-service' ? await mergeAppraisalRequest(pool, userId, body) : body
      return createOrder(pool, userId, service, parseOrder(service, told))
    }),
  )
}
