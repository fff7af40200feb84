import { existsSync, readdirSync } from 'node:fs'
import type { RequestHandler } from 'express'
import compressedFiles from 'express-static-gzip'

const CACHE_ONE_YEAR = 'public, max-age=31536000, immutable'
const CACHE_ONE_DAY = 'public, max-age=86400'

/** The built files, already compressed at build time. Names under /assets change with their content; fonts never do. */
export function staticFiles(directory: string): RequestHandler {
  if (!existsSync(directory)) throw new Error(`${directory} is missing: run the build first`)
  return compressedFiles(directory, {
    index: false,
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    serveStatic: {
      cacheControl: false,
      redirect: false,
      setHeaders: (response, path) => {
        response.setHeader(
          'Cache-Control',
          /[\\/](assets|fonts)[\\/]/.test(path) ? CACHE_ONE_YEAR : CACHE_ONE_DAY,
        )
      },
    },
  })
}

/** A file that is not there must not become an HTML page under a script's address. */
export const answerMissingFile: RequestHandler = (_request, response) => {
  response.status(404).set('Cache-Control', 'no-store').type('text').send('not found\n')
}

/** Address of a script of plain pages, by its name in the build; the file's name also holds a hash of its content. */
export function findScriptUrl(directory: string, script: 'enhance' | 'analytics'): string {
  const named = new RegExp(`^${script}-[\\w-]+\\.js$`)
  const file = readdirSync(`${directory}/assets`).find((name) => named.test(name))
  if (!file) throw new Error(`${directory}/assets has no ${script} script: run the build first`)
  return `/assets/${file}`
}
