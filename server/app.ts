import compression from 'compression'
import express, { type Express, type RequestHandler } from 'express'
import type { Logger } from 'pino'
import type { Upload } from '~/http/uploads'
import type { LoadContext } from '~/page/load-context.server'
import type { Backend } from '~backend/main'
import { VIDEO_ADS_PATH } from '~backend/video-ads/urls'
import { PHOTO_PART_PATH } from '~contract/statement-photos'
import { addAllowedMethods, answerOptions, type ListMethods } from './allowed-methods'
import { limitBody } from './body-limit'
import { createBodyRules } from './body-rules'
import { cspReportRoutes } from './csp-reports'
import { findOwnMailbox } from './demo-mailbox'
import { drainBody } from './drain-body'
import { refuseFormerDataRequests } from './former-data-requests'
import { healthRoutes } from './health'
import { hostCheck } from './host-check'
import { keepLinksPrivate } from './link-privacy'
import { answerMetrics } from './metrics/answer-metrics'
import type { Metrics } from './metrics/start-metrics'
import { normalizePath } from './normalize-path'
import { redirectToOneSpelling } from './one-spelling'
import { originCheck } from './origin-check'
import { pacePhotoParts } from './pace-photo-parts'
import { postOnly } from './post-only'
import { keepAnswersPrivate } from './private-answers'
import {
  DATA_PATHS,
  limitDataRequests,
  limitPhotoParts,
  limitPosts,
  limitSwitches,
  limitUnqueuedPages,
  limitUploads,
} from './rate-limit'
import { refusalPages } from './refusal-pages'
import { requestId } from './request-id'
import { requestLog } from './request-log'
import type { GetOrigin } from './request-origin'
import { allowOwnFrames } from './security-headers'
import type { Settings } from './settings/settings'
import type { SharedLimits } from './shared-limits/create-shared-limits'
import { offerDirectSignIn, signInReturn } from './sign-in-return'
import { speculationRules } from './speculation-rules'
import { answerMissingFile } from './static-files'
import { requireUploader } from './upload-access'
import { createReadinessChecks } from './upstream-services'
import { isMissingFile, wellKnownRoutes } from './well-known'

interface AppOptions extends Pick<LoadContext, 'upstream' | 'signer'> {
  settings: Settings
  backend: Backend | undefined
  /** Default: limits are counted per process. */
  sharedLimits: SharedLimits | undefined
  /** Metrics to count requests in. Default: requests are not counted. */
  metrics: Metrics | undefined
  log: Logger
  /** Sets the headers of every response. */
  policy: RequestHandler
  /** Respond if the path is a file: those of this build, then those of others. */
  files: RequestHandler[]
  /** Responds if the path is a map drawing. */
  mapDrawings: RequestHandler
  pages: RequestHandler
  /** Forms that accept files. */
  uploads: readonly Upload[]
  listMethods: ListMethods
  getOrigin: GetOrigin
  /** True from the signal to stop on: a balancer must send no more visitors here. */
  isStopping: () => boolean
}

/** Paths of static files. A request that gets past the file middlewares asks for a missing file. */
const FILE_PATHS = [
  '/assets',
  '/fonts',
  '/img',
  '/import',
  '/map',
  '/tours',
  '/video',
  /^\/(?!badge-colors\.css$)[\w-]+\.(js|css|svg|png|ico|webmanifest)$/i,
]

/** Returns the app with its middlewares, in the order in which a request passes them. */
export function createApp(options: AppOptions): Express {
  const {
    settings,
    backend,
    sharedLimits,
    upstream,
    signer,
    metrics,
    log,
    policy,
    files,
    mapDrawings,
    pages,
    uploads,
    listMethods,
    getOrigin,
    isStopping,
  } = options
  const createStore = sharedLimits?.createStore
  const bodyRules = createBodyRules(uploads)
  const app = express().disable('x-powered-by').set('trust proxy', settings.trustProxy)
  app.use(requestId, requestLog(log))
  app.use(policy, keepAnswersPrivate, keepLinksPrivate)
  // Before the host check: probes and Prometheus use any host name.
  app.use(
    healthRoutes({
      checks: createReadinessChecks(upstream, backend),
      optional: sharedLimits && { redis: sharedLimits.check },
      isStopping,
    }),
  )
  if (metrics && settings.metricsToken) app.get('/metrics', answerMetrics(metrics, settings.metricsToken))
  app.use(
    hostCheck(settings.publicOrigin),
    addAllowedMethods(listMethods),
    normalizePath,
    refuseFormerDataRequests,
  )
  app.use(wellKnownRoutes({ ...settings, hasOwnAccounts: backend !== undefined }), redirectToOneSpelling)
  // Browsers send reports unprompted, and only for our own pages, so the limit on forms does not apply.
  app.use(cspReportRoutes(log, createStore), compression())
  app.use(files)
  app.use('/map/drawing', mapDrawings)
  app.use(FILE_PATHS, answerMissingFile)
  app.use((request, response, next) =>
    isMissingFile(request.path) ? answerMissingFile(request, response, next) : next(),
  )
  if (backend) app.use('/pictures', backend.pictures).use('/callbacks', backend.callbacks)
  app.use(limitPosts(settings.rateLimitPosts, createStore?.('posts')))
  app.use(limitSwitches(settings.rateLimitPosts, createStore?.('switches')))
  app.use(limitUnqueuedPages(settings.rateLimitQuestions, createStore?.('unqueued')))
  if (backend) app.use('/operator', backend.operator).use('/messages', backend.messages)
  app.use(originCheck(getOrigin, log), drainBody(), limitBody(bodyRules))
  app.use(limitUploads(bodyRules, createStore?.('uploads')), requireUploader(upstream, bodyRules))
  app.use(DATA_PATHS, limitDataRequests(settings.rateLimitQuestions, createStore?.('questions')))
  app.use(PHOTO_PART_PATH, limitPhotoParts(createStore?.('photo-parts')), pacePhotoParts())
  app.all('/do/*', postOnly)
  if (backend?.sandboxUrls) app.use(backend.sandboxUrls.chat.url, allowOwnFrames)
  if (backend)
    app
      .use(VIDEO_ADS_PATH, backend.adverts)
      .use('/sandbox', findOwnMailbox(signer), offerDirectSignIn({ upstream, signer, log }), backend.sandbox)
  app.use(answerOptions(listMethods))
  app.use(speculationRules, signInReturn({ upstream, signer, log }))
  app.all('/do/*', refusalPages(pages))
  app.all('*', pages)
  return app
}
