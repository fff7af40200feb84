import { Router } from 'express'
import type pg from 'pg'
import { z } from 'zod'
import { userHandler } from '~backend/platform/auth/authenticate'
import { inAccountTransaction } from '~backend/platform/auth/in-account-transaction'
import { parseBody, readBody } from '~backend/platform/http/body'
import { notFound, validationError } from '~backend/platform/http/errors'
import { parseForm } from '~backend/platform/http/form'
import { requiredText } from '~contract/endpoints/fields'
import { MAX_SAVED_QUERY_LENGTH, MAX_SAVED_SEARCHES } from '~contract/saved-searches'
import type { AnswerOf } from '~contract/schemas/envelope'
import type { SavedSearches } from '~contract/schemas/saved-searches'
import { isId } from '~contract/values/ids'
import { MAX_LINE_LENGTH } from '~contract/values/text-lengths'
import { deleteSavedSearch, listSavedSearches, saveSearch, setEmails } from './store'

const sendsEmails = z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1')

const SavedSearchForm = z.object({
  name: requiredText(MAX_LINE_LENGTH),
  query: requiredText(MAX_SAVED_QUERY_LENGTH),
  sends_emails: sendsEmails,
})

const EmailsForm = z.object({ sends_emails: sendsEmails })

export function savedSearchRoutes(pool: pg.Pool): Router {
  return Router()
    .get(
      '/',
      userHandler(
        async (_request, userId): Promise<AnswerOf<typeof SavedSearches>> => listSavedSearches(pool, userId),
      ),
    )
    .post(
      '/',
      readBody,
      userHandler(async (request, userId) => {
        const { sends_emails, ...search } = parseForm(SavedSearchForm, await parseBody(request))
        const isSaved = await inAccountTransaction(pool, userId, (transaction) =>
          saveSearch(transaction, userId, { ...search, sendsEmails: sends_emails }),
        )
        if (!isSaved) {
          const message = `There are ${MAX_SAVED_SEARCHES} saved searches already.`
          throw validationError([{ field: 'query', message }])
        }
        return []
      }),
    )
    .patch(
      '/:id',
      readBody,
      userHandler(async (request, userId) => {
        const { sends_emails } = parseForm(EmailsForm, await parseBody(request))
        if (!(await setEmails(pool, userId, parseSearchId(request.params.id), { sendsEmails: sends_emails })))
          throw notFound('Saved search')
        return []
      }),
    )
    .delete(
      '/:id',
      userHandler(async (request, userId) => {
        await deleteSavedSearch(pool, userId, parseSearchId(request.params.id))
        return []
      }),
    )
}

/** @throws ApiError 404 for a malformed id */
function parseSearchId(text: string | undefined): number {
  const id = Number(text)
  if (!isId(id)) throw notFound('Saved search')
  return id
}
