import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '~backend/platform/db/pool'
import { detectFileType, type FileType, toFileName } from '~backend/platform/file-type'
import { ApiError } from '~backend/platform/http/errors'
import type { FormField } from './field'

/** Maximum size of all uploaded files together, in bytes; guests can upload too. */
const MAX_STORED_BYTES = 2_000_000_000

export interface SentFile {
  name: string
  type: FileType | undefined
  content: Buffer
}

/** Reads uploaded files by the names of the file fields. */
export async function readSentFiles(
  fields: readonly FormField[],
  sent: ReadonlyMap<string, File>,
): Promise<ReadonlyMap<string, SentFile>> {
  const files = new Map<string, SentFile>()
  for (const { type, name } of fields) {
    const file = type === 'file' ? sent.get(name) : undefined
    if (!file) continue
    const content = Buffer.from(await file.arrayBuffer())
    files.set(name, { name: file.name, type: detectFileType(content), content })
  }
  return files
}

/**
 * Stores uploaded files.
 * @throws ApiError 413 if the disk quota is used up
 */
export async function saveSentFiles(
  transaction: Db,
  folder: string,
  answerId: number,
  files: ReadonlyMap<string, SentFile>,
): Promise<void> {
  if (files.size === 0) return
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const written: string[] = []
  try {
    for (const [field, { name, type, content }] of files) {
      if (!type) throw new Error('a file of an unknown type is refused before')
      const token = randomUUID()
      await transaction.query(
        `insert into dynamic_form_files (answer_id, field, name, media_type, size, token)
         values ($1, $2, $3, $4, $5, $6)`,
        [answerId, field, toFileName(name, type), type.mediaType, content.length, token],
      )
      written.push(join(folder, token))
      await writeFile(join(folder, token), content, { mode: 0o600 })
    }
    await requireRoom(transaction)
  } catch (error) {
    await Promise.all(written.map((file) => rm(file, { force: true })))
    throw error
  }
}

/** Deletes files whose rows were deleted before. */
export async function removeSentFiles(folder: string, tokens: readonly string[]): Promise<void> {
  await Promise.all(tokens.map((token) => rm(join(folder, token), { force: true })))
}

async function requireRoom(transaction: Db): Promise<void> {
  const { rows } = await transaction.query<{ is_full: boolean }>(
    'select sum(size) > $1 as is_full from dynamic_form_files',
    [MAX_STORED_BYTES],
  )
  if (rows[0]?.is_full) throw new ApiError(413, 'There is no room for files')
}
