import type { RequestHandler } from 'express'
import compressedFiles from 'express-static-gzip'
import { READING } from './allowed-methods'
import { findArchiveHash } from './map/map-archive'

const CACHE_ONE_YEAR = 'public, max-age=31536000, immutable'
const CACHE_ONE_DAY = 'public, max-age=86400'

/**
 * Serves files, precompressed at build time. Names under /assets and /map contain a content hash; fonts never
 * change.
 */
export function staticFiles(directory: string): RequestHandler {
  const serve = compressedFiles(directory, {
    index: false,
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    serveStatic: {
      cacheControl: false,
      redirect: false,
      setHeaders: (response, path) => {
        response.setHeader(
          'Cache-Control',
          /[\\/](assets|fonts|map)[\\/]/.test(path) ? CACHE_ONE_YEAR : CACHE_ONE_DAY,
        )
        // A strong ETag, so that ranges can be resumed.
        const hash = findArchiveHash(path)
        if (hash) response.setHeader('ETag', `"${hash}"`)
      },
    },
  })
  // Every file has an extension: pages need no look-up on the disk.
  return (request, response, next) => (request.path.includes('.') ? serve(request, response, next) : next())
}

/** Answers a missing file without an HTML page, which must not be served at a script's URL. */
export const answerMissingFile: RequestHandler = ({ method }, response) => {
  if (method === 'OPTIONS') return void response.status(204).set('Allow', READING).end()
  response.status(404).set('Cache-Control', 'no-store').type('text').send('not found\n')
}
