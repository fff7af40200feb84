import { join } from 'node:path'
import { Router } from 'express'
import type pg from 'pg'
import type { SecurityLog } from '~backend/platform/security-events'
import { auctionSite } from './auction/routes'
import { authSite } from './auth/routes'
import { bankSite } from './bank/routes'
import { elsewhereSite } from './elsewhere/routes'
import { outboxSite } from './outbox/routes'
import { partnerSite } from './partner/routes'
import { chatSite, surveySite } from './support/routes'

export type SandboxOptions = {
  rootDir: string
  publicOrigin: string | undefined
  log: SecurityLog
}

export function sandboxRoutes(pool: pg.Pool, { rootDir, publicOrigin, log }: SandboxOptions): Router {
  return Router()
    .get(['/sandbox.css', '/forms.css'], ({ path }, response) => {
      response.sendFile(join(rootDir, 'backend/demo/sandbox', path), { maxAge: '1 hour' })
    })
    .use('/auth', authSite(pool, { publicOrigin, log }))
    .use('/auction', auctionSite(pool))
    .use('/elsewhere', elsewhereSite())
    .use('/partner', partnerSite(pool))
    .use('/chat', chatSite())
    .use('/survey', surveySite())
    .use(outboxSite(pool))
    .use('/bank', bankSite(pool, publicOrigin))
}
