import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import express, { Router } from 'express'
import type pg from 'pg'
import type { Logger } from 'pino'
import { expireDemoData } from '~backend/demo/expire-demo-data'
import { describeIllustration } from '~backend/demo/pictures/describe-illustration'
import { pictureRoutes } from '~backend/demo/pictures/routes'
import { createSandboxGateway } from '~backend/demo/sandbox/bank/gateway'
import { sandboxRoutes } from '~backend/demo/sandbox/routes'
import { sendSmsToOutbox } from '~backend/demo/sandbox/sms/outbox'
import { chatTokenRoutes } from '~backend/demo/sandbox/support/routes'
import {
  SANDBOX_AUCTION_PATH,
  SANDBOX_AUTH_PATH,
  SANDBOX_CHAT_PATH,
  SANDBOX_SURVEY_PATH,
} from '~backend/demo/sandbox/urls'
import { createIssuedCheck } from '~backend/demo/seed/issued-pictures'
import { refuseDemoData } from '~backend/demo/seed/refuse-demo-data'
import { seedDatabase } from '~backend/demo/seed/seed'
import { createRetrainingJob } from '~backend/estimate/retraining-job'
import { createExchangeRateJob } from '~backend/exchange-rates/lookup-job'
import { createNationalBank } from '~backend/exchange-rates/national-bank'
import { paymentCallbackRoutes } from '~backend/payments/callbacks'
import { createPaymentContext } from '~backend/payments/create-payment-context'
import { createGateway, type PaymentSettings } from '~backend/payments/gateway/create-gateway'
import type { PaymentContext } from '~backend/payments/payment-context'
import { createReconciliationJob } from '~backend/payments/reconciliation-job'
import { authenticate } from '~backend/platform/auth/authenticate'
import { openDatabase } from '~backend/platform/db/open-database'
import { errorHandler, notFoundHandler } from '~backend/platform/http/errors'
import { createInProcessGet, type GetInProcess } from '~backend/platform/http/in-process'
import { runJobs } from '~backend/platform/jobs/run-jobs'
import { rejectSms } from '~backend/platform/sms'
import { createWorkerPool } from '~backend/platform/worker-pool'
import { uploadedPictureRoutes } from '~backend/public-profiles/uploaded-pictures'
import { operatorOrderRoutes } from '~backend/services/operator/routes'
import { orderFulfilment } from '~backend/services/orders/fulfil-order'
import { videoAdRoutes } from '~backend/video-ads/routes'
import { createApi } from './api'
import { createExpiryJob, runExpiry } from './expiry-job'

export type BackendOptions = {
  dataDir: string
  databaseUrl?: string | undefined
  /** As the owner of the tables; default: `databaseUrl`. */
  migrationDatabaseUrl?: string | undefined
  /** Only a demo marketplace has demo data, demo people, and stand-ins for banks, SMS and other sites. */
  isDemo: boolean
  /** Target number of demo statements. */
  seedStatements: number
  /** The public origin; default: the host of each request. */
  publicOrigin?: string | undefined
  /** The API of the National Bank, or one that answers as it does; without it nobody is asked. */
  exchangeRatesUrl?: string | undefined
  /** The auction site; a demo marketplace defaults to a stand-in. */
  auctionUrl?: string | undefined
  /** The payment provider; a demo marketplace defaults to the sandbox bank. */
  payments?: PaymentSettings | undefined
  /** Pictures of the demo a minute for one address, of those that are not kept. */
  rateLimitDrawings: number
  log: Logger
  rootDir: string
  /** The bundle of `worker.ts`. */
  workerFile: URL
}

export type StandIns = {
  auctionUrl: string
  surveyUrl: string
  chat: { tokenUrl: string; url: string }
}

export type Backend = {
  /** Loopback origin of the APIs (`/api/v1`, `/api/statements` …) and of `/pictures`. */
  origin: string
  /** Calls the APIs without a connection, by the paths that they have under the origin. */
  get: GetInProcess
  /** The login site. */
  authUrl: string
  standIns: StandIns | undefined
  sandbox: Router
  /** Mounted at /callbacks/payments, for payment providers. */
  callbacks: Router
  /** Mounted at /operator/orders. */
  operator: Router
  /** Mounted at /adverts. */
  adverts: Router
  pictures: Router
  ready(): Promise<void>
  /** Finishes open requests, then closes the database. */
  stop(): Promise<void>
}

