import type { ErrorRequestHandler, RequestHandler } from 'express'
import type { Logger } from 'pino'
import type { FieldError } from '~contract/refusals'
import { RequestAborted } from '../db/cancellable-query'
import { isConnectionError } from '../db/is-connection-error'

export class ApiError extends Error {
  readonly status: number
  readonly body: Record<string, unknown>
  readonly headers: Record<string, string> = {}

  constructor(status: number, message: string, body: Record<string, unknown> = toFailureBody(message)) {
    super(message)
    this.status = status
    this.body = body
  }
}

export function notFound(resource: string): ApiError {
  return new ApiError(404, `${resource} not found`)
}

/** Callers recognize an expired session by this message. */
export function unauthenticated(): ApiError {
  return new ApiError(401, 'Unauthenticated', { message: 'Unauthenticated' })
}

export function tooManyRequests(retryAfterSeconds: number): ApiError {
  const body = { ...toFailureBody('Too many requests'), data: { retry_after: retryAfterSeconds } }
  const error = new ApiError(429, 'Too many requests', body)
  error.headers['Retry-After'] = String(retryAfterSeconds)
  return error
}

export function validationError(fieldErrors: FieldError[]): ApiError {
  return new ApiError(422, 'Invalid', { result: false, data: [], errors: fieldErrors })
}

/** Returns a 422 with an error of one field. */
export function invalidField(field: string, problem: string): ApiError {
  return validationError([toFieldError(field, problem)])
}

/** @param problem continues "The … field": `is required` */
export function toFieldError(field: string, problem: string): FieldError {
  return { field, message: `The ${field} field ${problem}.` }
}

export function toFailureBody(message: string) {
  return { result: false, data: [], errors: { message: [message] } }
}

export const notFoundHandler: RequestHandler = (_request, response) => {
  response.status(404).json(toFailureBody('Not found'))
}

/** Answers 503 if the database is unreachable, and 500 to unexpected errors, whose message is only logged. */
export function errorHandler(log: Logger): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error)
    if (error instanceof RequestAborted) return
    if (error instanceof ApiError) return response.status(error.status).set(error.headers).json(error.body)
    if (isBadRequest(error)) return response.status(400).json(toFailureBody('Bad request'))
    log.error({ err: sanitizeError(error), requestId: response.locals.requestId }, 'an API call failed')
    if (isConnectionError(error)) return response.status(503).json(toFailureBody('Unavailable'))
    response.status(500).json(toFailureBody('Server error'))
  }
}

/** Removes details of database errors, because they quote rows with personal data. */
function sanitizeError(error: unknown) {
  if (!(error instanceof Error)) return { message: 'not an Error' }
  const { name, message, stack } = error
  return { name, message, stack, code: 'code' in error ? error.code : undefined }
}

/** True for unreadable bodies and URLs, to which Express gives a 4xx status. */
function isBadRequest(error: unknown): boolean {
  if (!(error instanceof Error) || !('status' in error)) return false
  return typeof error.status === 'number' && error.status >= 400 && error.status < 500
}
