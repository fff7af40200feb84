import { Router } from 'express'
import type pg from 'pg'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { serviceEndpoints } from '~contract/endpoints/services'
import { beginDifferencePayment } from './pay-difference'
import { listMeasurements, toMeasurementJson } from './store'

export function measurementRoutes(pool: pg.Pool): Router {
  const router = Router()

  mountEndpoint(router, serviceEndpoints.measurements, async ({ userId }) =>
    (await listMeasurements(pool, userId)).map(toMeasurementJson),
  )

  mountEndpoint(router, serviceEndpoints.payDifference, async ({ body, userId }) =>
    beginDifferencePayment(pool, userId, body),
  )

  return router
}
