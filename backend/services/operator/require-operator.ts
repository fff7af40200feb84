import type { RequestHandler, Response } from 'express'
import { requireUserId } from '~backend/platform/auth/authenticate'
import type { Db } from '~backend/platform/db/pool'
import { notFound } from '~backend/platform/http/errors'

/** Before a body is read. Answers 404, so that operator routes are hidden from other users. */
export function requireOperator(db: Db): RequestHandler {
  return (_request, response, next) => {
    checkOperator(db, response).then(() => next(), next)
  }
}

async function checkOperator(db: Db, response: Response): Promise<void> {
  const userId = await requireUserId(response)
  const { rowCount } = await db.query('select from users where id = $1 and is_operator', [userId])
  if (rowCount === 0) throw notFound('Order')
}
