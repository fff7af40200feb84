import { Router } from 'express'
import type pg from 'pg'
import { userHandler } from '~backend/platform/auth/authenticate'
import { parseBody, readBody } from '~backend/platform/http/body'
import { parseForm } from '~backend/platform/http/form'
import { beginDifferencePayment, DifferenceForm } from './pay-difference'
import { listMeasurements, toMeasurementJson } from './store'

export function measurementRoutes(pool: pg.Pool): Router {
  return Router().get(
    '/measure',
    userHandler(async (_request, userId) => (await listMeasurements(pool, userId)).map(toMeasurementJson)),
  )
}

export function differencePaymentRoutes(pool: pg.Pool): Router {
  return Router().post(
    '/init-measure-difference',
    readBody,
    userHandler(async (request, userId) =>
      beginDifferencePayment(pool, userId, parseForm(DifferenceForm, await parseBody(request))),
    ),
  )
}
