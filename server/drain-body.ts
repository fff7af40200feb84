import type { RequestHandler } from 'express'

/** Longer than any form of texts. */
const MAX_BYTES = 4_000_000
const MAX_MS = 5_000

/**
 * Reads what an answer left unread of a body, as that of a page without forms does. It would stand before the next request of
 * the connection, which would get no answer; and a connection that is closed while its sender still sends loses the answer.
 * Ends the connection after so many bytes or so long.
 */
export function drainBody({ maxBytes = MAX_BYTES, maxMs = MAX_MS } = {}): RequestHandler {
  return (request, response, next) => {
    response.once('finish', () => {
      if (request.readableEnded) return
      const { socket } = request
      const timer = setTimeout(() => socket.destroy(), maxMs).unref()
      const stop = () => clearTimeout(timer)
      let bytes = 0
      // Remix pauses the stream until its own reader asks for more.
      request
        .removeAllListeners('data')
        .on('data', ({ length }: Buffer) => {
          bytes += length
          // The sender sees the end of the connection, and has the rest of the time to read the answer.
          if (bytes > maxBytes) socket.pause().end()
        })
        .once('end', stop)
        .once('close', stop)
        .resume()
    })
    next()
  }
}
