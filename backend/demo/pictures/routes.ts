import express from 'express'
import type { Logger } from 'pino'
import type { PictureFormat } from '~contract/pictures'
import { createDiskCache } from './disk-cache'
import { drawPicture } from './draw-picture'
import { encodeSvg } from './encode'
import { parseRendition, type Rendition } from './file-names'
import { createTaskQueue, QueueFull } from './task-queue'

const TYPES: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
}

const MAX_BYTES = 1024 ** 3
const RETRY_AFTER_SECONDS = 2

export interface PictureRoutesOptions {
  cacheDir: string
  log: Pick<Logger, 'warn' | 'error'>
  /** Queue length beyond which requests are rejected; default 300. */
  queueLength?: number
  /** Disk cache size in bytes; default 1 GiB. */
  maxBytes?: number
}

export function pictureRoutes({
  cacheDir,
  log,
  queueLength = 300,
  maxBytes = MAX_BYTES,
}: PictureRoutesOptions): express.Router {
  const router = express.Router()
  const cache = createDiskCache(cacheDir, maxBytes)
  const queued = createTaskQueue({ width: 2, length: queueLength })
  const making = new Map<string, Promise<Buffer>>()

  async function getBytes(rendition: Rendition) {
    const svg = drawPicture(rendition.seed, rendition.kind, rendition.n)
    const key = `${rendition.width}.${rendition.format}.${rendition.blurred}\n${svg}`
    return (
      (await cache.read(key)) ??
      queued(async () => {
        const bytes = await encodeSvg(svg, rendition)
        await cache
          .write(key, bytes)
          .catch((error) => log.warn({ err: error }, 'a picture could not be kept'))
        return bytes
      })
    )
  }

  /** Concurrent requests for a file share one rendering. */
  function getSharedBytes(name: string, rendition: Rendition) {
    const running = making.get(name)
    if (running) return running
    const made = getBytes(rendition).finally(() => making.delete(name))
    making.set(name, made)
    return made
  }

  router.get('/:name', async (request, response, next) => {
    const { name } = request.params
    const rendition = parseRendition(name)
    if (!rendition) return void next()
    try {
      const bytes = await getSharedBytes(name, rendition)
      response.set('Cache-Control', 'public, max-age=31536000, immutable')
      response.type(TYPES[rendition.format]).send(bytes)
    } catch (error) {
      if (!(error instanceof QueueFull)) return void next(error)
      log.warn({ name }, 'too many pictures wait to be made')
      response
        .status(503)
        .set({ 'Retry-After': String(RETRY_AFTER_SECONDS), 'Cache-Control': 'no-store' })
        .end()
    }
  })

  router.use((_request, response) => {
    response.status(404).set('Cache-Control', 'no-store').type('text').send('Not found')
  })
  return router
}
