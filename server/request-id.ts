import { randomUUID } from 'node:crypto'
import type { RequestHandler, Response } from 'express'

const VALID_REQUEST_ID = /^[\w-]{8,64}$/

/** Reuses a proxy's id if it is well-formed. */
export const requestId: RequestHandler = (request, response, next) => {
  const received = request.get('x-request-id')
  const id = received && VALID_REQUEST_ID.test(received) ? received : randomUUID()
  response.locals.requestId = id
  response.setHeader('X-Request-Id', id)
  next()
}

export function getRequestId(response: Response): string {
  return String(response.locals.requestId)
}
