import { join } from 'node:path'
import { Router } from 'express'
import type pg from 'pg'
import { auctionSite } from './auction/routes'
import { authSite } from './auth/routes'

/** The outside world's stand-ins, for the web server to hang up at `/sandbox`. */
export function sandboxRoutes(
  pool: pg.Pool,
  { rootDir, publicOrigin }: { rootDir: string; publicOrigin: string | undefined },
): Router {
  return Router()
    .get('/sandbox.css', (_request, response) => {
      response.sendFile(join(rootDir, 'backend/sandbox/sandbox.css'), { maxAge: '1 hour' })
    })
    .use('/auth', authSite(pool, publicOrigin))
    .use('/auction', auctionSite(pool))
}
