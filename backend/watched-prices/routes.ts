import { Router } from 'express'
import type pg from 'pg'
import { addMessage } from '~backend/messages/add-message'
import { toMinuteCause } from '~backend/messages/minute-cause'
import { lockUntilCommit } from '~backend/platform/db/advisory-locks'
import { inTransaction } from '~backend/platform/db/transaction'
import { canSendEmail } from '~backend/platform/email-limits'
import { notFound } from '~backend/platform/http/errors'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { getVisitorId } from '~backend/platform/http/visitor'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import { watchedPriceEndpoints } from '~contract/endpoints/watched-prices'
import { addWatch, changeWatch, confirmWatch, findWatch, stopWatch } from './store'

export function watchedPriceRoutes(pool: pg.Pool): Router {
  const router = Router()

  mountEndpoint(router, watchedPriceEndpoints.watch, async ({ body, request }) => {
    const { statement_ids: ids, language: locale } = body
    const email = body.email.toLowerCase()
    await inTransaction(pool, async (transaction) => {
      await consumeRateLimit(transaction, 'followed_search', getVisitorId(request))
      await lockUntilCommit(transaction, `watched prices of ${email}`)
      if (!(await canSendEmail(transaction, 'followed_email', email))) return
      const watch = await addWatch(transaction, { email, locale, ids })
      if (!watch) return
      await addMessage(transaction, {
        kind: 'watched_prices',
        to: { email },
        facts: watch,
        locale,
        cause: toMinuteCause(`watched_prices:${watch.token}`),
      })
    })
    return []
  })

  mountEndpoint(router, watchedPriceEndpoints.one, async ({ query }) => {
    const watch = await findWatch(pool, query.token)
    if (!watch) throw notFound('List')
    return watch
  })

  mountEndpoint(router, watchedPriceEndpoints.confirm, async ({ body }) => {
    const isKnown = await inTransaction(pool, (transaction) => confirmWatch(transaction, body.token))
    if (!isKnown) throw notFound('List')
    return []
  })

  mountEndpoint(router, watchedPriceEndpoints.change, async ({ body }) => {
    const isKnown = await inTransaction(pool, (transaction) =>
      changeWatch(transaction, body.token, body.statement_ids),
    )
    if (!isKnown) throw notFound('List')
    return []
  })

  mountEndpoint(router, watchedPriceEndpoints.stop, async ({ query }) => {
    await stopWatch(pool, query.token)
    return []
  })

  return router
}
