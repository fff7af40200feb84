import { type Request, type RequestHandler, type Response, Router } from 'express'
import { LRUCache } from 'lru-cache'
import { drawEmptyPicture } from '~/map/drawing/empty-picture'
import { PICTURE_STYLE_SOURCES } from '~/map/drawing/picture-css'
import { type Drawing, parseDrawingPath } from '~/map/drawing-url'
import { type ContentEncoding, chooseEncoding, encodeBody } from '../content-encoding'
import { isKnownToBrowser } from '../etag'
import { allowStyles } from '../security-headers'
import type { DrawingThread } from './drawing-thread'

interface MapDrawingsOptions {
  thread: Pick<DrawingThread, 'draw'>
  version: string
  /** Rate limit that counts only pictures not drawn yet. */
  limit: RequestHandler
  log: { warn(details: object, message: string): void }
}

interface SentPicture {
  body: Buffer
  encoding: ContentEncoding
  isIncomplete: boolean
}

const CACHED_BYTES = 24_000_000
const CACHE_ONE_YEAR = 'public, max-age=31536000, immutable'
/** Cache-Control of pictures that pages of another version request; such pages may still be open. */
const CACHE_ONE_MINUTE = 'public, max-age=60'
const RETRY_SECONDS = '5'
/**
 * Brotli level. A picture is compressed once and cached for long: it gets a tenth smaller than at the level
 * of pages.
 */
const BROTLI_QUALITY = 10

/** Serves pictures of the map: GET `/map/drawing/VERSION/LANGUAGE/KIND/ZOOM/COLUMN/ROW.svg`. */
export function mapDrawings({ thread, version, limit, log }: MapDrawingsOptions): Router {
  const pictures = new LRUCache<string, SentPicture>({
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ body }) => body.length + 200,
  })
  const pending = new Map<string, Promise<SentPicture>>()
  const etag = `W/"${version}"`

  return Router().get('/*', (request, response, next) => {
    const parsed = parseDrawingPath(request.path)
    if (!parsed) return next()
    const { drawing } = parsed
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const key = `${encoding} ${JSON.stringify(drawing)}`
    response.type('svg').vary('Accept-Encoding')
    allowStyles(response, PICTURE_STYLE_SOURCES)
    const freshness = parsed.version === version ? CACHE_ONE_YEAR : CACHE_ONE_MINUTE
    const known = pictures.get(key)
    if (known) return send(request, response, known, freshness)
    limit(request, response, (error) => {
      if (error) return next(error)
      make(drawing, key, encoding).then(
        (picture) => send(request, response, picture, freshness),
        (reason: Error) => {
          log.warn({ reason: reason.message, path: request.path }, 'a map was not drawn')
          response.status(503).set('Retry-After', RETRY_SECONDS).set('Cache-Control', 'no-store')
          response.send(drawEmptyPicture(drawing))
        },
      )
    })
  })

  /** Draws a picture; simultaneous requests for it share one drawing. */
  function make(drawing: Drawing, key: string, accepted: ContentEncoding): Promise<SentPicture> {
    const making = pending.get(key) ?? drawAndEncode(drawing, key, accepted)
    pending.set(key, making)
    return making.finally(() => pending.delete(key))
  }

  async function drawAndEncode(drawing: Drawing, key: string, accepted: ContentEncoding) {
    const { svg, isIncomplete } = await thread.draw(drawing)
    const picture: SentPicture = {
      ...(await encodeBody(Buffer.from(svg), accepted, BROTLI_QUALITY)),
      isIncomplete,
    }
    if (isIncomplete) log.warn({ drawing }, 'a map was drawn without some of its tiles')
    else pictures.set(key, picture)
    return picture
  }

  function send(request: Request, response: Response, picture: SentPicture, freshness: string): void {
    const { body, encoding, isIncomplete } = picture
    if (isIncomplete) response.set('Cache-Control', 'no-store')
    else response.set('Cache-Control', freshness).set('ETag', etag)
    if (!isIncomplete && isKnownToBrowser(request, etag)) return void response.status(304).end()
    if (encoding !== 'identity') response.set('Content-Encoding', encoding)
    response.set('Content-Length', String(body.length)).end(request.method === 'HEAD' ? undefined : body)
  }
}
