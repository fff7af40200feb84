import type pg from 'pg'
import { inAccountTransaction } from '~backend/platform/auth/in-account-transaction'
import type { Db } from '~backend/platform/db/pool'
import { openEditing } from '~backend/statement-drafts/from-statement'
import { type PublicationContext, publishLocked } from '~backend/statement-drafts/publish'
import { addDraft, lockOpenDraft } from '~backend/statement-drafts/store'
import type { ImportMode } from '~contract/statement-imports'
import { addImportPhotos, countArchivePhotos, failArchivePhotos } from './import-photos'
import { type PlannedLine, planLines } from './plan-lines'
import { type ImportResult, type LineResult, requireImport } from './store'

interface Confirmation {
  userId: number
  id: string
  mode: ImportMode
  publication: PublicationContext
}

/**
 * Turns all valid lines into drafts or statements in one transaction. Safe to repeat.
 * @throws ApiError 404 for another user's import
 */
export async function confirmImport(pool: pg.Pool, confirmation: Confirmation): Promise<ImportResult> {
  const { userId, id } = confirmation
  // Two files of one owner may contain the same statement.
  return inAccountTransaction(pool, userId, async (transaction) => {
    // Photos of archives that arrive meanwhile wait, and are refused afterwards.
    await transaction.query('select from statement_imports where id::text = $1 for update', [id])
    const { lines, result: former } = await requireImport(transaction, id, userId)
    if (former) return former
    const result: Record<LineResult, number> = {
      drafts: 0,
      published: 0,
      in_review: 0,
      unchanged: 0,
      left_out: 0,
      awaiting_photos: 0,
    }
    const archivePhotos = await countArchivePhotos(transaction, id)
    for (const line of await planLines(transaction, userId, lines, archivePhotos)) {
      const done = await takeLine(transaction, confirmation, line)
      result[done] += 1
    }
    await failArchivePhotos(transaction, id)
    await transaction.query('update statement_imports set result = $2 where id = $1', [id, result])
    return result
  })
}

async function takeLine(
  transaction: Db,
  { userId, id, mode, publication }: Confirmation,
  line: PlannedLine,
): Promise<LineResult> {
  if (line.outcome === 'unchanged') return 'unchanged'
  if (line.outcome === 'wrong' || line.outcome === 'in_review') return 'left_out'
  const draftId = await writeDraft(transaction, userId, line)
  if (draftId === undefined) return 'left_out'
  // Recorded before publishing, because the statement then replaces the draft.
  await transaction.query(
    `insert into imported_statements (user_id, external_id, draft_id, statement_id, content_hash)
     values ($1, $2, $3, $4, $5)
     on conflict (user_id, external_id) do update
     set draft_id = excluded.draft_id, statement_id = excluded.statement_id, content_hash = excluded.content_hash`,
    [
      userId,
      line.external_id,
      line.statementId === undefined ? draftId : null,
      line.statementId ?? null,
      line.contentHash,
    ],
  )
  const publishes = mode === 'publish' && line.isComplete
  await addImportPhotos(transaction, { importId: id, line, draftId, publishes })
  if (publishes && line.photos.length + line.archivePhotos > 0) return 'awaiting_photos'
  if (!publishes) return 'drafts'
  const draft = await lockOpenDraft(transaction, draftId, { userId, keyHash: undefined })
  const { state } = await publishLocked(transaction, draft, publication)
  return state
}

/**
 * @returns undefined if the draft was submitted for review, or it or its statement was deleted, since
 * planning
 */
async function writeDraft(
  transaction: Db,
  userId: number,
  { statementId, draftId, values }: PlannedLine,
): Promise<string | undefined> {
  if (statementId === undefined && draftId === undefined)
    return addDraft(transaction, { userId, keyHash: undefined, values })
  const id = statementId === undefined ? draftId : await openEditing(transaction, userId, String(statementId))
  if (id === undefined) return undefined
  // The version makes an outdated page conflict instead of overwriting this.
  const { rowCount } = await transaction.query(
    `update statement_drafts d set content = d.content || $2::jsonb, version = d.version + 1, updated_at = now(),
       field_versions = d.field_versions || (select jsonb_object_agg(key, d.version + 1) from jsonb_object_keys($2::jsonb) key)
     where d.id = $1 and d.state <> 'in_review'`,
    [id, values],
  )
  return rowCount ? id : undefined
}
