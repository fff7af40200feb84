import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import express, { Router } from 'express'
import type pg from 'pg'
import type { SandboxUrls } from '~backend/demo/sandbox/sandbox-urls'
import { createDelivery } from '~backend/messages/delivery/create-delivery'
import { getChannels } from '~backend/messages/delivery/send-messages'
import { oneClickRoutes } from '~backend/messages/routes'
import { createPaymentContext } from '~backend/payments/create-payment-context'
import { createGateway } from '~backend/payments/gateway/create-gateway'
import type { PaymentContext } from '~backend/payments/payment-context'
import { authenticate } from '~backend/platform/auth/authenticate'
import { errorHandler, notFoundHandler } from '~backend/platform/http/errors'
import { createInProcessGet, type GetInProcess } from '~backend/platform/http/in-process'
import { runJobs } from '~backend/platform/jobs/run-jobs'
import { describePhoto } from '~backend/platform/pictures'
import { readShownChanges, type ShownChanges } from '~backend/platform/shown-changes'
import { createDatabaseCookieStore } from '~backend/platform/stored-cookies'
import { createWorkerPool } from '~backend/platform/worker-pool'
import { uploadedPictureRoutes } from '~backend/public-profiles/uploaded-pictures'
import { orderFulfilment } from '~backend/services/orders/fulfil-order'
import { createPhotoStore } from '~backend/statement-drafts/photos/photo-store'
import { createImportThread } from '~backend/statement-imports/import-thread'
import { createImportPhotoJob } from '~backend/statement-imports/photo-job'
import { videoAdRoutes } from '~backend/video-ads/routes'
import type { CookieStore } from '~contract/cookie-store'
import { API_PREFIXES } from '~contract/endpoints/endpoint'
import { SIGN_IN_PATH } from '~contract/identity'
import { instrumentRequests } from '~contract/instrumentation'
import type { MessageChannels } from '~contract/messages'
import { createApi } from './api'
import { createBackendJobs } from './backend-jobs'
import type { BackendOptions } from './backend-options'
import { type Backlog, readBacklog } from './backlog'
import { callbackRoutes } from './callback-routes'
import { runFirstExpiry } from './expiry-job'
import { findJobObstacle } from './find-job-obstacle'
import { openBackendDatabase } from './open-backend-database'
import { operatorRoutes } from './operator-routes'
import { stopGuestEmails } from './stop-guest-emails'

export type Backend = {
  /** Loopback origin of the APIs (`/api/v1`, `/api/statements` …) and of `/pictures`. */
  origin: string
  /** Calls the APIs in process, by their paths under the origin. */
  get: GetInProcess
  messageChannels: MessageChannels
  /** Router of the login site. */
  authUrl: string
  sandboxUrls: SandboxUrls | undefined
  sandbox: Router
  /** Router for payment providers and the lead webhook receiver, mounted at /callbacks. */
  callbacks: Router
  /** Router for mail programs, mounted at /messages. */
  messages: Router
  /** Router of the operator's desk, mounted at /operator, for commands without the prefix of the API. */
  operator: Router
  /** Router of video ads, mounted at /adverts. */
  adverts: Router
  pictures: Router
  /** Reads changes to shown data that any process has committed since a snapshot. */
  readShownChanges(snapshot?: string): Promise<ShownChanges>
  ready(): Promise<void>
  /**
   * False until the statements are in memory; until then, searches read the database. True as well if loading
   * has failed, because the process then continues with the database.
   */
  isSearchLoaded(): boolean
  readBacklog(): Promise<Backlog>
  cookieStore: CookieStore
  /** Counts this process's database connections; `waiting` counts queued requests. */
  countConnections(): { used: number; idle: number; waiting: number }
  /** Finishes open requests, then closes the database. */
  stop(): Promise<void>
}

/** Loads the demo. Other marketplaces never do: its data and pages take memory. */
export const loadDemo = () => import('~backend/demo/demo')

