import { Router } from 'express'
import type pg from 'pg'
import { requireUserId } from '~backend/platform/auth/require-user'
import { parseBody, readBody } from '~backend/platform/http/body'
import { parseForm } from '~backend/platform/http/form'
import { jsonHandler } from '~backend/platform/http/json-handler'
import { beginDifferencePayment, DifferenceForm } from './pay-difference'
import { listMeasurements, toMeasurementJson } from './store'

export function measurementRoutes(pool: pg.Pool): Router {
  return Router().get(
    '/measure',
    jsonHandler(async (request) =>
      (await listMeasurements(pool, await requireUserId(pool, request))).map(toMeasurementJson),
    ),
  )
}

/** `/v3/payments/init-measure-difference`. */
export function differencePaymentRoutes(pool: pg.Pool): Router {
  return Router().post(
    '/init-measure-difference',
    readBody,
    jsonHandler(async (request) =>
      beginDifferencePayment(
        pool,
        await requireUserId(pool, request),
        parseForm(DifferenceForm, await parseBody(request)),
      ),
    ),
  )
}
