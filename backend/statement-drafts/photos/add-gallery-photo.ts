import type { Request } from 'express'
import type { Db } from '~backend/platform/db/pool'
import type { Row } from '~backend/platform/db/row'
import { notFound } from '~backend/platform/http/errors'
import { packImages, unpackImages } from '~backend/statements/packed-images'
import { MAX_PHOTOS, type PhotoRefusal } from '~contract/statement-photos'
import { addUploadedPhoto } from './add-uploaded-photo'
import type { MadePhoto } from './make-photo'
import { toPhotoPath } from './photo-path'
import { type PhotoContext, storeUploadedPhoto } from './receive-photo'

type AddedPhoto = { path: string } | { refusal: PhotoRefusal }

/** Adds the body of a request as the last photo of a published statement. */
export function addGalleryPhoto(
  context: PhotoContext,
  request: Request,
  statementId: number,
  onAdded: (transaction: Db, path: string) => Promise<void>,
): Promise<AddedPhoto> {
  return storeUploadedPhoto(context, request, async (transaction, photo): Promise<AddedPhoto> => {
    const added = await appendPhoto(transaction, statementId, photo)
    if ('path' in added) await onAdded(transaction, added.path)
    return added
  })
}

async function appendPhoto(transaction: Db, statementId: number, photo: MadePhoto): Promise<AddedPhoto> {
  // Locked before the statement, like by publishing.
  await transaction.query('select from statement_drafts where statement_id = $1 for update', [statementId])
  const { rows } = await transaction.query<Row<'statements', 'images'> & { is_same: boolean }>(
    `select images, exists (
       select from statement_photos p join uploaded_photos u on u.path = p.path
       where p.statement_id = s.id and u.file_hash = $2) as is_same
     from statements s where id = $1 and deleted_at is null for update`,
    [statementId, Buffer.from(photo.fileHash, 'hex')],
  )
  const [statement] = rows
  if (!statement) throw notFound('Statement')
  if (statement.is_same) return { refusal: 'same' }
  const images = unpackImages(statement.images)
  if (images.length >= MAX_PHOTOS) return { refusal: 'full' }
  const path = toPhotoPath(photo.name)
  await addUploadedPhoto(transaction, path, photo, photo.warnings)
  const image = { path, width: photo.width, height: photo.height, is_main: images.length === 0 }
  await transaction.query('update statements set images = $2 where id = $1', [
    statementId,
    packImages([...images, image]),
  ])
  await transaction.query('insert into statement_photos (statement_id, path) values ($1, $2)', [
    statementId,
    path,
  ])
  // An open draft of the statement must include the photo too, or publishing it would remove the photo.
  await transaction.query(
    `insert into draft_photos (draft_id, path, position, is_main, width, height)
     select d.id, $2, coalesce((select max(position) from draft_photos where draft_id = d.id), 0) + 1,
            not exists (select from draft_photos where draft_id = d.id), $3, $4
     from statement_drafts d where d.statement_id = $1`,
    [statementId, path, photo.width, photo.height],
  )
  return { path }
}
