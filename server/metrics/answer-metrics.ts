import { createHash, timingSafeEqual } from 'node:crypto'
import type { RequestHandler } from 'express'
import type { Metrics } from './start-metrics'

/** Serves the metrics to requests with the token. */
export function answerMetrics(metrics: Pick<Metrics, 'contentType' | 'read'>, token: string): RequestHandler {
  const expected = digest(token)
  return (request, response, next) => {
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
    const [, claimed = ''] = /^Bearer +(\S+)$/i.exec(request.get('authorization') ?? '') ?? []
    if (!timingSafeEqual(digest(claimed), expected)) {
      response.set('WWW-Authenticate', 'Bearer').status(401).type('text').send('unauthorized\n')
      return
    }
    metrics.read().then((text) => response.set('Content-Type', metrics.contentType).end(text), next)
  }
}

/** Returns a digest of fixed length, so that the time of the comparison reveals nothing. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
