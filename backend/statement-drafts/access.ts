import { createHash, randomBytes } from 'node:crypto'
import type { Request } from 'express'
import { managedBySql } from '~backend/platform/db/managed-by-sql'
import { notFound } from '~backend/platform/http/errors'
import { DRAFT_KEY_HEADER } from '~contract/statement-drafts'
import { isUuid } from '~contract/values/ids'

/**
 * Reader of a draft: its owner, the browser in which a guest started it, or, for changes of a statement, the
 * company for which its owner works.
 */
export interface DraftReader {
  userId: number | undefined
  keyHash: Buffer | undefined
}

/** SQL condition; the reader's values are the parameters after the id. */
export const READABLE_DRAFT_SQL = `d.id = $1 and (d.user_id = $2 or d.key_hash = $3
  or d.statement_id is not null and ${managedBySql('d.user_id', '$2')})`

export function toDraftReader(request: Request, userId: number | undefined): DraftReader {
  const key = request.get(DRAFT_KEY_HEADER)
  return { userId, keyHash: key ? hashKey(key) : undefined }
}

export function toReadableValues(id: string, { userId, keyHash }: DraftReader) {
  return [id, userId ?? null, keyHash ?? null] as const
}

export function createDraftKey(): { key: string; keyHash: Buffer } {
  const key = randomBytes(24).toString('base64url')
  return { key, keyHash: hashKey(key) }
}

/** @throws ApiError 404 for a malformed id */
export function requireDraftId(id: string): string {
  if (!isUuid(id)) throw notFound('Draft')
  return id.toLowerCase()
}

function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
