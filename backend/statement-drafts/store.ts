import type { z } from 'zod'
import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { ApiError, notFound } from '~backend/platform/http/errors'
import type { StatementDraft } from '~contract/schemas/statement-drafts'
import type { DraftValues } from '~contract/statement-drafts'
import { PHOTO_WARNINGS } from '~contract/statement-photos'
import { type DraftReader, READABLE_DRAFT_SQL, toReadableValues } from './access'
import { findPhotoName, getPhotoColour, getPhotoToken } from './photos/photo-path'

export type DraftRow = Row<
  'statement_drafts',
  'id' | 'user_id' | 'statement_id' | 'version' | 'state' | 'refusal' | 'confirmed_price'
> & {
  content: DraftValues
  field_versions: Record<string, number>
  updated_at: string
}

const MAX_GUEST_DRAFT_DAYS = 14
const MAX_DRAFT_DAYS = 180

const COLUMNS = `d.id, d.user_id, d.statement_id, d.content, d.field_versions, d.version, d.state, d.refusal,
  d.confirmed_price,   ${toGeorgianTimeSql('d.updated_at')} as updated_at`

/** @throws ApiError 404 for readers other than its owner */
export async function requireDraft(db: Db, id: string, reader: DraftReader): Promise<DraftRow> {
  const { rows } = await db.query<DraftRow>(
    `select ${COLUMNS} from statement_drafts d where ${READABLE_DRAFT_SQL}`,
    [...toReadableValues(id, reader)],
  )
  if (!rows[0]) throw notFound('Draft')
  return rows[0]
}

/** Locks a draft until the transaction ends. */
async function lockDraft(transaction: Db, id: string, reader: DraftReader): Promise<DraftRow> {
  const { rows } = await transaction.query<DraftRow>(
    `select ${COLUMNS} from statement_drafts d where ${READABLE_DRAFT_SQL} for update`,
    [...toReadableValues(id, reader)],
  )
  if (!rows[0]) throw notFound('Draft')
  return rows[0]
}

/**
 * Locks a draft that can be changed.
 * @throws ApiError 409 under review
 */
export async function lockOpenDraft(transaction: Db, id: string, reader: DraftReader): Promise<DraftRow> {
  const draft = await lockDraft(transaction, id, reader)
  if (draft.state === 'in_review') throw new ApiError(409, 'The draft is being reviewed')
  return draft
}

/** @throws ApiError 404 if the draft is not under review */
export async function requireDraftInReview(
  db: Db,
  id: string,
  lock: '' | 'for update' = '',
): Promise<DraftRow> {
  const { rows } = await db.query<DraftRow>(
    `select ${COLUMNS} from statement_drafts d where d.id = $1 and d.state = 'in_review'
       and not exists (select from users where id = d.user_id and blocked_at is not null) ${lock}`,
    [id],
  )
  if (!rows[0]) throw notFound('Draft')
  return rows[0]
}

export async function listDrafts(db: Db, userId: number): Promise<DraftRow[]> {
  const { rows } = await db.query<DraftRow>(
    `select ${COLUMNS} from statement_drafts d where d.user_id = $1 order by d.updated_at desc, d.id limit 50`,
    [userId],
  )
  return rows
}

export async function addDraft(
  db: Db,
  draft: { userId: number | undefined; keyHash: Buffer | undefined; values: DraftValues },
): Promise<string> {
  const { rows } = await db.query<Row<'statement_drafts', 'id'>>(
    'insert into statement_drafts (user_id, key_hash, content) values ($1, $2, $3) returning id',
    [draft.userId ?? null, draft.userId === undefined ? draft.keyHash : null, draft.values],
  )
  if (!rows[0]) throw new Error('no draft was added')
  return rows[0].id
}

/**
 * Assigns a guest's draft to the account. Safe to repeat.
 * @throws ApiError 404 if the reader has no such draft
 */
export async function claimDraft(db: Db, id: string, userId: number, reader: DraftReader): Promise<void> {
  const { rowCount } = await db.query(
    `update statement_drafts d set user_id = $4, key_hash = null
     where d.id = $1 and (d.user_id = $2 or d.key_hash = $3) and (d.user_id is null or d.user_id = $4)`,
    [...toReadableValues(id, reader), userId],
  )
  if (rowCount === 0) throw notFound('Draft')
}

