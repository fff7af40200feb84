import { Router } from 'express'
import type pg from 'pg'
import { requiredUserId } from '../../auth/required-user'
import { answering } from '../../http/answering'
import { bodyOf, readBody } from '../../http/body'
import { readForm } from '../../http/form'
import { DifferenceForm, payDifference } from './difference'
import { listMeasurements, measurementAnswer } from './list'

/** `/measure`: what has become of what a user has ordered to be measured. */
export function measureRoutes(pool: pg.Pool): Router {
  return Router().get(
    '/measure',
    answering(async (request) =>
      (await listMeasurements(pool, await requiredUserId(pool, request))).map(measurementAnswer),
    ),
  )
}

/** `/v3/payments/init-measure-difference`: begins the payment of what measuring costs more. */
export function differenceRoutes(pool: pg.Pool): Router {
  return Router().post(
    '/init-measure-difference',
    readBody,
    answering(async (request) =>
      payDifference(
        pool,
        await requiredUserId(pool, request),
        readForm(DifferenceForm, await bodyOf(request)),
      ),
    ),
  )
}
