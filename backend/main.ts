import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import express, { Router } from 'express'
import type { Logger } from 'pino'
import { pictureRoutes } from '~backend/demo/pictures/routes'
import { createSandboxGateway } from '~backend/demo/sandbox/bank/gateway'
import { sandboxRoutes } from '~backend/demo/sandbox/routes'
import { seedDatabase } from '~backend/demo/seed/seed'
import { startRetrainingJob } from '~backend/estimate/retraining-job'
import { paymentCallbackRoutes } from '~backend/payments/callbacks'
import { createPaymentContext } from '~backend/payments/create-payment-context'
import { createGateway, type PaymentSettings } from '~backend/payments/gateway/create-gateway'
import { startReconciliationJob } from '~backend/payments/reconciliation-job'
import { authenticate } from '~backend/platform/auth/authenticate'
import { startEmbeddedPostgres } from '~backend/platform/db/embedded-postgres'
import { migrate } from '~backend/platform/db/migrate'
import { openPool } from '~backend/platform/db/pool'
import { errorHandler, notFoundHandler } from '~backend/platform/http/errors'
import { rejectSms, sendSmsToOutbox } from '~backend/platform/messages/sms'
import { uploadedPictureRoutes } from '~backend/public-profiles/uploaded-pictures'
import { operatorOrderRoutes } from '~backend/services/operator/routes'
import { videoAdRoutes } from '~backend/video-ads/routes'
import { createApi } from './api'
import { startExpiryJob } from './expiry-job'

export type BackendOptions = {
  dataDir: string
  /** A PostgreSQL server; without one, our own is started in dataDir. */
  databaseUrl?: string | undefined
  /** How many made-up statements there shall be; 0: only the places. */
  seedStatements: number
  /** The origin that browsers see; without it, the host of each request is ours. */
  publicOrigin?: string | undefined
  /** The auction site; without it, the sandbox plays it. */
  auctionUrl?: string | undefined
  /** The bank that takes money; without it, the sandbox plays one on a demo marketplace. */
  payments?: PaymentSettings | undefined
  log: Logger
  /** The project's root: migrations and files of the sandbox are found below it. */
  rootDir: string
}

export type Backend = {
  /** Where the APIs answer, on the loopback: `/api/v1`, `/api/statements` …, and the pictures at `/pictures`. */
  origin: string
  /** For the web server to hang up at /sandbox. */
  sandbox: Router
  /** Where payment providers call, for the web server to hang up at /callbacks/payments. */
  callbacks: Router
  /** Where the marketplace's own people tell what has become of orders, for the web server to hang up at /operator/orders. */
  operator: Router
  /** Films that advertise, and what is counted of them, for the web server to hang up at /adverts. */
  adverts: Router
  /** The statements' pictures, for the web server to hang up at /pictures. */
  pictures: Router
  /** @throws when the database cannot be reached */
  ready(): Promise<void>
  /** Finishes what is being answered, then closes the database. */
  stop(): Promise<void>
}

/**
 * Opens the database, brings it up to date, and serves the APIs on a port of the loopback interface.
 *
 * @throws DatabaseStartError in the operator's words
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { dataDir, databaseUrl, log, rootDir } = options
  const embedded = databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir, log })
  const pool = await openPool(databaseUrl ?? embedded?.connection ?? {}, { log })
  await migrate(pool, { folder: join(rootDir, 'backend/platform/db/migrations'), log })
  await seedDatabase(pool, { statements: options.seedStatements, log })

  const expiryJob = await startExpiryJob(pool, log)
  const retrainingJob = startRetrainingJob(pool, log)
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  // A page that shows everybody's codes, and a bank that takes no money, are for made-up people on a machine that is
  // nobody's public site.
  const isDemo = options.seedStatements > 0 && !options.publicOrigin
  const paymentContext = createPaymentContext({
    pool,
    log,
    publicOrigin: options.publicOrigin,
    gateway: createGateway(options.payments) ?? (isDemo ? createSandboxGateway(pool) : undefined),
    callbackOrigin: options.publicOrigin ?? origin,
  })
  const uploadFolder = join(dataDir, 'uploads')
  const sendSms = isDemo ? sendSmsToOutbox : rejectSms
  const pictures = Router()
    .use('/own', uploadedPictureRoutes(uploadFolder))
    .use(pictureRoutes({ cacheDir: join(dataDir, 'pictures'), log }))
  const api = createApi(pool, log, { auctionUrl: options.auctionUrl, uploadFolder, sendSms, paymentContext })
  server.on('request', express().disable('x-powered-by').use('/pictures', pictures).use(api))
  const reconciliationJob = startReconciliationJob(paymentContext)

  return {
    origin,
    callbacks: paymentCallbackRoutes(paymentContext),
    operator: Router().use(authenticate(pool), operatorOrderRoutes(pool), notFoundHandler, errorHandler(log)),
    sandbox: sandboxRoutes(pool, { rootDir, publicOrigin: options.publicOrigin, isDemo }),
    adverts: videoAdRoutes(pool, options.publicOrigin).use(notFoundHandler, errorHandler(log)),
    pictures,
    async ready() {
      await pool.query('select')
    },
    async stop() {
      expiryJob.stop()
      const hasStopped = Promise.all([retrainingJob.stop(), reconciliationJob.stop()])
      server.close()
      server.closeIdleConnections()
      await once(server, 'close')
      await hasStopped
      await pool.end()
      await embedded?.stop()
    },
  }
}
