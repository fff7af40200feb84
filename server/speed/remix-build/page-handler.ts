import type { ServerBuild } from '@remix-run/node'
import type { RequestHandler } from 'express'
import { nameRoute } from '~contract/instrumentation'
import { createRemixHandler, type RemixHandlerOptions } from '../../remix-handler'
import { createRouteMatcher } from './narrow-build'
import { answerManifest, MANIFEST_PATH } from './route-manifest'
import { skipHydrationPayload } from './skip-hydration-payload'

const DATA_SUFFIX = '.data'

/** Caches a handler per group of paths with the routes that can match them. */
export function createPageHandler(
  build: ServerBuild,
  options: Pick<RemixHandlerOptions, 'getLoadContext' | 'sentPages' | 'storedCookies'>,
): RequestHandler {
  const createHandler = (routes: ServerBuild) =>
    createRemixHandler({ ...options, build: routes, mode: 'production' })
  const findNarrowBuild = createRouteMatcher(build)
  const manifest = answerManifest(build, findNarrowBuild)
  const handlers = new Map<string, RequestHandler>()
  return (request, response, next) => {
    if (request.path === MANIFEST_PATH) return manifest(request, response, next)
    const isData = request.path.endsWith(DATA_SUFFIX)
    const { key, pattern, create } = findNarrowBuild(isData ? toPagePath(request.path) : request.path)
    nameRoute(request, pattern)
    const name = isData ? `${key}${DATA_SUFFIX}` : key
    const handler = handlers.get(name) ?? createHandler(isData ? create() : skipHydrationPayload(create()))
    handlers.set(name, handler)
    return handler(request, response, next)
  }
}

/** Returns the path of the page whose data a hydrated page requests. */
function toPagePath(path: string): string {
  return path.slice(0, -DATA_SUFFIX.length).replace(/^\/_root$/, '/')
}