/** @throws DatabaseStartError with a message for the operator */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { dataDir, isDemo, log, rootDir } = options
  const { pool, connection, close } = await openDatabase({
    dataDir,
    databaseUrl: options.databaseUrl,
    migrationDatabaseUrl: options.migrationDatabaseUrl,
    rootDir,
    log,
    async prepare(owner) {
      if (!isDemo) await refuseDemoData(owner)
      await seedDatabase(owner, { statements: isDemo ? options.seedStatements : 0, log })
    },
  })
  const demoExpiry = isDemo ? [expireDemoData] : []
  await runExpiry(pool, demoExpiry)
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const paymentContext = createBackendPayments(pool, options, options.publicOrigin ?? origin)
  const uploadFolder = join(dataDir, 'uploads')
  const sendSms = isDemo ? sendSmsToOutbox : rejectSms
  const pictures = Router().use('/own', uploadedPictureRoutes(uploadFolder))
  if (isDemo)
    pictures.use(
      pictureRoutes({
        cacheDir: join(dataDir, 'pictures'),
        log,
        isIssued: createIssuedCheck(pool),
        drawingsPerMinute: options.rateLimitDrawings,
      }),
    )
  const standIns = isDemo ? createStandIns(origin) : undefined
  const api = createApi(pool, log, {
    auctionUrl: options.auctionUrl ?? standIns?.auctionUrl,
    uploadFolder,
    formFileFolder: join(dataDir, 'form-files'),
    sendSms,
    paymentContext,
    describePicture: describeIllustration,
    keylessRoutes: isDemo ? Router().use(SANDBOX_CHAT_PATH, chatTokenRoutes()) : undefined,
  })
  server.on('request', express().disable('x-powered-by').use('/pictures', pictures).use(api))
  const workers = createWorkerPool<typeof import('./worker')>(options.workerFile, log)
  const jobs = runJobs({
    pool,
    log,
    jobs: [
      createExpiryJob(pool, demoExpiry),
      createRetrainingJob(pool, log, (signal) => workers.run('retrainEstimates', connection, signal)),
      createReconciliationJob(paymentContext),
      createExchangeRateJob(
        pool,
        log,
        options.exchangeRatesUrl ? createNationalBank(options.exchangeRatesUrl) : undefined,
      ),
    ],
  })

  return {
    origin,
    get: createInProcessGet(api),
    authUrl: SANDBOX_AUTH_PATH,
    standIns,
    callbacks: paymentCallbackRoutes(paymentContext),
    operator: Router().use(authenticate(pool), operatorOrderRoutes(pool), notFoundHandler, errorHandler(log)),
    sandbox: sandboxRoutes(pool, { rootDir, publicOrigin: options.publicOrigin, isDemo, log }),
    adverts: videoAdRoutes(pool, options.publicOrigin).use(notFoundHandler, errorHandler(log)),
    pictures,
    async ready() {
      await pool.query('select')
    },
    async stop() {
      const jobsHaveStopped = jobs.stop()
      server.close()
      server.closeIdleConnections()
      await once(server, 'close')
      await jobsHaveStopped
      await workers.stop()
      await close()
    },
  }
}

function createStandIns(backendOrigin: string): StandIns {
  return {
    auctionUrl: SANDBOX_AUCTION_PATH,
    surveyUrl: SANDBOX_SURVEY_PATH,
    chat: { tokenUrl: `${backendOrigin}${SANDBOX_CHAT_PATH}/token`, url: SANDBOX_CHAT_PATH },
  }
}

type PaymentOptions = Pick<BackendOptions, 'payments' | 'isDemo' | 'publicOrigin' | 'log'>

/** A demo marketplace uses the sandbox bank. */
export function createBackendPayments(
  pool: pg.Pool,
  options: PaymentOptions,
  callbackOrigin?: string,
): PaymentContext {
  const sandboxGateway = options.isDemo ? createSandboxGateway(pool) : undefined
  return createPaymentContext({
    pool,
    log: options.log,
    orders: orderFulfilment,
    gateway: createGateway(options.payments) ?? sandboxGateway,
    publicOrigin: options.publicOrigin,
    ...(callbackOrigin && { callbackOrigin }),
  })
}
