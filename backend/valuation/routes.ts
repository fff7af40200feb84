import { Router } from 'express'
import type pg from 'pg'
import { requiredUserId } from '../auth/required-user'
import { withTransaction } from '../db/transaction'
import { answering } from '../http/answering'
import { bodyOf, readBody } from '../http/body'
import { notFound } from '../http/errors'
import { readForm } from '../http/form'
import { distance } from '../locations/distance'
import { takeTurn } from '../visitors/turns'
import { estimateRow, modelRow, refusalBody, scoreRows } from './answer'
import { CurrentModel } from './current-model'
import { keepEstimate, listEstimates } from './estimates'
import { EstimateForm, flatOf, LAND } from './form'
import { estimate, type Reason } from './model/estimate'
import { listOffersNear } from './offers'

/** Nothing of Tbilisi is further from its middle, metres. */
const TBILISI = { lat: 41.7151, lng: 44.8271, reach: 30_000 }

/** `/evaluation-…` of the main API: estimates for users, and how good they are for everybody. */
export function valuationRoutes(pool: pg.Pool): Router {
  const current = new CurrentModel(pool)

  async function answerTo(form: EstimateForm) {
    const reason = reasonAgainst(form)
    if (reason) return { reason }
    const kept = await current.get()
    if (!kept) return { reason: 'too_few_comparables' as const }
    const flat = flatOf(form)
    const near = await listOffersNear(pool, { lat: form.latitude, lng: form.longitude })
    const answer = estimate(kept.model, flat, near, { madeUp: kept.isMadeUp })
    return 'reason' in answer ? answer : { row: await estimateRow(pool, answer.estimate, kept) }
  }

  return Router()
    .post('/evaluation-predict-price', readBody, (request, response, next) => {
      predict().then((body) => response.json(body), next)

      async function predict() {
        const userId = await requiredUserId(pool, request)
        const form = readForm(EstimateForm, await bodyOf(request))
        await withTransaction(pool, (transaction) => takeTurn(transaction, 'estimate', `user ${userId}`))
        const answer = await answerTo(form)
        if ('reason' in answer) return refusalBody(answer.reason)
        await keepEstimate(pool, userId, form, answer.row)
        return { result: true, data: [answer.row] }
      }
    })
    .get(
      '/evaluation-estimates',
      answering(async (request) => listEstimates(pool, await requiredUserId(pool, request))),
    )
    .get(
      '/evaluation-report-card',
      answering(async () => {
        const kept = await current.get()
        if (!kept) throw notFound('Model')
        return { ...modelRow(kept), scores: scoreRows(kept.model.card) }
      }),
    )
}

/** What cannot be estimated whatever is offered around it. */
function reasonAgainst({ type_of_apartment, latitude, longitude }: EstimateForm): Reason | undefined {
  if (type_of_apartment === LAND) return 'land'
  const away = distance(TBILISI, { lat: latitude, lng: longitude })
  return away > TBILISI.reach ? 'not_tbilisi' : undefined
}
