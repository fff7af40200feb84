import { randomUUID } from 'node:crypto'
import type { RequestHandler, Response } from 'express'

const VALID_REQUEST_ID = /^[\w-]{8,64}$/

/** Gives each request an id, kept from a proxy in front when it has a harmless form; the answer tells it. */
export const requestId: RequestHandler = (request, response, next) => {
  const given = request.get('x-request-id')
  const id = given && VALID_REQUEST_ID.test(given) ? given : randomUUID()
  response.locals.requestId = id
  response.setHeader('X-Request-Id', id)
  next()
}

/** The id that `requestId` gave. */
export function getRequestId(response: Response): string {
  return String(response.locals.requestId)
}
