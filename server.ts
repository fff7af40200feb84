import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AppLoadContext, ServerBuild } from '@remix-run/node'
import compression from 'compression'
import express, { type Request, type Response } from 'express'
import type { ViteDevServer } from 'vite'
import type { RequestRefusal } from './app/page/load-context.server'
import { PageCaching } from './app/page/page-caching'
import { SentAnswers } from './app/session/sent-answers'
import { Signer } from './app/session/signer.server'
import { ReferenceCache } from './app/upstream/reference-cache.server'
import { UpstreamClient } from './app/upstream/upstream-client.server'
import { startBackend } from './backend/main'
import { toNetwork } from './backend/platform/http/network'
import { VIDEO_ADS_PATH } from './backend/video-ads/urls'
import { PHOTO_PART_PATH } from './contract/statement-photos'
import { limitBody } from './server/body-limit'
import { withCanonicalUrl } from './server/canonical-url'
import { cspReportRoutes } from './server/csp-reports'
import { createDataLayer } from './server/data-layer'
import { findOwnMailbox } from './server/demo-mailbox'
import { drainBody } from './server/drain-body'
import { createFetchPhoto } from './server/fetch-photo'
import { refuseFormerDataRequests } from './server/former-data-requests'
import { stopOnSignals } from './server/graceful-shutdown'
import { healthRoutes } from './server/health'
import { limitHeapGrowth } from './server/heap-growth'
import { hostCheck } from './server/host-check'
import { keepLinksPrivate } from './server/link-privacy'
import { createLog } from './server/log'
import { DrawingThread } from './server/map/drawing-thread'
import { createDrawingVersion, findMapArchive } from './server/map/map-archive'
import { mapDrawings } from './server/map/map-drawings'
import { normalizePath } from './server/normalize-path'
import { originCheck } from './server/origin-check'
import { pacePhotoParts } from './server/pace-photo-parts'
import { PageCache } from './server/page-cache/page-cache'
import { serveCachedPages } from './server/page-cache/serve-cached-pages'
import { ShownVersions } from './server/page-cache/shown-versions'
import { createPageHandler } from './server/page-handler'
import { createBusyPage } from './server/page-queue/busy-page'
import { PageQueue } from './server/page-queue/page-queue'
import { queuePages } from './server/page-queue/queue-pages'
import { postOnly } from './server/post-only'
import { keepAnswersPrivate } from './server/private-answers'
import { DATA_PATHS, limitDataRequests, limitPhotoParts, limitPosts, limitUploads } from './server/rate-limit'
import { refusalPages } from './server/refusal-pages'
import { createRemixHandler } from './server/remix-handler'
import { getRequestId, requestId } from './server/request-id'
import { requestLog } from './server/request-log'
import { allowNonce, securityHeaders } from './server/security-headers'
import { parseSettings } from './server/settings'
import { signInReturn } from './server/sign-in-return'
import { speculationRules } from './server/speculation-rules'
import { reportStartFailure } from './server/start-failure'
import { formatStartLine } from './server/start-line'
import { answerMissingFile, findAssetUrl, staticFiles } from './server/static-files'
import { withTrustedHeaders } from './server/trusted-headers'
import { requireUploader } from './server/upload-access'
import {
  createChat,
  createGeocoder,
  createReadinessChecks,
  createSendRequest,
  getApiUrls,
  toSiteSettings,
} from './server/upstream-services'
import { withUpstreamStatus } from './server/upstream-status'
import { isWarmUp, warmUp } from './server/warm-up'

limitHeapGrowth()
const startup = reportStartFailure()
const root = process.cwd()
const settings = parseSettings(process.env)
const log = createLog(settings.logLevel)
const backend = settings.apiUrls
  ? undefined
  : await startBackend({
      ...settings,
      rootDir: root,
      workerFolder: new URL('.', import.meta.url),
      log,
    })
const apis = getApiUrls(settings, backend?.origin)
const upstream = new UpstreamClient({
  apiUrls: apis,
  send: createSendRequest(backend),
  websiteKey: settings.websiteKey,
  timeoutMs: settings.upstreamTimeoutMs,
  log,
})
const referenceCache = new ReferenceCache(upstream)
const sentAnswers = new SentAnswers()
const geocoder = createGeocoder(settings, upstream)
const chat = createChat(settings, backend)
const signer = new Signer(settings.sessionSecret)
const countChanges = () => upstream.changes
const versions =
  backend &&
  new ShownVersions({
    read: backend.readShownChanges,
    countChanges,
    onContentChange() {
      referenceCache.clear()
      pageCache.clear()
    },
  })
const pageCache = new PageCache({ countChanges, versions })
const app = express()
// Express gives its requests a prototype, by which they know the trusted proxies.
const getIp = (request: IncomingMessage) => (Object.setPrototypeOf(request, app.request) as Request).ip ?? ''
const policy = securityHeaders({ ...settings, development: !settings.production })
const withCachedPages = (listener: RequestListener) =>
  serveCachedPages(listener, { cache: pageCache, signer, log, getIp })
const server = createServer()
const ownOrigin = (request: Request) =>
  settings.publicOrigin ?? `${request.protocol}://${request.get('host')}`