/** @throws ApiError 404 if the reader has no such draft */
export async function deleteDraft(db: Db, id: string, reader: DraftReader): Promise<void> {
  const { rowCount } = await db.query(`delete from statement_drafts d where ${READABLE_DRAFT_SQL}`, [
    ...toReadableValues(id, reader),
  ])
  if (rowCount === 0) throw notFound('Draft')
}

/**
 * Returns the statement published from a user's draft.
 * @throws ApiError 404 for an unpublished draft, another user's, or a deleted statement
 */
export async function requirePublished(db: Db, draftId: string, userId: number): Promise<number> {
  const { rows } = await db.query<Row<'statements', 'id'>>(
    'select id from statements where draft_id = $1 and user_id = $2 and deleted_at is null',
    [draftId, userId],
  )
  if (!rows[0]) throw notFound('Statement')
  return rows[0].id
}

/** Deletes abandoned drafts, which leaves their photos unused. Drafts under review stay. */
export async function deleteOldDrafts(db: Db): Promise<void> {
  await db.query(
    `delete from statement_drafts
     where state <> 'in_review'
       and updated_at < now() - make_interval(days => case when user_id is null then $1::int else $2::int end)`,
    [MAX_GUEST_DRAFT_DAYS, MAX_DRAFT_DAYS],
  )
}

export type DraftPhotoRow = Row<
  'draft_photos',
  'path' | 'is_main' | 'caption' | 'kind' | 'width' | 'height'
> & { draft_id: string; warnings: string[] }

/** Lists photos in order, by draft. */
export async function listDraftPhotos(db: Db, draftIds: readonly string[]): Promise<DraftPhotoRow[]> {
  const { rows } = await db.query<DraftPhotoRow>(
    `select p.draft_id, p.path, p.is_main, p.caption, p.kind, p.width, p.height,
            coalesce((select warnings from uploaded_photos where path = p.path), '{}') as warnings
     from draft_photos p where p.draft_id = any($1::uuid[]) order by p.draft_id, p.position`,
    [draftIds],
  )
  return rows
}

export async function toDraftJson(db: Db, draft: DraftRow): Promise<z.input<typeof StatementDraft>> {
  const [json] = await toDraftsJson(db, [draft])
  if (!json) throw new Error('a draft has no answer')
  return json
}

export type RemovedPhotoRow = Row<'removed_draft_photos', 'draft_id' | 'path' | 'position' | 'is_main'>

/** Lists photos that can be restored, by draft and position. */
export async function listRemovedPhotos(db: Db, draftIds: readonly string[]): Promise<RemovedPhotoRow[]> {
  const { rows } = await db.query<RemovedPhotoRow>(
    `select draft_id, path, position, is_main from removed_draft_photos
     where draft_id = any($1::uuid[]) order by draft_id, position, removed_at`,
    [draftIds],
  )
  return rows
}

export async function toDraftsJson(
  db: Db,
  drafts: readonly DraftRow[],
): Promise<z.input<typeof StatementDraft>[]> {
  const ids = drafts.map(({ id }) => id)
  const [photos, removed] = await Promise.all([listDraftPhotos(db, ids), listRemovedPhotos(db, ids)])
  return drafts.map((draft) => ({
    id: draft.id,
    version: draft.version,
    has_owner: draft.user_id !== null,
    state: draft.state,
    statement_id: draft.statement_id,
    values: draft.content,
    photos: photos.filter(({ draft_id }) => draft_id === draft.id).map(toPhotoJson),
    removed_photos: removed
      .filter(({ draft_id }) => draft_id === draft.id)
      .map(({ path, position }) => ({ token: getPhotoToken(path), position })),
    refusal: draft.refusal,
    updated_at: draft.updated_at,
  }))
}

export function toPhotoJson({ path, caption, kind, is_main, width, height, warnings }: DraftPhotoRow) {
  return {
    token: getPhotoToken(path),
    url: findPhotoName(path) ? null : `${path}_thumb.webp`,
    caption,
    kind,
    is_main,
    width,
    height,
    color: getPhotoColour(path),
    warnings: PHOTO_WARNINGS.filter((warning) => warnings.includes(warning)),
  }
}
