import type { Request } from 'express'
import type { Db } from '../db/pool'
import { getAccessToken } from '../http/access-token'
import { unauthenticated } from '../http/errors'
import { findSessionUserId } from './sessions'

/**
 * Who is signed in, where only users may ask.
 *
 * @throws ApiError 401
 */
export async function requireUserId(db: Db, request: Request): Promise<number> {
  const id = await findSessionUserId(db, getAccessToken(request))
  if (id === undefined) throw unauthenticated()
  return id
}
