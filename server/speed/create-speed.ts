import type { RequestListener } from 'node:http'
import type { Express, RequestHandler } from 'express'
import type { Logger } from 'pino'
import type { Signer } from '~/session/signer.server'
import type { UpstreamClient } from '~/upstream/upstream-client.server'
import type { GetIp, GetOrigin } from '../request-origin'
import type { ShownVersions } from '../shown-versions'
import { createPageCache } from './page-cache/create-page-cache'
import { serveCachedPages } from './page-cache/serve-cached-pages'
import { type BusyPageAssets, createBusyPage } from './page-queue/busy-page'
import { PageQueue } from './page-queue/page-queue'
import { queuePages } from './page-queue/queue-pages'
import { createPageHandler } from './remix-build/page-handler'
import { setUpV8 } from './v8-settings'
import { warmUp } from './warm-up'

interface SpeedOptions {
  upstream: UpstreamClient
  versions: ShownVersions | undefined
  getOrigin: GetOrigin
}

interface ListenerOptions {
  signer: Signer
  log: Logger
  getIp: GetIp
  assets: BusyPageAssets
  /** Sets the headers of every response. */
  policy: RequestHandler
}

export type Speed = ReturnType<typeof createSpeed>

/** Creates all that only makes pages cheaper. `PLAIN_RENDERING=1` starts the site without it. */
export function createSpeed({ upstream, versions, getOrigin }: SpeedOptions) {
  setUpV8()
  const pageCache = createPageCache({ upstream, versions, getOrigin })
  const pageQueue = new PageQueue()
  return {
    pageCache,
    pageQueue,
    createPageHandler,
    warmUp,
    /** Handles a request before Express does: most pages of guests need nothing more. */
    async createListener(
      app: Express,
      { signer, log, getIp, assets, policy }: ListenerOptions,
    ): Promise<RequestListener> {
      const withCachedPages = (listener: RequestListener) =>
        serveCachedPages(listener, { cache: pageCache, signer, log, getIp })
      const pagesInTurn = queuePages(app, {
        queue: pageQueue,
        afterWaiting: withCachedPages(app),
        refuse: await createBusyPage(assets, policy),
        log,
      })
      return withCachedPages(pagesInTurn)
    },
  }
}
