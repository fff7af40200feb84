import type { Request } from 'express'
import { signedInUserId } from '../auth/sessions'
import type { Db } from '../db/pool'
import { notFound } from '../http/errors'
import { tokenOf } from '../http/token'
import { mayRead } from './rules'
import { findStatement } from './store'

/**
 * The statement of the address and the user who asks, if one is signed in.
 *
 * @throws ApiError 404 unless whoever asks may read it
 */
export async function readable(db: Db, request: Request) {
  const row = await findStatement(db, request.params.id ?? '')
  const viewerId = row && (await signedInUserId(db, tokenOf(request)))
  if (!row || !mayRead(row, viewerId)) throw notFound('Statement')
  return { row, viewerId }
}
