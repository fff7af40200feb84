import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from '@remix-run/node'
import type { RequestHandler } from 'express'
import type { ViteDevServer } from 'vite'
import { type ListMethods, READING } from './allowed-methods'
import type { GetLoadContext } from './load-context'
import type { PageCache } from './page-cache/page-cache'
import { createListMethods, createPageHandler } from './page-handler'
import { createRemixHandler } from './remix-handler'
import type { StoredCookies } from './stored-cookies/stored-cookies'
import { withUpstreamStatus } from './upstream-status'

interface PagesOptions {
  root: string
  /** Builds the pages from source after each change, in development only. */
  vite: ViteDevServer | undefined
  getLoadContext: GetLoadContext
  pageCache: PageCache
  storedCookies: StoredCookies
}

interface Pages {
  pages: RequestHandler
  listMethods: ListMethods
}

export async function createPages({ root, vite, ...options }: PagesOptions): Promise<Pages> {
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
  return { pages: createPageHandler(build, options), listMethods: createListMethods(build) }
}

function prepare(build: unknown): ServerBuild {
  return withUpstreamStatus(build as ServerBuild)
}
