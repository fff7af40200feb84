import type { RequestHandler, Response } from 'express'
import type { AccountType } from '~contract/accounts'
import type { Db } from '../db/pool'
import { dedupeWithinTick } from '../dedupe-within-tick'
import { getAccessToken } from '../http/access-token'
import { ApiError, unauthenticated } from '../http/errors'
import { findSessionUserId } from './sessions'

type FindUserId = (token: string) => Promise<number | undefined>

/** Signed-in user, looked up at most once a request and only when a handler needs it. */
class Authentication {
  readonly #db: Db
  readonly #token: string | undefined
  readonly #findUserIdOf: FindUserId
  #userId: Promise<number | undefined> | undefined

  constructor(db: Db, token: string | undefined, findUserIdOf: FindUserId) {
    this.#db = db
    this.#token = token
    this.#findUserIdOf = findUserIdOf
  }

  findUserId(): Promise<number | undefined> {
    if (!this.#token) return Promise.resolve(undefined)
    this.#userId ??= this.#findUserIdOf(this.#token)
    return this.#userId
  }

  async isOfType(userId: number, types: readonly AccountType[]): Promise<boolean> {
    const { rowCount } = await this.#db.query('select from users where id = $1 and type = any($2)', [
      userId,
      types,
    ])
    return rowCount === 1
  }

  async isOperator(userId: number): Promise<boolean> {
    const { rowCount } = await this.#db.query('select from users where id = $1 and is_operator', [userId])
    return rowCount === 1
  }

  async awaitsConfirmation(userId: number): Promise<boolean> {
    const { rowCount } = await this.#db.query('select from users where id = $1 and awaits_confirmation', [
      userId,
    ])
    return rowCount === 1
  }
}

export function authenticate(db: Db): RequestHandler {
  // Deduplicated, because a page makes several calls within one tick.
  const findOnce: FindUserId = dedupeWithinTick((token) => findSessionUserId(db, token))
  return (request, response, next) => {
    response.locals.authentication = new Authentication(db, getAccessToken(request), findOnce)
    next()
  }
}

/** @throws ApiError 401 for a guest */
async function requireUserId(response: Response): Promise<number> {
  const userId = await findUserId(response)
  if (userId === undefined) throw unauthenticated()
  return userId
}

/** Returns the user's id, or undefined for a guest. */
export function findUserId(response: Response): Promise<number | undefined> {
  return getAuthentication(response).findUserId()
}

/** Answers 401 to guests before a large body is read. */
export const requireSignIn: RequestHandler = (_request, response, next) => {
  requireUserId(response).then(() => next(), next)
}

interface RequiredType {
  types: readonly AccountType[]
  /** Answers 409 to companies that an operator has not confirmed, because anyone can register as one. */
  isConfirmed?: true
}

/** Answers 403 to users of other types and 401 to guests, before a body is read. */
export function requireAccountType(required: RequiredType): RequestHandler {
  return (_request, response, next) => {
    checkAccountType(response, required).then(() => next(), next)
  }
}

async function checkAccountType(response: Response, { types, isConfirmed }: RequiredType): Promise<void> {
  const userId = await requireUserId(response)
  const authentication = getAuthentication(response)
  if (!(await authentication.isOfType(userId, types))) throw new ApiError(403, 'Forbidden')
  if (isConfirmed && (await authentication.awaitsConfirmation(userId)))
    throw new ApiError(409, 'The company awaits confirmation')
}

/** Rejects other users before a body is read. Answers 404, so that operator routes stay hidden. */
export const requireOperator: RequestHandler = (_request, response, next) => {
  checkOperator(response).then(() => next(), next)
}

async function checkOperator(response: Response): Promise<void> {
  const userId = await requireUserId(response)
  if (!(await getAuthentication(response).isOperator(userId))) throw new ApiError(404, 'Not found')
}

function getAuthentication(response: Response): Authentication {
  const { authentication } = response.locals
  if (authentication instanceof Authentication) return authentication
  throw new Error('This route is not behind the middleware authenticate()')
}
