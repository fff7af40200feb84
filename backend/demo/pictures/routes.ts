import express, { type RequestHandler, type Response } from 'express'
import { ipKeyGenerator, rateLimit } from 'express-rate-limit'
import type { Logger } from 'pino'
import type { PictureFormat } from '~contract/pictures'
import { createDiskCache } from './disk-cache'
import { drawPicture } from './draw-picture'
import { encodeSvg } from './encode'
import { parseRendition, type Rendition } from './file-names'
import type { Illustration } from './kinds'
import { createTaskQueue, QueueFull } from './task-queue'

const TYPES: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}

const MAX_BYTES = 1024 ** 3
const RETRY_AFTER_SECONDS = 2

/** Raise it with the recorded drawings in `draw-picture.test.ts`, so that cached files are drawn again. */
const DRAWING_EDITION = 1

export interface PictureRoutesOptions {
  cacheDir: string
  log: Pick<Logger, 'warn' | 'error'>
  /** Whether anybody shows a picture; others are not drawn. */
  isIssued(illustration: Illustration): Promise<boolean>
  /** Drawings a minute for one address. */
  drawingsPerMinute: number
  /** Queue length beyond which requests are rejected; default 300. */
  queueLength?: number
  /** Disk cache size in bytes; default 1 GiB. */
  maxBytes?: number
}

interface Requested {
  name: string
  rendition: Rendition
}

export function pictureRoutes({
  cacheDir,
  log,
  isIssued,
  drawingsPerMinute,
  queueLength = 300,
  maxBytes = MAX_BYTES,
}: PictureRoutesOptions): express.Router {
  const router = express.Router()
  const cache = createDiskCache(cacheDir, maxBytes)
  const queued = createTaskQueue({ width: 2, length: queueLength })
  const drawing = new Map<string, Promise<Buffer>>()

  async function draw({ name, rendition }: Requested) {
    const bytes = await encodeSvg(drawPicture(rendition.seed, rendition.kind, rendition.n), rendition)
    await cache
      .write(toCacheKey(name), bytes)
      .catch((error) => log.warn({ err: error }, 'a picture could not be kept'))
    return bytes
  }

  /** Concurrent requests for a file share one drawing. */
  function drawOnce(requested: Requested) {
    const running = drawing.get(requested.name)
    if (running) return running
    const made = queued(() => draw(requested)).finally(() => drawing.delete(requested.name))
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

  const sendDrawn: RequestHandler = async (_request, response, next) => {
    const requested = response.locals.requested as Requested
    try {
      sendPicture(response, requested.rendition, await drawOnce(requested))
    } catch (error) {
      if (!(error instanceof QueueFull)) return void next(error)
      log.warn({ name: requested.name }, 'too many pictures wait to be made')
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
  return express.Router().use(router, (_request, response) => {
    response.status(404).set('Cache-Control', 'no-store').type('text').send('Not found')
  })
}

function toCacheKey(name: string): string {
  return `${DRAWING_EDITION} ${name}`
}

function sendPicture(response: Response, { format }: Rendition, bytes: Buffer): void {
  response.set('Cache-Control', 'public, max-age=31536000, immutable')
  response.type(TYPES[format]).send(bytes)
}

/** A drawing takes a tenth of a second of a core; what is drawn already is not limited. */
function limitDrawings(perMinute: number): RequestHandler {
  return rateLimit({
    windowMs: 60_000,
    limit: perMinute,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    keyGenerator: (request) => ipKeyGenerator(request.ip ?? ''),
    handler: (_request, response) => {
      response.status(429).set('Cache-Control', 'no-store').end()
    },
  })
}
