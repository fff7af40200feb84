import type { ServerBuild } from '@remix-run/node'
import type { RequestHandler } from 'express'
import { nameRoute } from '~contract/observed-work'
import { createBuildNarrower } from './narrow-build'
import { createRemixHandler, type RemixHandlerOptions } from './remix-handler'
import { withoutHandover } from './without-handover'

/**
 * Caches a handler per group of paths with the routes that can match them.
 * Requests of hydrated pages for data and the manifest see all routes.
 */
export function createPageHandler(
  build: ServerBuild,
  options: Pick<RemixHandlerOptions, 'getLoadContext' | 'pageCache'>,
): RequestHandler {
  const createHandler = (routes: ServerBuild) =>
    createRemixHandler({ ...options, build: routes, mode: 'production' })
  const handleAll = createHandler(build)
  const findNarrowBuild = createBuildNarrower(build)
  const handlers = new Map<string, RequestHandler>()
  return (request, response, next) => {
    if (request.path.endsWith('.data') || request.path === '/__manifest')
      return handleAll(request, response, next)
    const { key, pattern, create } = findNarrowBuild(request.path)
    nameRoute(request, pattern)
    const handler = handlers.get(key) ?? createHandler(withoutHandover(create()))
    handlers.set(key, handler)
    return handler(request, response, next)
  }
}
