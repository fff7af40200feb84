import type { RequestHandler } from 'express'

/** Maximum bytes to read; longer than any form without files. */
const MAX_BYTES = 4_000_000
const MAX_MS = 5_000

/**
 * Reads the part of a body that the handler left unread. Otherwise it would precede the next request of the
 * connection, which would get no answer. Closing the connection instead would lose the answer while the
 * sender still sends.
 * Ends the connection after `maxBytes` or `maxMs`.
 */
export function drainBody({ maxBytes = MAX_BYTES, maxMs = MAX_MS } = {}): RequestHandler {
  return (request, response, next) => {
    response.once('finish', () => {
      if (request.readableEnded) return
      const { socket } = request
      const timer = setTimeout(() => socket.destroy(), maxMs).unref()
      const stop = () => clearTimeout(timer)
      let bytes = 0
      // Remix pauses the stream until its own reader requests more.
      request
        .removeAllListeners('data')
        .on('data', ({ length }: Buffer) => {
          bytes += length
          // The sender sees the end of the connection and has the remaining time to read the answer.
          if (bytes > maxBytes) socket.pause().end()
        })
        .once('end', stop)
        .once('close', stop)
        .resume()
    })
    next()
  }
}
