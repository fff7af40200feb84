import type { RequestHandler, Response } from 'express'
import type { Db } from '../db/pool'
import { notFound } from '../http/errors'
import { requireUserId } from './authenticate'

/**
 * Rejects other users before a body is read. Answers 404, so that operator routes stay hidden.
 * @param resource name of the resource in the 404 message
 */
export function requireOperator(db: Db, resource: string): RequestHandler {
  return (_request, response, next) => {
    checkOperator(db, response, resource).then(() => next(), next)
  }
}

async function checkOperator(db: Db, response: Response, resource: string): Promise<void> {
  const userId = await requireUserId(response)
  const { rowCount } = await db.query('select from users where id = $1 and is_operator', [userId])
  if (rowCount === 0) throw notFound(resource)
}
