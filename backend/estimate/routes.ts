import { Router } from 'express'
import type pg from 'pg'
import type { z } from 'zod'
import { userHandler, visitorHandler, withUser } from '~backend/platform/auth/authenticate'
import { inAccountTransaction } from '~backend/platform/auth/in-account-transaction'
import { inTransaction } from '~backend/platform/db/transaction'
import { distance } from '~backend/platform/distance'
import { parseBody, readBody } from '~backend/platform/http/body'
import { notFound } from '~backend/platform/http/errors'
import { parseForm } from '~backend/platform/http/form'
import { jsonHandler, resultHandler } from '~backend/platform/http/json-handler'
import { parseQuery } from '~backend/platform/http/query'
import { getVisitorId } from '~backend/platform/http/visitor'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import { TimedCache } from '~backend/platform/timed-cache'
import { LAND, type RefusalReason } from '~contract/estimate'
import type { AccuracyReport, PriceRange, RecentEstimates } from '~contract/schemas/estimate'
import { listFlatsForSaleNear } from './flats-for-sale'
import { EstimateForm, OutlineForm, toFlat, toOutline } from './form'
import { type Estimate, estimatePrice } from './model/estimate-price'
import type { Flat } from './model/flat'
import { findNewestModel, type StoredModel } from './retrain-model'
import { listEstimates, saveEstimate } from './saved-estimates'
import { toEstimateJson, toModelJson, toPriceRangeJson, toRefusalJson, toScoresJson } from './to-json'

/** Circle around all of Tbilisi; the radius is in metres. */
const TBILISI_AREA = { lat: 41.7151, lng: 44.8271, radius: 30_000 }
/** Age in ms at which the database is checked for a newer model. */
const MAX_MODEL_CACHE_AGE_MS = 60_000

export function estimateRoutes(pool: pg.Pool): Router {
  const modelCache = new TimedCache(
    () => findNewestModel(pool),
    (model) => (model ? MAX_MODEL_CACHE_AGE_MS : 0),
  )

  async function estimate(form: PlacedForm, flat: Flat): Promise<ModelEstimate> {
    const reason = findRefusalReason(form)
    if (reason) return { reason }
    const storedModel = await modelCache.get()
    if (!storedModel) return { reason: 'too_few_comparables' }
    const near = await listFlatsForSaleNear(pool, { lat: form.latitude, lng: form.longitude })
    const answer = estimatePrice(storedModel.model, flat, near, { isMadeUp: storedModel.isMadeUp })
    return 'reason' in answer ? answer : { ...answer, storedModel }
  }

  const predict = withUser(async (request, userId) => {
    const form = parseForm(EstimateForm, await parseBody(request))
    await inTransaction(pool, (transaction) => consumeRateLimit(transaction, 'estimate', `user ${userId}`))
    const answer = await estimate(form, toFlat(form))
    if ('reason' in answer) return toRefusalJson(answer.reason)
    const row = await toEstimateJson(pool, answer.estimate, answer.storedModel)
    await inAccountTransaction(pool, userId, (transaction) => saveEstimate(transaction, userId, form, row))
    return { result: true, data: [row] }
  })

  return Router()
    .post(
      '/evaluation-predict-price',
      readBody,
      resultHandler(predict, (response, body) => response.json(body)),
    )
    .get(
      '/evaluation-price-range',
      visitorHandler(async (request, userId): Promise<z.input<typeof PriceRange>> => {
        const form = parseForm(OutlineForm, parseQuery(request))
        const visitor = userId === undefined ? getVisitorId(request) : `user ${userId}`
        await inTransaction(pool, (transaction) => consumeRateLimit(transaction, 'price_range', visitor))
        const answer = await estimate(form, toOutline(form))
        return { range: 'reason' in answer ? null : toPriceRangeJson(answer.estimate, answer.storedModel) }
      }),
    )
    .get(
      '/evaluation-estimates',
      userHandler(
        async (_request, userId): Promise<z.input<typeof RecentEstimates>> => listEstimates(pool, userId),
      ),
    )
    .get(
      '/evaluation-report-card',
      jsonHandler(async (): Promise<z.input<typeof AccuracyReport>> => {
        const model = await modelCache.get()
        if (!model) throw notFound('Model')
        return { ...toModelJson(model), scores: toScoresJson(model.model.card) }
      }),
    )
}

type ModelEstimate = { reason: RefusalReason } | { estimate: Estimate; storedModel: StoredModel }

type PlacedForm = Pick<EstimateForm, 'type_of_apartment' | 'latitude' | 'longitude'>

function findRefusalReason({
  type_of_apartment,
  latitude,
  longitude,
}: PlacedForm): RefusalReason | undefined {
  if (type_of_apartment === LAND) return 'land'
  const away = distance(TBILISI_AREA, { lat: latitude, lng: longitude })
  return away > TBILISI_AREA.radius ? 'not_tbilisi' : undefined
}
