import type { ServerBuild } from '@remix-run/node'
import type { RequestHandler } from 'express'
import type { FindNarrowBuild } from './narrow-build'

export const MANIFEST_PATH = '/__manifest'

/** More than any of our URLs has. */
const MAX_SEGMENTS = 8
/** More kinds of URLs than a page links to. */
const MAX_SHAPES = 100
/** Stands for segments that are not in the route table: numbers and slugs. */
const ANY = '-'

/**
 * Answers which routes a hydrated page may lead to. Remix itself would compare each path with the whole route
 * table.
 */
export function answerManifest(
  { assets, routes }: ServerBuild,
  findNarrowBuild: FindNarrowBuild,
): RequestHandler {
  const words = new Set(Object.values(routes).flatMap((route) => listWords(route?.path)))
  return (request, response) => {
    const { searchParams } = new URL(request.originalUrl, 'http://here.invalid')
    if (searchParams.get('version') !== assets.version)
      return void response.status(204).set('X-Remix-Reload-Document', 'true').end()
    const shapes = listShapes(searchParams.getAll('p'))
    if (!shapes) return void response.sendStatus(400)
    const ids = new Set([...shapes].flatMap(listIds))
    const found = Object.fromEntries([...ids].map((id) => [id, assets.routes[id]]))
    response.set('Cache-Control', 'public, max-age=31536000, immutable').json(found)
  }

  /**
   * Returns the paths and their parents, whose index routes may be visited next; undefined if a page cannot
   * request them.
   */
  function listShapes(paths: readonly string[]): Set<string> | undefined {
    const shapes = new Set<string>()
    for (const path of paths) {
      const [first, ...segments] = path.split('/', MAX_SEGMENTS + 2)
      if (first !== '' || segments.length > MAX_SEGMENTS) return undefined
      let shape = ''
      for (const segment of segments) {
        shape += `/${toShape(segment)}`
        shapes.add(shape)
      }
      if (shapes.size > MAX_SHAPES) return undefined
    }
    return shapes
  }

  function toShape(segment: string): string {
    const word = segment.toLowerCase()
    return word === '' || words.has(word) ? word : ANY
  }

  function listIds(path: string): readonly string[] {
    const { ids, pattern } = findNarrowBuild(path)
    return pattern === undefined ? [] : ids
  }
}

function listWords(path = ''): string[] {
  return path
    .toLowerCase()
    .split('/')
    .map((segment) => segment.replace(/\?$/, ''))
}
