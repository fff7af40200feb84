import { Router } from 'express'
import type pg from 'pg'
import { notFound } from '~backend/platform/http/errors'
import { parseForm } from '~backend/platform/http/form'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { parseQuery } from '~backend/platform/http/query'
import { orderEndpoints, orderFields } from '~contract/endpoints/orders'
import { serviceEndpoints } from '~contract/endpoints/services'
import { SERVICE_KEYS } from '~contract/services'
import { parseId } from '~contract/values/ids'
import { mergeAppraisalRequest } from './appraisals/store'
import { listServices, listServiceTypes, toServiceJson, toServiceTypeJson } from './catalogue'
import { findDocument } from './operator/documents'
import { cancelOrder, moveOrder } from './orders/change-order'
import { createOrder } from './orders/create-order'
import { toOrderForm } from './orders/form'
import { listActivePackages, listOrders, toOrderJson } from './orders/store'

export function serviceRoutes(pool: pg.Pool): Router {
  const router = Router()

  mountEndpoint(router, serviceEndpoints.list, async ({ locale, request }) => {
    const isInAccount = parseQuery(request).has('profile')
    return (await listServices(pool)).map((row) => toServiceJson(row, locale, isInAccount))
  })

  mountEndpoint(router, serviceEndpoints.packages, async ({ params, locale }) => {
    const types = await listServiceTypes(pool, params.key)
    if (!types) throw notFound('Service')
    return types.map((row) => toServiceTypeJson(row, locale))
  })

  mountEndpoint(router, serviceEndpoints.orders, async ({ userId, locale }) => {
    const rows = await listOrders(pool, userId)
    return rows.map((row) => toOrderJson(row, locale))
  })

  mountEndpoint(router, serviceEndpoints.order, async ({ params, userId, locale }) => {
    const [row] = await listOrders(pool, userId, parseId(params.id) ?? 0)
    if (!row) throw notFound('Order')
    return toOrderJson(row, locale)
  })

  mountEndpoint(router, serviceEndpoints.cancel, async ({ params, body, userId, locale }) => {
    await cancelOrder(pool, userId, { orderId: parseId(params.id) ?? 0, promised: body.refund, locale })
    return []
  })

  mountEndpoint(router, serviceEndpoints.move, async ({ params, body, userId, locale }) => {
    await moveOrder(pool, userId, { orderId: parseId(params.id) ?? 0, locale, ...body })
    return []
  })

  mountEndpoint(router, serviceEndpoints.document, async ({ params, userId }) =>
    findDocument(pool, parseId(params.id), userId),
  )

  mountEndpoint(router, serviceEndpoints.activePackages, async ({ userId, locale }) =>
    listActivePackages(pool, userId, locale),
  )

  for (const service of SERVICE_KEYS)
    mountEndpoint(router, orderEndpoints[service], async ({ body, form, userId }) => {
      const fields =
        service === 'rate-service'
          ? parseForm(orderFields(service), await mergeAppraisalRequest(pool, userId, form))
          : body
      return createOrder(pool, userId, service, toOrderForm(service, fields))
    })

  return router
}
