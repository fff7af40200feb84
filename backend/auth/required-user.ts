import type { Request } from 'express'
import type { Db } from '../db/pool'
import { unauthenticated } from '../http/errors'
import { tokenOf } from '../http/token'
import { signedInUserId } from './sessions'

/**
 * Who is signed in, where only users may ask.
 *
 * @throws ApiError 401
 */
export async function requiredUserId(db: Db, request: Request): Promise<number> {
  const id = await signedInUserId(db, tokenOf(request))
  if (id === undefined) throw unauthenticated()
  return id
}
