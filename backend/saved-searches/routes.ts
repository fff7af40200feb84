import { Router } from 'express'
import type pg from 'pg'
import { inAccountTransaction } from '~backend/platform/auth/in-account-transaction'
import { notFound, validationError } from '~backend/platform/http/errors'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { savedSearchEndpoints } from '~contract/endpoints/saved-searches'
import { MAX_SAVED_SEARCHES } from '~contract/saved-searches'
import { isId } from '~contract/values/ids'
import { deleteSavedSearch, listSavedSearches, saveSearch, setEmails } from './store'

export function savedSearchRoutes(pool: pg.Pool): Router {
  const router = Router()

  mountEndpoint(router, savedSearchEndpoints.list, ({ userId }) => listSavedSearches(pool, userId))

  mountEndpoint(router, savedSearchEndpoints.save, async ({ body, userId }) => {
    const { sends_emails: sendsEmails, ...search } = body
    const isSaved = await inAccountTransaction(pool, userId, (transaction) =>
      saveSearch(transaction, userId, { ...search, sendsEmails }),
    )
    if (!isSaved) {
      const message = `There are ${MAX_SAVED_SEARCHES} saved searches already.`
      throw validationError([{ field: 'query', message }])
    }
    return []
  })

  mountEndpoint(router, savedSearchEndpoints.setEmails, async ({ params, body, userId }) => {
    const id = parseSearchId(params.id)
    if (!(await setEmails(pool, userId, id, { sendsEmails: body.sends_emails })))
      throw notFound('Saved search')
    return []
  })

  mountEndpoint(router, savedSearchEndpoints.remove, async ({ params, userId }) => {
    await deleteSavedSearch(pool, userId, parseSearchId(params.id))
    return []
  })

  return router
}

/** @throws ApiError 404 for a malformed id */
function parseSearchId(text: string): number {
  const id = Number(text)
  if (!isId(id)) throw notFound('Saved search')
  return id
}
