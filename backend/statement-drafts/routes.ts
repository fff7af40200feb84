import { Router } from 'express'
import type pg from 'pg'
import type { z } from 'zod'
import { userHandler, visitorHandler } from '~backend/platform/auth/authenticate'
import { inAccountTransaction, inVisitorTransaction } from '~backend/platform/auth/in-account-transaction'
import { parseBody, readBody } from '~backend/platform/http/body'
import { getLocale } from '~backend/platform/http/locale'
import { getNumber, getText, parseQuery } from '~backend/platform/http/query'
import { getVisitorId } from '~backend/platform/http/visitor'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import type { DraftPriceDoubt } from '~contract/schemas/price-doubts'
import type { PublishedDraft, StartedDraft } from '~contract/schemas/statement-drafts'
import { applyTypedUnits } from '~contract/typed-units'
import { createDraftKey, requireDraftId, toDraftReader } from './access'
import { findDuplicates } from './duplicates'
import { findEditedDraft, startCopy, startEditing } from './from-statement'
import { withLocalAddresses } from './local-addresses'
import { findPriceDoubt } from './price-doubts'
import { type PublicationContext, publishDraft } from './publish'
import { parseDraftValues, requireValidValues, saveDraft } from './save-draft'
import {
  addDraft,
  claimDraft,
  deleteDraft,
  listDrafts,
  requireDraft,
  requirePublished,
  toDraftJson,
  toDraftsJson,
} from './store'

type Started = z.input<typeof StartedDraft>

/** `/microservice/users/statement-drafts`. A guest sends the key returned when the draft was created. */
export function statementDraftRoutes(pool: pg.Pool, publication: PublicationContext): Router {
  const { localizeAddress } = publication
  const router = Router()

  router.get(
    '/',
    userHandler(async (request, userId) => {
      const drafts = await toDraftsJson(pool, await listDrafts(pool, userId))
      return withLocalAddresses(pool, drafts, { locale: getLocale(request), localizeAddress })
    }),
  )

  router.post(
    '/',
    readBody,
    visitorHandler(async (request, userId): Promise<Started> => {
      const values = parseDraftValues(await parseBody(request))
      requireValidValues(values)
      const { key, keyHash } = createDraftKey()
      const visitor = userId === undefined ? getVisitorId(request) : `user ${userId}`
      const id = await inVisitorTransaction(pool, userId, async (transaction) => {
        await consumeRateLimit(transaction, 'statement_draft', visitor)
        return addDraft(transaction, { userId, keyHash, values })
      })
      return userId === undefined ? { id, key } : { id }
    }),
  )

  router.get(
    '/of-statement/:statement',
    userHandler(async (request, userId) => {
      const drafts = [await findEditedDraft(pool, userId, request.params.statement)]
      const [json] = await withLocalAddresses(pool, drafts, { locale: getLocale(request), localizeAddress })
      return json
    }),
  )

  router.post(
    '/of-statement/:statement',
    userHandler(
      async (request, userId): Promise<Started> => ({
        id: await startEditing(pool, userId, request.params.statement),
      }),
    ),
  )

  router.post(
    '/copy-of/:statement',
    userHandler(
      async (request, userId): Promise<Started> => ({
        id: await startCopy(pool, userId, request.params.statement),
      }),
    ),
  )

  router.get(
    '/:id',
    visitorHandler(async (request, userId) => {
      const draft = await requireDraft(pool, requireDraftId(request), toDraftReader(request, userId))
      const drafts = [await toDraftJson(pool, draft)]
      const [json] = await withLocalAddresses(pool, drafts, { locale: getLocale(request), localizeAddress })
      return json
    }),
  )

  router.get(
    '/:id/duplicates',
    visitorHandler(async (request, userId) => {
      const draft = await requireDraft(pool, requireDraftId(request), toDraftReader(request, userId))
      return findDuplicates(pool, draft)
    }),
  )

  router.get(
    '/:id/price-doubt',
    visitorHandler(async (request, userId): Promise<z.input<typeof DraftPriceDoubt>> => {
      const draft = await requireDraft(pool, requireDraftId(request), toDraftReader(request, userId))
      const typed = parseDraftValues(parseQuery(request))
      const content = { ...draft.content, ...applyTypedUnits(typed, draft.content) }
      return { doubt: (await findPriceDoubt(pool, { ...draft, content })) ?? null }
    }),
  )

  router.patch(
    '/:id',
    readBody,
    visitorHandler(async (request, userId) => {
      const body = await parseBody(request)
      const change = {
        values: parseDraftValues(body),
        version: getNumber(body, 'version') ?? 0,
        confirmedPrice: getText(body, 'confirmed_price'),
      }
      return saveDraft(pool, requireDraftId(request), toDraftReader(request, userId), change)
    }),
  )

  router.delete(
    '/:id',
    visitorHandler(async (request, userId) => {
      await deleteDraft(pool, requireDraftId(request), toDraftReader(request, userId))
      return []
    }),
  )

  router.post(
    '/:id/claim',
    userHandler(async (request, userId) => {
      const [id, reader] = [requireDraftId(request), toDraftReader(request, userId)]
      await inAccountTransaction(pool, userId, (transaction) => claimDraft(transaction, id, userId, reader))
      return []
    }),
  )

  router.get(
    '/:id/statement',
    userHandler(
      async (request, userId): Promise<z.input<typeof PublishedDraft>> => ({
        statement_id: await requirePublished(pool, requireDraftId(request), userId),
      }),
    ),
  )

  router.post(
    '/:id/publish',
    readBody,
    userHandler(async (request, userId) => {
      const confirmedPrice = getText(await parseBody(request), 'confirmed_price')
      const reader = toDraftReader(request, userId)
      return publishDraft(pool, requireDraftId(request), reader, { ...publication, confirmedPrice })
    }),
  )

  return router
}
