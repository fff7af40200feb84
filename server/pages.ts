import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from '@remix-run/node'
import type { RequestHandler } from 'express'
import type { ViteDevServer } from 'vite'
import { nameRoute } from '~contract/instrumentation'
import { createListMethods, type ListMethods, READING } from './allowed-methods'
import type { GetLoadContext } from './load-context'
import { createPageMatcher } from './match-page'
import { createRemixHandler } from './remix-handler'
import type { SentPages } from './sent-pages'
import type { Speed } from './speed/create-speed'
import type { StoredCookies } from './stored-cookies/stored-cookies'
import { withUpstreamStatus } from './upstream-status'

interface PageHandlerOptions {
  getLoadContext: GetLoadContext
  sentPages: SentPages
  storedCookies: StoredCookies
}

interface PagesOptions extends PageHandlerOptions {
  root: string
  /** Builds the pages from source after each change, in development only. */
  vite: ViteDevServer | undefined
  speed: Speed | undefined
}

interface Pages {
  pages: RequestHandler
  listMethods: ListMethods
}

export async function createPages({ root, vite, speed, ...options }: PagesOptions): Promise<Pages> {
  if (vite) {
    const pages = createRemixHandler({
      ...options,
      build: async () => prepare(await vite.ssrLoadModule('virtual:remix/server-build')),
      mode: 'development',
    })
    // Routes change while Vite runs.
    return { pages, listMethods: () => `${READING}, POST` }
  }
  const file = pathToFileURL(join(root, 'build/server/index.js'))
  const build = prepare(await import(file.href))
  const createHandler = speed?.createPageHandler ?? createPlainPageHandler
  return { pages: createHandler(build, options), listMethods: createListMethods(build) }
}

function createPlainPageHandler(build: ServerBuild, options: PageHandlerOptions): RequestHandler {
  const handle = createRemixHandler({ ...options, build, mode: 'production' })
  const matchPage = createPageMatcher(build)
  return (request, response, next) => {
    nameRoute(request, matchPage(request.path)?.pattern)
    return handle(request, response, next)
  }
}

function prepare(build: unknown): ServerBuild {
  return withUpstreamStatus(build as ServerBuild)
}