const vite: ViteDevServer | undefined = settings.production
  ? undefined
  : await import('vite').then((module) =>
      module.createServer({ server: { middlewareMode: { server } }, appType: 'custom' }),
    )
const clientBuild = join(root, 'build/client')
const staticFolder = vite ? join(root, 'public') : clientBuild
const drawingWorker = new URL('./drawing-worker.js', import.meta.url)
const mapArchive = findMapArchive(staticFolder, settings.pmtilesUrl)
const drawingVersion = createDrawingVersion(mapArchive, drawingWorker)
const drawingThread = new DrawingThread({ file: drawingWorker, archive: mapArchive.source, log })
const site = {
  ...toSiteSettings(settings, backend),
  map: { styleUrl: settings.mapStyleUrl, archiveUrl: mapArchive.url, drawingVersion },
}
const fetchPhoto = createFetchPhoto({
  folder: staticFolder,
  backendOrigin: backend?.origin,
  imageOrigins: settings.imageOrigins,
})
const pagesInTurn = queuePages(app, {
  queue: new PageQueue(),
  afterWaiting: withCachedPages(app),
  refuse: await createBusyPage(
    vite ? '/app/styles/main.css' : findAssetUrl(clientBuild, 'main', 'css'),
    policy,
  ),
  log,
})
server.on('request', withCanonicalUrl(withTrustedHeaders(withCachedPages(pagesInTurn), settings.trustProxy)))
const photoFormScript = vite ? '/app/enhance/photo-form.ts' : findAssetUrl(clientBuild, 'photo-form', 'js')
const enhanceScript = vite ? '/app/enhance/main.ts' : findAssetUrl(clientBuild, 'enhance', 'js')
const dataLayerScript = vite ? '/app/enhance/analytics.ts' : findAssetUrl(clientBuild, 'analytics', 'js')
const wrapBuild = (pages: unknown) => withUpstreamStatus(pages as ServerBuild)

app.disable('x-powered-by').set('trust proxy', settings.trustProxy)
app.use(requestId, requestLog(log))
app.use(policy, keepAnswersPrivate, keepLinksPrivate)
// Before the host check: probes use any host name.
app.use(healthRoutes(createReadinessChecks(upstream, backend)))
app.use(hostCheck(settings.publicOrigin), normalizePath, refuseFormerDataRequests)
// Browsers send them by themselves, from pages of ours alone; the limit of forms is not for them.
app.use(cspReportRoutes(log), compression())
app.use(vite ? vite.middlewares : staticFiles(clientBuild))
app.use(
  '/map/drawing',
  mapDrawings({
    thread: drawingThread,
    version: drawingVersion,
    limit: limitDataRequests(settings.rateLimitDrawings),
    log,
  }),
)
app.use(['/assets', '/fonts', '/map'], answerMissingFile)
if (backend) app.use('/pictures', backend.pictures).use('/callbacks', backend.callbacks)
app.use(limitPosts(settings.rateLimitPosts))
if (backend) app.use('/operator', backend.operator).use('/messages', backend.messages)
app.use(originCheck(ownOrigin, log), limitBody, limitUploads(), requireUploader(upstream), drainBody)
app.use(DATA_PATHS, limitDataRequests(settings.rateLimitQuestions))
app.use(PHOTO_PART_PATH, limitPhotoParts(), pacePhotoParts())
app.all('/do/*', postOnly)
if (backend) app.use(VIDEO_ADS_PATH, backend.adverts).use('/sandbox', findOwnMailbox(signer), backend.sandbox)
app.use(speculationRules, signInReturn({ upstream, signer, log }))
const getLoadContext = (request: Request, response: Response): AppLoadContext => {
  const nonce = randomBytes(16).toString('base64')
  return {
    site,
    upstream,
    referenceCache,
    sentAnswers,
    geocoder,
    chat,
    signer,
    fetchPhoto,
    log,
    nonce,
    enhanceScript,
    photoFormScript,
    dataLayerScript,
    dataLayer: createDataLayer(settings.analytics, signer, { request, response }),
    origin: ownOrigin(request),
    visitorId: isWarmUp(response) ? '' : signer.createPseudonym(toNetwork(request.ip)),
    requestId: getRequestId(response),
    refusal: response.locals.refusal as RequestRefusal | undefined,
    caching: new PageCaching(),
    document: undefined,
    allowNonce: () => allowNonce(response, nonce),
  }
}
const remixHandler = vite
  ? createRemixHandler({
      build: async () => wrapBuild(await vite.ssrLoadModule('virtual:remix/server-build')),
      getLoadContext,
      mode: 'development',
      pageCache,
    })
  : createPageHandler(wrapBuild(await import(pathToFileURL(join(root, 'build/server/index.js')).href)), {
      getLoadContext,
      pageCache,
    })
app.all('/do/*', refusalPages(remixHandler))
app.all('*', remixHandler)

const ownHost = new URL(settings.publicOrigin ?? `http://localhost:${settings.port}`).host
// The APIs of an operator are not asked for nobody.
if (backend && !vite) await warmUp([requestId, policy, remixHandler], { host: ownHost, log })
server.listen(settings.port, settings.host, () => {
  startup.opened()
  process.stdout.write(formatStartLine(settings))
})
stopOnSignals(server, log, async () => {
  await vite?.close()
  await drawingThread.stop()
  await backend?.stop()
})
