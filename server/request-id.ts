import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { RequestHandler, Response } from 'express'

const VALID_REQUEST_ID = /^[\w-]{8,64}$/

/** Reuses a proxy's id if it is well-formed. */
export function createRequestId({ headers }: IncomingMessage): string {
  const received = headers['x-request-id']
  return typeof received === 'string' && VALID_REQUEST_ID.test(received) ? received : randomUUID()
}

export const requestId: RequestHandler = (request, response, next) => {
  const id = createRequestId(request)
  response.locals.requestId = id
  response.setHeader('X-Request-Id', id)
  next()
}

export function getRequestId(response: Response): string {
  return String(response.locals.requestId)
}
