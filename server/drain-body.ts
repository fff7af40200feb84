import type { RequestHandler } from 'express'

/**
 * Reads what an answer left unread of a body, as that of a page without forms does. It would stand before the next request of
 * the connection, which would get no answer. Its length is limited by `limitBody`.
 */
export const drainBody: RequestHandler = (request, response, next) => {
  response.once('finish', () => {
    if (request.readableEnded) return
    // Remix pauses the stream until its own reader asks for more.
    request.removeAllListeners('data').resume()
  })
  next()
}
