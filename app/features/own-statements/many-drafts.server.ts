import type { FlashName } from '~/session/flash.server'
import type { Visitor } from '~/session/visitor.server'
import { deleteDraft, publishDraft } from '~/upstream/statement-drafts.server'
import { isUpstreamError } from '~/upstream/upstream-error'

/**
 * Publishes own drafts one after the other. A draft that lacks a field or has an unusual price is left as it
 * is: its own page says what to correct.
 */
export async function publishDrafts(visitor: Visitor, ids: readonly string[]): Promise<FlashName> {
  let published = 0
  for (const id of ids) {
    const answer = await visitor.call(publishDraft({ id }, '')).catch(ignoreChanged)
    if (answer?.ok) published += 1
  }
  if (published === 0) return 'drafts_not_published'
  return published < ids.length ? 'drafts_partly_published' : 'drafts_published'
}

/** Deletes own drafts. Those that were published or sent for review meanwhile are skipped. */
export async function deleteDrafts(visitor: Visitor, ids: readonly string[]): Promise<void> {
  for (const id of ids) await visitor.call(deleteDraft({ id })).catch(ignoreChanged)
}

/** Ignores that a draft is gone or being reviewed, and throws other errors. */
function ignoreChanged(error: unknown): undefined {
  if (isUpstreamError(error) && (error.status === 404 || error.status === 409)) return undefined
  throw error
}
