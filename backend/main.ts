import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import express, { Router } from 'express'
import type { Logger } from 'pino'
import { advertRoutes } from './adverts/routes'
import { createApi } from './api'
import { startEmbeddedPostgres } from './db/embedded-postgres'
import { migrate } from './db/migrate'
import { openPool } from './db/pool'
import { answerErrors, nothingHere } from './http/errors'
import { callbackRoutes } from './payments/callbacks'
import { gatewayOf, type PaymentSettings } from './payments/gateway/chosen'
import { sandboxGateway } from './payments/gateway/sandbox'
import { openCashier } from './payments/open-cashier'
import { startReconciling } from './payments/reconciler'
import { toNobody, toOutbox } from './phone-codes/sms'
import { createPicturesRouter } from './pictures/routes'
import { uploadedFiles } from './profile/face/pictures'
import { sandboxRoutes } from './sandbox/routes'
import { seed } from './seed/seed'
import { fulfilmentRoutes } from './services/fulfilment/routes'
import { startSweeping } from './sweep'
import { startRefitting } from './valuation/refitting'

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
  await migrate(pool, { folder: join(rootDir, 'backend/db/migrations'), log })
  await seed(pool, { statements: options.seedStatements, log })

  const sweeping = await startSweeping(pool, log)
  const refitting = startRefitting(pool, log)
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  // A page that shows everybody's codes, and a bank that takes no money, are for made-up people on a machine that is
  // nobody's public site.
  const isDemo = options.seedStatements > 0 && !options.publicOrigin
  const cashier = openCashier({
    pool,
    log,
    publicOrigin: options.publicOrigin,
    gateway: gatewayOf(options.payments) ?? (isDemo ? sandboxGateway(pool) : undefined),
    callbackOrigin: options.publicOrigin ?? origin,
  })
  const uploadFolder = join(dataDir, 'uploads')
  const sendSms = isDemo ? toOutbox : toNobody
  const pictures = Router()
    .use('/own', uploadedFiles(uploadFolder))
    .use(createPicturesRouter({ cacheDir: join(dataDir, 'pictures'), log }))
  const api = createApi(pool, log, { auctionUrl: options.auctionUrl, uploadFolder, sendSms, cashier })
  server.on('request', express().disable('x-powered-by').use('/pictures', pictures).use(api))
  const reconciling = startReconciling(cashier)

  return {
    origin,
    callbacks: callbackRoutes(cashier),
    operator: fulfilmentRoutes(pool).use(nothingHere, answerErrors(log)),
    sandbox: sandboxRoutes(pool, { rootDir, publicOrigin: options.publicOrigin, isDemo }),
    adverts: advertRoutes(pool, options.publicOrigin).use(nothingHere, answerErrors(log)),
    pictures,
    async ready() {
      await pool.query('select')
    },
    async stop() {
      sweeping.stop()
      const hasStopped = Promise.all([refitting.stop(), reconciling.stop()])
      server.close()
      server.closeIdleConnections()
      await once(server, 'close')
      await hasStopped
      await pool.end()
      await embedded?.stop()
    },
  }
}
