import { Router } from 'express'
import type pg from 'pg'
import type { z } from 'zod'
import { userHandler } from '~backend/platform/auth/authenticate'
import { parseBody, readBody } from '~backend/platform/http/body'
import { notFound } from '~backend/platform/http/errors'
import { parseForm } from '~backend/platform/http/form'
import { jsonHandler } from '~backend/platform/http/json-handler'
import { getLocale } from '~backend/platform/http/locale'
import { getPathId } from '~backend/platform/http/path-id'
import { parseQuery } from '~backend/platform/http/query'
import type { OrderDocument, ServiceOrders, ServicePackages, Services } from '~contract/schemas/services'
import { getOrderCall, SERVICE_KEYS, type ServiceKey } from '~contract/services'
import { mergeAppraisalRequest } from './appraisals/store'
import { listServices, listServiceTypes, toServiceJson, toServiceTypeJson } from './catalogue'
import { findDocument } from './operator/documents'
import { CancelForm, cancelOrder, MoveForm, moveOrder } from './orders/change-order'
import { createOrder } from './orders/create-order'
import { parseOrder } from './orders/form'
import { listActivePackages, listOrders, toOrderJson } from './orders/store'

export function serviceRoutes(pool: pg.Pool): Router {
  const router = Router()

  router.get(
    '/',
    jsonHandler(async (request): Promise<z.input<typeof Services>> => {
      const isInAccount = parseQuery(request).has('profile')
      const locale = getLocale(request)
      return (await listServices(pool)).map((row) => toServiceJson(row, locale, isInAccount))
    }),
  )

  router.get(
    '/types/:key',
    jsonHandler(async (request): Promise<z.input<typeof ServicePackages>> => {
      const types = await listServiceTypes(pool, request.params.key ?? '')
      if (!types) throw notFound('Service')
      return types.map((row) => toServiceTypeJson(row, getLocale(request)))
    }),
  )

  router.get(
    '/orders',
    userHandler(async (request, userId): Promise<z.input<typeof ServiceOrders>> => {
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

  router.post(
    '/orders/:id/cancel',
    readBody,
    userHandler(async (request, userId) => {
      const { refund: promised } = parseForm(CancelForm, await parseBody(request))
      await cancelOrder(pool, userId, {
        orderId: getPathId(request) ?? 0,
        promised,
        locale: getLocale(request),
      })
      return []
    }),
  )

  router.post(
    '/orders/:id/move',
    readBody,
    userHandler(async (request, userId) => {
      const moved = parseForm(MoveForm, await parseBody(request))
      await moveOrder(pool, userId, {
        orderId: getPathId(request) ?? 0,
        locale: getLocale(request),
        ...moved,
      })
      return []
    }),
  )

  router.get(
    '/orders/:id/document',
    userHandler(async (request, userId): Promise<z.input<typeof OrderDocument>> => {
      return findDocument(pool, getPathId(request), userId)
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

export function orderRoutes(pool: pg.Pool): Router {
  return Router().post(
    '/init-:service-order',
    readBody,
    userHandler(async (request, userId) => {
      const name = (request.params as { service?: string }).service ?? ''
      const service = findServiceKey(name)
      if (!service) throw notFound('Service')
      const body = await parseBody(request)
      const fields = service === 'rate-service' ? await mergeAppraisalRequest(pool, userId, body) : body
      return createOrder(pool, userId, service, parseOrder(service, fields))
    }),
  )
}

function findServiceKey(call: string): ServiceKey | undefined {
  return SERVICE_KEYS.find((key) => key === call || getOrderCall(key) === call)
}
