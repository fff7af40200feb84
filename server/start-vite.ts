import type { Server } from 'node:http'
import type { ViteDevServer } from 'vite'

/** Builds pages in development and reloads them over the site's own server. */
export async function startVite(server: Server): Promise<ViteDevServer> {
  const { createServer } = await import('vite')
  return createServer({ server: { middlewareMode: { server } }, appType: 'custom' })
}
