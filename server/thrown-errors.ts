import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Logger } from 'pino'

/**
 * Answers a request whose handling throws outside Express, which catches its own errors. Without this, an
 * error thrown by the request event would end the process.
 */
export function withThrownErrors(listener: RequestListener, log: Pick<Logger, 'error'>): RequestListener {
  const fail = (error: unknown, request: IncomingMessage, response: ServerResponse) => {
    log.error({ err: error, method: request.method }, 'request failed')
    if (response.headersSent) return void response.destroy()
    response.writeHead(500, {
      'Content-Type': 'text/plain',
      'Cache-Control': 'no-store',
      Connection: 'close',
    })
    response.end('internal server error\n')
  }
  return (request, response) => {
    try {
      listener(request, response)
    } catch (error) {
      fail(error, request, response)
    }
  }
}
