import { type Request, Router } from 'express'
import type pg from 'pg'
import { inAccountTransaction, inVisitorTransaction } from '~backend/platform/auth/in-account-transaction'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { parseQuery } from '~backend/platform/http/query'
import { getVisitorId } from '~backend/platform/http/visitor'
import { consumeRateLimit } from '~backend/platform/rate-limits'
import { draftEndpoints } from '~contract/endpoints/statement-drafts'
import { applyTypedUnits } from '~contract/typed-units'
import { createDraftKey, requireDraftId, toDraftReader } from './access'
import { findDuplicates } from './duplicates'
import { findEditedDraft, findPreviewed, startCopy, startEditing } from './from-statement'
import { withLocalAddresses } from './local-addresses'
import { type PreviewContext, previewDraft, previewStatement } from './preview'
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

/** A guest sends the key returned when the draft was created. */
export function statementDraftRoutes(
  pool: pg.Pool,
  publication: PublicationContext,
  shown: Omit<PreviewContext, 'localizeAddress'>,
): Router {
  const { localizeAddress } = publication
  const router = Router()

  mountEndpoint(router, draftEndpoints.list, async ({ userId, locale }) => {
    const drafts = await toDraftsJson(pool, await listDrafts(pool, userId))
    return withLocalAddresses(pool, drafts, { locale, localizeAddress })
  })

  mountEndpoint(router, draftEndpoints.start, async ({ form, userId, request }) => {
    const values = parseDraftValues(form)
    requireValidValues(values)
    const { key, keyHash } = createDraftKey()
    const visitor = userId === undefined ? getVisitorId(request) : `user ${userId}`
    const id = await inVisitorTransaction(pool, userId, async (transaction) => {
      await consumeRateLimit(transaction, 'statement_draft', visitor)
      return addDraft(transaction, { userId, keyHash, values })
    })
    return userId === undefined ? { id, key } : { id }
  })

  mountEndpoint(router, draftEndpoints.edited, async ({ params, userId, locale }) => {
    const drafts = [await findEditedDraft(pool, userId, params.statement)]
    return getOnly(await withLocalAddresses(pool, drafts, { locale, localizeAddress }))
  })

  mountEndpoint(router, draftEndpoints.editedPreview, async ({ params, userId, locale }) => {
    const { id, draft } = await findPreviewed(pool, userId, params.statement)
    const context = { ...shown, localizeAddress }
    return draft
      ? previewDraft(pool, draft, locale, context)
      : previewStatement(pool, { id, values: {} }, locale, context)
  })

  mountEndpoint(router, draftEndpoints.preview, async ({ params, userId, locale, request }) => {
    const draft = await findDraft(params.id, request, userId)
    return previewDraft(pool, draft, locale, { ...shown, localizeAddress })
  })

  mountEndpoint(router, draftEndpoints.edit, async ({ params, userId }) => ({
    id: await startEditing(pool, userId, params.statement),
  }))

  mountEndpoint(router, draftEndpoints.copy, async ({ params, userId }) => ({
    id: await startCopy(pool, userId, params.statement),
  }))

  mountEndpoint(router, draftEndpoints.one, async ({ params, userId, locale, request }) => {
    const drafts = [await toDraftJson(pool, await findDraft(params.id, request, userId))]
    return getOnly(await withLocalAddresses(pool, drafts, { locale, localizeAddress }))
  })

  mountEndpoint(router, draftEndpoints.duplicates, async ({ params, userId, request }) =>
    findDuplicates(pool, await findDraft(params.id, request, userId)),
  )

  mountEndpoint(router, draftEndpoints.priceDoubt, async ({ params, userId, request }) => {
    const draft = await findDraft(params.id, request, userId)
    const typed = parseDraftValues(parseQuery(request))
    const content = { ...draft.content, ...applyTypedUnits(typed, draft.content) }
    return { doubt: (await findPriceDoubt(pool, { ...draft, content })) ?? null }
  })

  mountEndpoint(router, draftEndpoints.save, async ({ params, body, form, userId, request }) => {
    const change = {
      values: parseDraftValues(form),
      version: body.version ?? 0,
      confirmedPrice: body.confirmed_price,
    }
    return saveDraft(pool, requireDraftId(params.id), toDraftReader(request, userId), change)
  })

  mountEndpoint(router, draftEndpoints.remove, async ({ params, userId, request }) => {
    await deleteDraft(pool, requireDraftId(params.id), toDraftReader(request, userId))
    return []
  })

  mountEndpoint(router, draftEndpoints.claim, async ({ params, userId, request }) => {
    const [id, reader] = [requireDraftId(params.id), toDraftReader(request, userId)]
    await inAccountTransaction(pool, userId, (transaction) => claimDraft(transaction, id, userId, reader))
    return []
  })

  mountEndpoint(router, draftEndpoints.statement, async ({ params, userId }) => ({
    statement_id: await requirePublished(pool, requireDraftId(params.id), userId),
  }))

  mountEndpoint(router, draftEndpoints.publish, async ({ params, body, userId, request }) => {
    const reader = toDraftReader(request, userId)
    const options = { ...publication, confirmedPrice: body.confirmed_price }
    return publishDraft(pool, requireDraftId(params.id), reader, options)
  })

  return router

  async function findDraft(id: string, request: Request, userId: number | undefined) {
    return requireDraft(pool, requireDraftId(id), toDraftReader(request, userId))
  }
}

function getOnly<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('the draft is lost')
  return row
}
