import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from '@remix-run/node'
import type { RequestHandler } from 'express'
import type { ViteDevServer } from 'vite'
import type { GetLoadContext } from './load-context'
import type { PageCache } from './page-cache/page-cache'
import { createPageHandler } from './page-handler'
import { createRemixHandler } from './remix-handler'
import { withUpstreamStatus } from './upstream-status'

interface PagesOptions {
  root: string
  /** In development: makes the pages of the sources, anew after each change. */
  vite: ViteDevServer | undefined
  getLoadContext: GetLoadContext
  pageCache: PageCache
}

export async function createPages({ root, vite, ...options }: PagesOptions): Promise<RequestHandler> {
  if (vite)
    return createRemixHandler({
      ...options,
      build: async () => prepare(await vite.ssrLoadModule('virtual:remix/server-build')),
      mode: 'development',
    })
  const file = pathToFileURL(join(root, 'build/server/index.js'))
  return createPageHandler(prepare(await import(file.href)), options)
}

function prepare(build: unknown): ServerBuild {
  return withUpstreamStatus(build as ServerBuild)
}
