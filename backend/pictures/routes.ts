import express from 'express'
import type { Logger } from 'pino'
import { type Format, parseRendition, type Rendition } from './address'
import { createDiskCache } from './cache'
import { encode } from './encode'
import { picture } from './picture'
import { createQueue, QueueFull } from './queue'

const TYPES: Readonly<Record<Format, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

const MAX_BYTES = 1024 ** 3
const RETRY_AFTER_SECONDS = 2

export interface PicturesOptions {
  cacheDir: string
  log: Pick<Logger, 'warn' | 'error'>
  /** How many pictures may wait to be made before newcomers are sent away; 300 unless told. */
  queueLength?: number
  /** Bytes kept on disk; 1 GiB unless told. */
  maxBytes?: number
}

/** Statement pictures, made when first asked for. Mount at `/pictures`. */
export function createPicturesRouter({
  cacheDir,
  log,
  queueLength = 300,
  maxBytes = MAX_BYTES,
}: PicturesOptions): express.Router {
  const router = express.Router()
  const cache = createDiskCache(cacheDir, maxBytes)
  const queued = createQueue({ width: 2, length: queueLength })
  const making = new Map<string, Promise<Buffer>>()

  async function bytesOf(rendition: Rendition) {
    const svg = picture(rendition.seed, rendition.kind, rendition.n)
    const key = `${rendition.width}.${rendition.format}.${rendition.blurred}\n${svg}`
    return (
      (await cache.read(key)) ??
      queued(async () => {
        const bytes = await encode(svg, rendition)
        await cache
          .write(key, bytes)
          .catch((error) => log.warn({ err: error }, 'a picture could not be kept'))
        return bytes
      })
    )
  }

  /** Everyone who asks for a file while it is being made gets the same one. */
  function shared(name: string, rendition: Rendition) {
    const running = making.get(name)
    if (running) return running
    const made = bytesOf(rendition).finally(() => making.delete(name))
    making.set(name, made)
    return made
  }

  router.get('/:name', async (request, response, next) => {
    const { name } = request.params
    const rendition = parseRendition(name)
    if (!rendition) return void next()
    try {
      const bytes = await shared(name, rendition)
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
