import type pg from 'pg'
import type { Db } from '~backend/platform/db/pool'
import { inTransaction } from '~backend/platform/db/transaction'
import { ApiError, notFound } from '~backend/platform/http/errors'
import { MAX_PHOTOS, type PhotoOperation } from '~contract/statement-photos'
import type { DraftReader } from '../access'
import { type DraftPhotoRow, listDraftPhotos, listRemovedPhotos, lockOpenDraft } from '../store'
import { getPhotoToken } from './photo-path'

/** Photo of a draft that the reader may change. */
export interface PhotoReference {
  id: string
  reader: DraftReader
  token: string | undefined
}

interface PhotoChange {
  caption: string | undefined
  kind: DraftPhotoRow['kind'] | undefined
  operation: PhotoOperation | undefined
  position: number | undefined
}

const PHOTO_COLUMNS = 'draft_id, path, position, is_main, caption, kind, width, height, has_phone_in_name'

/** @throws ApiError 404 for another user's draft and an unknown photo, 409 under review */
export async function changePhoto(
  pool: pg.Pool,
  { id, reader, token }: PhotoReference,
  { caption, kind, operation, position }: PhotoChange,
): Promise<void> {
  await inTransaction(pool, async (transaction) => {
    await lockOpenDraft(transaction, id, reader)
    const photos = await listDraftPhotos(transaction, [id])
    const photo = photos.find(({ path }) => getPhotoToken(path) === token)
    if (!photo) throw notFound('Photo')
    const { path } = photo
    await transaction.query(
      `update draft_photos set caption = coalesce($3, caption), kind = coalesce($4, kind)
       where draft_id = $1 and path = $2`,
      [id, path, caption ?? null, kind ?? null],
    )
    const order = photos.map((each) => each.path)
    if (operation === 'main') await setMain(transaction, id, path)
    const from = order.indexOf(path)
    const places: Partial<Record<PhotoOperation, number | undefined>> = {
      earlier: from - 1,
      later: from + 1,
      place: position,
    }
    const wanted = operation && places[operation]
    if (wanted !== undefined) {
      order.splice(from, 1)
      await insertInOrder(transaction, id, { order, path, position: wanted })
    }
    if (operation === 'delete') {
      await transaction.query(
        `with removed as (delete from draft_photos where draft_id = $1 and path = $2 returning ${PHOTO_COLUMNS})
         insert into removed_draft_photos (${PHOTO_COLUMNS})
         select draft_id, path, $3, is_main, caption, kind, width, height, has_phone_in_name from removed`,
        [id, path, from],
      )
      const next = order.find((each) => each !== path)
      if (photo.is_main && next) await setMain(transaction, id, next)
    }
  })
}

/**
 * Undoes the removal of a photo. Safe to repeat.
 * @throws ApiError 404 for another user's draft and a photo that is gone, 409 under review and for a full
 * draft
 */
export async function restorePhoto(pool: pg.Pool, { id, reader, token }: PhotoReference): Promise<void> {
  await inTransaction(pool, async (transaction) => {
    await lockOpenDraft(transaction, id, reader)
    const order = (await listDraftPhotos(transaction, [id])).map(({ path }) => path)
    if (order.some((path) => getPhotoToken(path) === token)) return
    const removed = await listRemovedPhotos(transaction, [id])
    const photo = removed.find(({ path }) => getPhotoToken(path) === token)
    if (!photo) throw notFound('Photo')
    if (order.length >= MAX_PHOTOS) throw new ApiError(409, 'The draft has as many photos as it may')
    const { path, position, is_main } = photo
    await transaction.query(
      `with restored as (delete from removed_draft_photos where draft_id = $1 and path = $2 returning ${PHOTO_COLUMNS})
       insert into draft_photos (${PHOTO_COLUMNS})
       select draft_id, path, position, false, caption, kind, width, height, has_phone_in_name from restored`,
      [id, path],
    )
    await insertInOrder(transaction, id, { order, path, position })
    if (is_main || order.length === 1) await setMain(transaction, id, path)
  })
}

/** Inserts a photo into the order of the others, and saves the order. */
async function insertInOrder(
  transaction: Db,
  id: string,
  { order, path, position }: { order: string[]; path: string; position: number },
): Promise<void> {
  order.splice(Math.max(0, Math.min(position, order.length)), 0, path)
  await transaction.query(
    'update draft_photos set position = array_position($2::text[], path) where draft_id = $1',
    [id, order],
  )
}

async function setMain(transaction: Db, id: string, path: string): Promise<void> {
  await transaction.query('update draft_photos set is_main = (path = $2) where draft_id = $1', [id, path])
}
