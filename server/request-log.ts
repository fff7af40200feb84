import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import { redactPath } from '~/http/redact-path'
import { getRequestId } from './request-id'

/** Leaves out queries, cookies and IPs, as they hold tokens, phone numbers and searches. */
export function requestLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const begun = performance.now()
    const { method, path } = request
    response.once('close', () => {
      const line = {
        requestId: getRequestId(response),
        method,
        path: redactPath(path),
        status: response.statusCode,
        ms: Math.round(performance.now() - begun),
        ...(response.writableFinished ? {} : { aborted: true }),
      }
      if (response.statusCode >= 500) log.error(line, 'request')
      else log.info(line, 'request')
    })
    next()
  }
}
