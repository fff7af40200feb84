import { Router } from 'express'
import type pg from 'pg'
import { inAccountTransaction } from '~backend/platform/auth/in-account-transaction'
import { inTransaction } from '~backend/platform/db/transaction'
import { distance } from '~backend/platform/distance'
import { notFound } from '~backend/platform/http/errors'
import { mountBareEndpoint, mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { getVisitorId } from '~backend/platform/http/visitor'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import { TimedCache } from '~backend/platform/timed-cache'
import { estimateEndpoints } from '~contract/endpoints/estimates'
import { LAND, type RefusalReason } from '~contract/estimate'
import { type EstimateForm, toFlat, toOutline } from './described-form'
import { listFlatsForSaleNear } from './flats-for-sale'
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

  const router = Router()

  mountBareEndpoint(
    router,
    estimateEndpoints.estimate,
    async ({ body, userId }) => {
      await inTransaction(pool, (transaction) => consumeRateLimit(transaction, 'estimate', `user ${userId}`))
      const answer = await estimate(body, toFlat(body))
      if ('reason' in answer) return toRefusalJson(answer.reason)
      const row = await toEstimateJson(pool, answer.estimate, answer.storedModel)
      await inAccountTransaction(pool, userId, (transaction) => saveEstimate(transaction, userId, body, row))
      return { result: true, data: [row] }
    },
    (response, answer) => response.json(answer),
  )

  mountEndpoint(router, estimateEndpoints.priceRange, async ({ query, userId, request }) => {
    const visitor = userId === undefined ? getVisitorId(request) : `user ${userId}`
    await inTransaction(pool, (transaction) => consumeRateLimit(transaction, 'price_range', visitor))
    const answer = await estimate(query, toOutline(query))
    return { range: 'reason' in answer ? null : toPriceRangeJson(answer.estimate, answer.storedModel) }
  })

  mountEndpoint(router, estimateEndpoints.recent, async ({ userId }) => listEstimates(pool, userId))

  mountEndpoint(router, estimateEndpoints.accuracy, async () => {
    const model = await modelCache.get()
    if (!model) throw notFound('Model')
    return { ...toModelJson(model), scores: toScoresJson(model.model.card) }
  })

  return router
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
