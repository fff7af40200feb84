import type { RequestHandler } from 'express'
import type { Logger } from 'pino'

const REQUEST_ID = /^[\w.:-]{1,100}$/

/** Logs requests without query, headers and bodies, which hold personal data. */
export function requestLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const started = performance.now()
    const requestId = request.get('x-request-id')?.match(REQUEST_ID)?.[0]
    response.locals.requestId = requestId
    if (requestId) response.set('x-request-id', requestId)
    const { method, path } = request
    response.on('finish', () => {
      const milliseconds = Math.round(performance.now() - started)
      log.debug({ requestId, method, path, status: response.statusCode, milliseconds }, 'api')
    })
    next()
  }
}
