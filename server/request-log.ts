import type { ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import { redactPath } from '~/http/redact-path'
import { getRequestId } from './request-id'

interface LoggedRequest {
  requestId: string
  method: string
  path: string
}

export function requestLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const { method, path } = request
    logWhenClosed(log, response, { requestId: getRequestId(response), method, path })
    next()
  }
}

/** Logs a request without its query, cookies and IP, which hold tokens, phone numbers and searches. */
export function logWhenClosed(log: Logger, response: ServerResponse, request: LoggedRequest): void {
  const begun = performance.now()
  response.once('close', () => {
    const line = {
      ...request,
      path: redactPath(request.path),
      status: response.statusCode,
      ms: Math.round(performance.now() - begun),
      ...(response.writableFinished ? {} : { aborted: true }),
    }
    if (response.statusCode >= 500) log.error(line, 'request')
    else log.info(line, 'request')
  })
}
