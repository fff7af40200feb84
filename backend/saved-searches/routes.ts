import { Router } from 'express'
import type pg from 'pg'
import { addMessage } from '~backend/messages/add-message'
import { toMinuteCause } from '~backend/messages/minute-cause'
import { inAccountTransaction } from '~backend/platform/auth/in-account-transaction'
import { lockUntilCommit } from '~backend/platform/db/advisory-locks'
import { inTransaction } from '~backend/platform/db/transaction'
import { canSendEmail } from '~backend/platform/email-limits'
import { notFound, validationError } from '~backend/platform/http/errors'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { getVisitorId } from '~backend/platform/http/visitor'
import { areBrowserKeys } from '~backend/platform/push/encrypt'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import { toPublicUrl } from '~backend/platform/webhooks/private-addresses'
import type { ParseSearchText } from '~backend/search/search-text'
import { savedSearchEndpoints } from '~contract/endpoints/saved-searches'
import { MAX_PUSH_DEVICES } from '~contract/push'
import { MAX_SAVED_SEARCHES } from '~contract/saved-searches'
import { isId } from '~contract/values/ids'
import {
  addFollowedSearch,
  confirmFollowedSearch,
  findFollowedSearch,
  stopFollowedSearch,
} from './followed-store'
import { listFittingStatements } from './known-statements'
import type { PushSettings } from './push-job'
import { addSubscription, removeSubscriptions } from './push-store'
import { deleteSavedSearch, listSavedSearches, saveSearch, setEmails } from './store'

export function savedSearchRoutes(
  pool: pg.Pool,
  parseSearchText: ParseSearchText,
  push?: PushSettings,
): Router {
  const router = Router()

  mountEndpoint(router, savedSearchEndpoints.list, ({ userId }) => listSavedSearches(pool, userId))

  mountEndpoint(router, savedSearchEndpoints.save, async ({ body, userId }) => {
    const { sends_emails: sendsEmails, ...search } = body
    const isSaved = await inAccountTransaction(pool, userId, (transaction) =>
      saveSearch(transaction, userId, { ...search, sendsEmails }, parseSearchText),
    )
    if (!isSaved) {
      const message = `There are ${MAX_SAVED_SEARCHES} saved searches already.`
      throw validationError([{ field: 'query', message }])
    }
    return []
  })

  mountEndpoint(router, savedSearchEndpoints.setEmails, async ({ params, body, userId }) => {
    const id = parseSearchId(params.id)
    const isOwn = await inTransaction(pool, (transaction) =>
      setEmails(transaction, userId, id, { sendsEmails: body.sends_emails }, parseSearchText),
    )
    if (!isOwn) throw notFound('Saved search')
    return []
  })

  mountEndpoint(router, savedSearchEndpoints.remove, async ({ params, userId }) => {
    await deleteSavedSearch(pool, userId, parseSearchId(params.id))
    return []
  })

  addFollowedRoutes(router, pool, parseSearchText, push)
  addPushRoutes(router, pool, push)
  return router
}

/** Adds the routes of searches that guests follow by email. */
function addFollowedRoutes(
  router: Router,
  pool: pg.Pool,
  parseSearchText: ParseSearchText,
  push: PushSettings | undefined,
): void {
  mountEndpoint(router, savedSearchEndpoints.follow, async ({ body, request }) => {
    const { name, query, frequency, language: locale } = body
    const email = body.email.toLowerCase()
    await inTransaction(pool, async (transaction) => {
      await consumeRateLimit(transaction, 'followed_search', getVisitorId(request))
      await lockUntilCommit(transaction, `followed searches of ${email}`)
      const knownIds = await listFittingStatements(transaction, { user_id: null, query }, parseSearchText)
      const token = await addFollowedSearch(transaction, { email, name, query, frequency, locale, knownIds })
      if (!token || !(await canSendEmail(transaction, 'followed_email', email))) return
      await addMessage(transaction, {
        kind: 'followed_search',
        to: { email },
        facts: { name, token },
        locale,
        cause: toMinuteCause(`followed_search:${token}`),
      })
    })
    return []
  })

  mountEndpoint(router, savedSearchEndpoints.followed, async ({ query }) => {
    const search = await findFollowedSearch(pool, query.token)
    if (!search) throw notFound('Followed search')
    return { ...search, push_key: push?.key.publicKey ?? null }
  })

  mountEndpoint(router, savedSearchEndpoints.confirmFollowed, async ({ body }) => {
    if (!(await confirmFollowedSearch(pool, body.token, body.frequency))) throw notFound('Followed search')
    return []
  })

  mountEndpoint(router, savedSearchEndpoints.stopFollowed, async ({ query }) => {
    await stopFollowedSearch(pool, query.token)
    return []
  })
}

/** Adds the routes of notifications, which need a key of the site. */
function addPushRoutes(router: Router, pool: pg.Pool, push: PushSettings | undefined): void {
  mountEndpoint(router, savedSearchEndpoints.addPush, async ({ body, request }) => {
    if (!push) throw notFound('Key of notifications')
    const { token, ...subscription } = body
    const url = toPublicUrl(subscription.endpoint, push.allowsPrivate)
    if (!url || (url.protocol !== 'https:' && !push.allowsPrivate))
      throw validationError([{ field: 'endpoint', message: 'must be a public https address' }])
    if (!areBrowserKeys(subscription))
      throw validationError([{ field: 'p256dh', message: 'must be keys of a browser' }])
    const outcome = await inTransaction(pool, async (transaction) => {
      await consumeRateLimit(transaction, 'push_subscription', getVisitorId(request))
      return addSubscription(transaction, token, subscription)
    })
    if (outcome === 'unknown') throw notFound('Followed search')
    if (outcome === 'full') {
      const message = `The search notifies ${MAX_PUSH_DEVICES} browsers already.`
      throw validationError([{ field: 'token', message }])
    }
    return []
  })

  mountEndpoint(router, savedSearchEndpoints.stopPush, async ({ query }) => {
    await removeSubscriptions(pool, query.token)
    return []
  })
}

/** @throws ApiError 404 for a malformed id */
function parseSearchId(text: string): number {
  const id = Number(text)
  if (!isId(id)) throw notFound('Saved search')
  return id
}
