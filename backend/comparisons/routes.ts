import { Router } from 'express'
import type pg from 'pg'
import { inTransaction } from '~backend/platform/db/transaction'
import { notFound } from '~backend/platform/http/errors'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { getVisitorId } from '~backend/platform/http/visitor'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import { comparisonEndpoints } from '~contract/endpoints/comparisons'
import { saveVotes } from './save-votes'
import {
  addComparison,
  changeComparison,
  deleteComparison,
  findComparison,
  listPeople,
  removePerson,
} from './store'

/** Comparisons that several people decide on. Keys in the requests authorize them. */
export function comparisonRoutes(pool: pg.Pool): Router {
  const router = Router()

  mountEndpoint(router, comparisonEndpoints.one, async ({ query }) => {
    const comparison = await findComparison(pool, query)
    if (!comparison) throw notFound('Comparison')
    const { id: _, ...shown } = comparison
    return { ...shown, people: await listPeople(pool, comparison, query.person_key) }
  })

  mountEndpoint(router, comparisonEndpoints.create, ({ body, request }) => {
    const { idempotency_key: idempotencyKey, ...compared } = body
    return inTransaction(pool, async (transaction) => {
      await consumeRateLimit(transaction, 'comparison', getVisitorId(request))
      return addComparison(transaction, compared, idempotencyKey)
    })
  })

  mountEndpoint(router, comparisonEndpoints.change, async ({ body, request }) => {
    const { key, owner_key, ...compared } = body
    await inTransaction(pool, async (transaction) => {
      await consumeRateLimit(transaction, 'comparison_change', getVisitorId(request))
      if (!(await changeComparison(transaction, { key, owner_key }, compared))) throw notFound('Comparison')
    })
    return []
  })

  mountEndpoint(router, comparisonEndpoints.remove, async ({ query }) => {
    await deleteComparison(pool, query)
    return []
  })

  mountEndpoint(router, comparisonEndpoints.vote, async ({ body, form, request }) => {
    await inTransaction(pool, async (transaction) => {
      await consumeRateLimit(transaction, 'comparison_change', getVisitorId(request))
      if (!(await saveVotes(transaction, body, form))) throw notFound('Comparison')
    })
    return []
  })

  mountEndpoint(router, comparisonEndpoints.removePerson, async ({ query }) => {
    await removePerson(pool, query, query.person_id)
    return []
  })

  return router
}