/**
 * Starts the backend.
 * @throws DatabaseStartError with a message for the operator
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { isDemo, log, rootDir, brandName, publicOrigin } = options
  const demo = isDemo ? await loadDemo() : undefined
  const { pool, connection, readLong, close } = await openBackendDatabase(
    { ...options, databaseUrl: options.databaseUrl, migrationDatabaseUrl: options.migrationDatabaseUrl },
    demo,
  )
  const demoExpiry = demo ? [demo.expireDemoData] : []
  const runsJobs = await mayRunJobs(pool, options)
  if (runsJobs) await runFirstExpiry(pool, log, demoExpiry)
  const { server, origin } = await listenOnLoopback()
  const folders = getFolders(options)
  const paymentContext = await createBackendPayments(pool, options, publicOrigin ?? origin)
  const delivery = createDelivery({
    pool,
    log,
    settings: options.messages,
    site: { brandName, origin: publicOrigin ?? '' },
    isDemo,
  })
  const messageChannels = getChannels(delivery)
  const photos = createPhotoStore({ ...options, pool, uploadFolder: folders.uploads })
  const pictures = Router()
    .use('/own/photos', photos.routes)
    .use('/own', uploadedPictureRoutes(folders.uploads))
  const demoPictures = demo?.startDemoPictures(pool, options)
  if (demoPictures) pictures.use(demoPictures.routes)
  const sandboxUrls = demo?.createSandboxUrls(origin)
  const describeOther = demo?.describeIllustration ?? describePhoto
  const walkingAreaWorkers = createWalkingAreaWorkers(options)
  const imports = createImportThread(options)
  const reviewMode = options.reviewMode ?? 'off'
  const {
    app: api,
    localizeAddress,
    getAddressIndex,
    searchLoaded,
  } = createApi(pool, log, {
    auctionUrl: options.auctionUrl ?? sandboxUrls?.auctionUrl,
    houseFolder: join(rootDir, 'backend/geocoding/houses'),
    commonPasswordFile: join(rootDir, 'backend/identity/common-passwords/passwords.txt.br'),
    uploadFolder: folders.uploads,
    photos,
    reviewMode,
    formFileFolder: folders.formFiles,
    messageChannels,
    identity: { site: { brandName: brandName ?? 'Ezo', publicOrigin, isDemo } },
    parseImportFile: imports.parseFile,
    findWalkingArea: (start, minutes, signal) =>
      walkingAreaWorkers.run('findArea', { start, minutes, folder: folders.walkingNetworks }, signal),
    measureWalks: (start, ends, signal) =>
      walkingAreaWorkers.run('measureWalks', { start, ends, folder: folders.walkingNetworks }, signal),
    paymentContext,
    inboundMail: options.inboundMail,
    push: options.push,
    readLong,
    describePicture: (path) => photos.describe(path) ?? describeOther(path),
    keylessRoutes: demo && Router().use(demo.SANDBOX_CHAT_PATH, demo.chatTokenRoutes()),
  })
  const requests = express().disable('x-powered-by').use('/pictures', pictures).use(api)
  server.on('request', instrumentRequests(requests))
  const getInProcess = createInProcessGet(api)
  const workers = createWorkerPool<typeof import('./worker')>(new URL('worker.js', options.workerFolder), log)
  const jobContext = { pool, connection, readLong, workers, paymentContext, delivery, folders, demoExpiry }
  const jobs = [
    ...createBackendJobs(jobContext, options),
    photos.cleaningJob,
    createImportPhotoJob({ ...photos, pool, publication: { mode: reviewMode, localizeAddress } }),
    ...((await demoPictures?.createJobs(getInProcess)) ?? []),
  ]
  let isSearchLoaded = false
  void searchLoaded.then(() => {
    isSearchLoaded = true
  })
  const runningJobs = runsJobs ? runJobs({ pool, log, jobs, beforeLongRuns: searchLoaded }) : undefined
  // Built on first use, it would keep the first visitor who types an address waiting for seconds.
  getAddressIndex().catch((error: Error) => log.warn({ reason: error.message }, 'cannot load the addresses'))

  return {
    origin,
    get: getInProcess,
    messageChannels,
    authUrl: demo?.SANDBOX_AUTH_PATH ?? SIGN_IN_PATH,
    sandboxUrls,
    callbacks: callbackRoutes(paymentContext, {
      leadKey: options.leadWebhook?.key,
      inboundMail: options.inboundMail,
      log,
    }),
    messages: oneClickRoutes(pool, stopGuestEmails).use(notFoundHandler, errorHandler(log)),
    operator: Router()
      .use((request, _response, next) => {
        request.url = `/${API_PREFIXES.main}/operator${request.url}`
        next()
      })
      .use(authenticate(pool), operatorRoutes(paymentContext, photos, localizeAddress, options.inboundMail))
      .use(notFoundHandler, errorHandler(log)),
    sandbox: demo?.sandboxRoutes(pool, { rootDir, publicOrigin, log }) ?? Router(),
    adverts: videoAdRoutes(pool, publicOrigin).use(notFoundHandler, errorHandler(log)),
    pictures,
    readShownChanges: (snapshot) => readShownChanges(pool, snapshot),
    async ready() {
      await pool.query('select')
    },
    isSearchLoaded: () => isSearchLoaded,
    readBacklog: () => readBacklog(pool, jobs),
    cookieStore: createDatabaseCookieStore(pool),
    countConnections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async stop() {
      const jobsHaveStopped = runningJobs?.stop()
      server.close()
      server.closeIdleConnections()
      await once(server, 'close')
      await jobsHaveStopped
      await Promise.all(
        [workers, demoPictures, walkingAreaWorkers, imports, photos].map((each) => each?.stop()),
      )
      await close()
    },
  }
}

async function mayRunJobs(pool: pg.Pool, options: BackendOptions): Promise<boolean> {
  if (options.runsJobs === false) return false
  const obstacle = await findJobObstacle(pool, options)
  if (obstacle) options.log.error({ obstacle }, 'no jobs run: no message is sent and no bank is asked')
  return obstacle === undefined
}

/** Listens on any free port of the loopback interface. Several processes of one site would share the port. */
async function listenOnLoopback() {
  const server = createServer().listen({ port: 0, host: '127.0.0.1', exclusive: true })
  await once(server, 'listening')
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

function getFolders({ dataDir, rootDir }: Pick<BackendOptions, 'dataDir' | 'rootDir'>) {
  return {
    uploads: join(dataDir, 'uploads'),
    formFiles: join(dataDir, 'form-files'),
    walkingNetworks: join(rootDir, 'backend/walking/networks'),
  }
}

function createWalkingAreaWorkers({ workerFolder, log }: Pick<BackendOptions, 'workerFolder' | 'log'>) {
  return createWorkerPool<typeof import('./walking/area-worker')>(
    new URL('walking-area-worker.js', workerFolder),
    log,
    // Parsing the ways of the towns takes most of a second of CPU, so the worker stays for five minutes.
    { idleMs: 5 * 60_000 },
  )
}

type PaymentOptions = Pick<BackendOptions, 'payments' | 'refundLimit' | 'isDemo' | 'publicOrigin' | 'log'>

/** Creates the payment context. A demo marketplace uses the sandbox bank. */
export async function createBackendPayments(
  pool: pg.Pool,
  options: PaymentOptions,
  callbackOrigin?: string,
): Promise<PaymentContext> {
  const sandboxGateway = options.isDemo ? (await loadDemo()).createSandboxGateway(pool) : undefined
  return createPaymentContext({
    pool,
    log: options.log,
    orders: orderFulfilment,
    gateway: createGateway(options.payments) ?? sandboxGateway,
    publicOrigin: options.publicOrigin,
    refundLimit: options.refundLimit,
    ...(callbackOrigin && { callbackOrigin }),
  })
}
