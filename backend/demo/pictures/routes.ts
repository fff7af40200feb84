import { basename } from 'node:path'
import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import express, { type RequestHandler, type Response } from 'express'
import { rateLimit } from 'express-rate-limit'
import type { Logger } from 'pino'
import { MonotonicStore } from '~backend/platform/http/monotonic-store'
import { toNetwork } from '~backend/platform/http/network'
import type { PictureFormat, PictureWidth } from '~contract/pictures'
import { createDiskCache } from './disk-cache'
import { parseRendition, type Rendition } from './file-names'
import type { Illustration } from './kinds'

const TYPES: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}

const MAX_BYTES = 1024 ** 3
/** Widths of cards on desktops, on phones with more pixels, and of pages. */
const LIST_WIDTHS = [480, 800, 320, 1200] as const
/** Widths that cards use on most screens. */
export const CARD_WIDTHS = [480, 800] as const
const RETRY_AFTER_SECONDS = 2
/** Maximum number of concurrent drawings of one thread each, to leave CPU for pages. */
export const DRAWINGS_AT_ONCE = 2

/**
 * Version of the drawings. Raise it with the recorded drawings in `draw-picture.test.ts` to invalidate the
 * cache.
 */
const DRAWING_EDITION = 4

export interface DemoPictureOptions {
  cacheDir: string
  log: Pick<Logger, 'warn' | 'error'>
  /** Draws a picture and resolves to the file. */
  draw(rendition: Rendition): Promise<Uint8Array>
  /** True if a page shows the picture; others are not drawn. */
  isIssued(illustration: Illustration): Promise<boolean>
  /** Maximum drawings a minute for one network. */
  drawingsPerMinute: number
  /** Queue length beyond which requests are rejected. Default: 300. */
  queueLength?: number
  /** Disk cache size in bytes. Default: 1 GiB. */
  maxBytes?: number
}

interface Requested {
  name: string
  rendition: Rendition
}

export interface DemoPictures {
  routes: express.Router
  /**
   * Draws the missing files of lists, the first ones first.
   * @param paths without width and extension
   * @param widths default: all widths of lists
   */
  prepare(paths: readonly string[], signal: AbortSignal, widths?: readonly PictureWidth[]): Promise<void>
}

export function createDemoPictures({
  cacheDir,
  log,
  draw,
  isIssued,
  drawingsPerMinute,
  queueLength = 300,
  maxBytes = MAX_BYTES,
}: DemoPictureOptions): DemoPictures {
  const router = express.Router()
  const cache = createDiskCache(cacheDir, maxBytes)
  const limit = bulkhead(DRAWINGS_AT_ONCE, queueLength)
  const drawing = new Map<string, Promise<Buffer>>()

  async function make({ name, rendition }: Requested) {
    const { buffer, byteOffset, byteLength } = await draw(rendition)
    const bytes = Buffer.from(buffer, byteOffset, byteLength)
    await cache
      .write(toCacheKey(name), bytes)
      .catch((error) => log.warn({ err: error }, 'a picture could not be cached'))
    return bytes
  }

  /** Draws a file. Concurrent requests share one drawing. */
  function drawOnce(requested: Requested) {
    const running = drawing.get(requested.name)
    if (running) return running
    const made = limit.execute(() => make(requested)).finally(() => drawing.delete(requested.name))
    drawing.set(requested.name, made)
    return made
  }

  const sendCached: RequestHandler = async (request, response, next) => {
    const name = request.params.name ?? ''
    const rendition = parseRendition(name)
    if (!rendition) return void next('router')
    const cached = await cache.read(toCacheKey(name))
    if (cached) return void sendPicture(response, rendition, cached)
    if (!(await isIssued(rendition))) return void next('router')
    response.locals.requested = { name, rendition } satisfies Requested
    next()
  }

  const sendDrawn: RequestHandler = async (_request, response) => {
    const requested = response.locals.requested as Requested
    try {
      sendPicture(response, requested.rendition, await drawOnce(requested))
    } catch (error) {
      const { name } = requested
      if (error instanceof BulkheadRejectedError) log.warn({ name }, 'the drawing queue is full')
      else log.warn({ name, cause: String(error) }, 'a picture could not be drawn')
      response
        .status(503)
        .set({ 'Retry-After': String(RETRY_AFTER_SECONDS), 'Cache-Control': 'no-store' })
        .end()
    }
  }

  router.get(
    '/:name',
    (request, response, next) => {
      Promise.resolve(sendCached(request, response, next)).catch(next)
    },
    limitDrawings(drawingsPerMinute),
    sendDrawn,
  )
  const routes = express.Router().use(router, (_request, response) => {
    response.status(404).set('Cache-Control', 'no-store').type('text').send('Not found')
  })

  async function prepare(
    paths: readonly string[],
    signal: AbortSignal,
    widths: readonly PictureWidth[] = LIST_WIDTHS,
  ) {
    const files = widths.flatMap((width) => paths.map((path) => `${basename(path)}-${width}.avif`))
    const drawRemaining = async () => {
      for (let name = files.shift(); name !== undefined && !signal.aborted; name = files.shift()) {
        const rendition = parseRendition(name)
        if (rendition && !(await cache.read(toCacheKey(name)))) await drawOnce({ name, rendition })
      }
    }
    await Promise.all(Array.from({ length: DRAWINGS_AT_ONCE }, drawRemaining))
  }

  return { routes, prepare }
}

function toCacheKey(name: string): string {
  return `${DRAWING_EDITION} ${name}`
}

function sendPicture(response: Response, { format }: Rendition, bytes: Buffer): void {
  response.set('Cache-Control', 'public, max-age=31536000, immutable')
  response.type(TYPES[format]).send(bytes)
}

/** Limits drawings, which take a tenth of a second of CPU each. Cached pictures are not limited. */
function limitDrawings(perMinute: number): RequestHandler {
  return rateLimit({
    store: new MonotonicStore(),
    windowMs: 60_000,
    limit: perMinute,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    keyGenerator: ({ ip }) => toNetwork(ip),
    // The check reads a stack trace: see server/rate-limit.ts.
    validate: { creationStack: false },
    handler: (_request, response) => {
      response.status(429).set('Cache-Control', 'no-store').end()
    },
  })
}
