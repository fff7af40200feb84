import type { Db } from '~backend/platform/db/pool'
import type { MadePhoto } from './make-photo'

export async function addUploadedPhoto(
  transaction: Db,
  path: string,
  { fileHash, lookHash, files }: MadePhoto,
  warnings: MadePhoto['warnings'],
): Promise<void> {
  const bytes = [...files.values()].reduce((sum, file) => sum + file.length, 0)
  await transaction.query(
    `insert into uploaded_photos (path, file_hash, look_hash, warnings, bytes)
     values ($1, $2, $3, $4, $5)`,
    [path, Buffer.from(fileHash, 'hex'), lookHash, warnings, bytes],
  )
}
