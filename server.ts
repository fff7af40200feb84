import cluster from 'node:cluster'
import { createServer } from 'node:http'
import { SentAnswers } from './app/session/sent-answers'
import { Signer } from './app/session/signer.server'
import { uploads } from './app/uploads'
import { startBackend } from './backend/main'
import { createApp } from './server/app'
import { createFetchPhoto } from './server/fetch-photo'
import { createShutdown } from './server/graceful-shutdown'
import { createGetLoadContext } from './server/load-context'
import { startMap } from './server/map/start-map'
import { answerUnreadableRequests } from './server/oversized-headers'
import { findBuiltAssets, listSourceAssets } from './server/page-assets'
import { createPages } from './server/pages'
import { limitDataRequests } from './server/rate-limit'
import { createReceiptThread } from './server/receipt-thread'
import { requestId } from './server/request-id'
import { createRequestListener } from './server/request-listener'
import { createGetIp, createGetOrigin } from './server/request-origin'
import { securityHeaders } from './server/security-headers'
import { createUnsharedPages } from './server/sent-pages'
import { parseSettings } from './server/settings/settings'
import { toSiteSettings } from './server/settings/site-settings'
import { createSharedLimits } from './server/shared-limits/create-shared-limits'
import { createShownVersions } from './server/shown-versions'
import { createSpeed } from './server/speed/create-speed'
import { reportStartFailure } from './server/start-failure'
import { formatStartLine } from './server/start-line'
import { startObservation } from './server/start-observation'
import { startVite } from './server/start-vite'
import { staticFiles } from './server/static-files'
import { storeAssets } from './server/stored-assets'
import { createStoredCookies } from './server/stored-cookies/create-stored-cookies'
import { createUpstreamServices, findChatSite } from './server/upstream-services'

const startup = reportStartFailure()
const root = process.cwd()
const workerFolder = new URL('.', import.meta.url)
const settings = parseSettings(process.env)
const observation = await startObservation(settings)
const { log, metrics } = observation
const backend = settings.apiUrls
  ? undefined
  : await startBackend({ ...settings, rootDir: root, workerFolder, log })
const upstreamServices = createUpstreamServices(settings, backend, log)
const signer = new Signer(settings.sessionSecret)
const sharedLimits = settings.redisUrl
  ? await createSharedLimits({ url: settings.redisUrl, signer, log })
  : undefined
const getOrigin = createGetOrigin(settings.publicOrigin)
const { upstream } = upstreamServices
const versions = backend && createShownVersions(upstreamServices, backend)
const speed = settings.plainRendering ? undefined : createSpeed({ upstream, versions, getOrigin })
const sentPages = speed?.pageCache ?? createUnsharedPages(versions)
metrics?.watch({ speed, upstream, backend })
const server = createServer()
const shutdown = createShutdown(server, { log, delayMs: settings.stopDelayMs })
const vite = settings.production ? undefined : await startVite(server)
const { folder, styleSheet, gateImage, ...scripts } = vite ? listSourceAssets(root) : findBuiltAssets(root)
const { archiveUrl, drawingVersion, ...map } = startMap({
  folder,
  pmtilesUrl: settings.pmtilesUrl,
  workerFile: new URL('drawing-worker.js', workerFolder),
  limit: limitDataRequests(settings.rateLimitDrawings, sharedLimits?.createStore('drawings')),
  log,
})
const receipts = createReceiptThread({ workerFolder, log })
const policy = securityHeaders({
  ...settings,
  chat: findChatSite(settings, backend),
  development: !settings.production,
})
const getLoadContext = createGetLoadContext(
  {
    ...upstreamServices,
    ...scripts,
    site: {
      ...toSiteSettings(settings, backend),
      map: { styleUrl: settings.mapStyleUrl, archiveUrl, drawingVersion },
    },
    sentAnswers: new SentAnswers(),
    signer,
    photoPartFolder: `${settings.dataDir}/photo-parts`,
    fetchPhoto: createFetchPhoto({
      folder,
      backendOrigin: backend?.origin,
      imageOrigins: settings.imageOrigins,
    }),
    drawReceipt: receipts.drawReceipt,
    cachesMarkup: speed !== undefined,
    log,
  },
  { analytics: settings.analytics, getOrigin },
)
const storedCookies = createStoredCookies({ settings, backend, sharedLimits, signer, log })
const pagesOptions = { root, vite, getLoadContext, sentPages, storedCookies, speed }
const { pages, listMethods } = await createPages(pagesOptions)
const app = createApp({
  settings,
  backend,
  sharedLimits,
  upstream,
  signer,
  metrics,
  log,
  policy,
  files: vite
    ? [vite.middlewares]
    : [staticFiles(folder), staticFiles(await storeAssets({ ...settings, folder, log }))],
  mapDrawings: map.drawings,
  pages,
  uploads,
  listMethods,
  getOrigin,
  isStopping: shutdown.hasBegun,
})
void sharedLimits?.connect()
const getIp = createGetIp(app)
const listener = speed
  ? await speed.createListener(app, { signer, log, getIp, assets: { styleSheet, gateImage }, policy })
  : app
const { trustProxy, isDemo } = settings
server.on('request', createRequestListener(listener, { signer, getIp, trustProxy, isDemo }))
await answerUnreadableRequests(server)

const ownHost = new URL(settings.publicOrigin ?? `http://localhost:${settings.port}`).host
// Warm-up is skipped with operator APIs: they must not receive requests without a visitor.
if (speed && backend && !vite) await speed.warmUp([requestId, policy, pages], { host: ownHost, log })
server.listen(settings.port, settings.host, () => {
  startup.opened()
  if (cluster.isPrimary) process.stdout.write(formatStartLine(settings))
})
shutdown.stopOnSignals(async () => {
  await vite?.close()
  await map.stop()
  await receipts.stop()
  sharedLimits?.stop()
  await backend?.stop()
  await observation.stop()
})
