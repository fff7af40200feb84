import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler } from '@remix-run/express'
import type { ServerBuild } from '@remix-run/node'
import compression from 'compression'
import express, { type Request } from 'express'
import { pino } from 'pino'
import type { ViteDevServer } from 'vite'
import type { Refusal } from './app/http/context.server'
import { Signer } from './app/http/signer.server'
import { Door } from './app/upstream/door.server'
import { ReferenceCache } from './app/upstream/reference-cache.server'
import { ADVERTS } from './backend/adverts/address'
import { startBackend } from './backend/main'
import { limitBody } from './server/body-limit'
import { dataLayerFor } from './server/data-layer'
import { health } from './server/health'
import { hostCheck } from './server/host-check'
import { withModalActions } from './server/modal-actions'
import { oneAddress } from './server/one-address'
import { originCheck } from './server/origin-check'
import { photosOf } from './server/photos'
import { postOnly } from './server/post-only'
import { limitPosts, limitQuestions, QUESTIONS } from './server/rate-limit'
import { refusalPages } from './server/refusal-pages'
import { idOf, requestId } from './server/request-id'
import { requestLog } from './server/request-log'
import { allowNonce, securityHeaders } from './server/security-headers'
import { readSettings } from './server/settings'
import { stopOnSignals } from './server/shutdown'
import { signInReturn } from './server/sign-in-return'
import { speculationRules } from './server/speculation-rules'
import { tellWhyNotStarted } from './server/start-failure'
import { findScript, missingFile, staticFiles } from './server/static-files'
import { apisOf, chatOf, geocoderOf, siteOf, upstreamChecks } from './server/upstream'
import { withUpstreamStatus } from './server/upstream-status'

const start = tellWhyNotStarted()
const root = process.cwd()
const settings = readSettings(process.env)
const log = pino({ level: settings.logLevel })
const backend = settings.apis ? undefined : await startBackend({ ...settings, rootDir: root, log })
const apis = apisOf(settings, backend?.origin)
const door = new Door({ apis, websiteKey: settings.websiteKey, timeoutMs: settings.upstreamTimeoutMs, log })
const references = new ReferenceCache(door)
const geocoder = geocoderOf(settings, door)
const chat = chatOf(settings, backend?.origin)
const signer = new Signer(settings.sessionSecret)
const site = siteOf(settings)
const app = express()
const server = createServer(app)
const ownOrigin = (request: Request) =>
  settings.publicOrigin ?? `${request.protocol}://${request.get('host')}`
const vite: ViteDevServer | undefined = settings.production
  ? undefined
  : await import('vite').then((module) =>
      module.createServer({ server: { middlewareMode: { server } }, appType: 'custom' }),
    )
const client = join(root, 'build/client')
const folder = vite ? join(root, 'public') : client
const photos = photosOf({ folder, backendOrigin: backend?.origin, imageOrigins: settings.imageOrigins })
const enhanceScript = vite ? '/app/enhance/main.ts' : findScript(client, 'enhance')
const dataLayerScript = vite ? '/app/enhance/analytics.ts' : findScript(client, 'analytics')
const asServed = (pages: unknown) => withUpstreamStatus(withModalActions(pages as ServerBuild))
const build = vite
  ? async () => asServed(await vite.ssrLoadModule('virtual:remix/server-build'))
  : asServed(await import(pathToFileURL(join(root, 'build/server/index.js')).href))

app.disable('x-powered-by').set('trust proxy', settings.trustProxy)
app.use(requestId, requestLog(log))
app.use(securityHeaders({ ...settings, development: !settings.production }))
// Health is asked for from inside, under whatever name.
app.use(health(upstreamChecks(door, backend)))
app.use(hostCheck(settings.publicOrigin), oneAddress)
app.use(compression())
app.use(vite ? vite.middlewares : staticFiles(client))
app.use(['/assets', '/fonts'], missingFile)
if (backend)
  app
    .use('/pictures', backend.pictures)
    .use('/callbacks/payments', backend.callbacks)
    .use('/operator/orders', backend.operator)
app.use(limitPosts(settings.rateLimitPosts), originCheck(ownOrigin), limitBody)
app.use(QUESTIONS, limitQuestions(settings.rateLimitQuestions))
app.all('/do/*', postOnly)
if (backend) app.use(ADVERTS, backend.adverts).use('/sandbox', backend.sandbox)
app.use(speculationRules, signInReturn(door))
const answer = createRequestHandler({
  build,
  mode: settings.production ? 'production' : 'development',
  getLoadContext: (request, response) => {
    const nonce = randomBytes(16).toString('base64')
    return {
      site,
      door,
      references,
      geocoder,
      chat,
      signer,
      photos,
      log,
      nonce,
      enhanceScript,
      dataLayerScript,
      dataLayer: dataLayerFor(settings.analytics, signer, { request, response }),
      origin: ownOrigin(request),
      visitorId: signer.pseudonym(request.ip ?? ''),
      requestId: idOf(response),
      refusal: response.locals.refusal as Refusal | undefined,
      allowNonce: () => allowNonce(response, nonce),
    }
  },
})
app.all('/do/*', refusalPages(answer))
app.all('*', answer)

server.listen(settings.port, settings.host, () => {
  start.opened()
  process.stdout.write(`Ezo is open: http://localhost:${settings.port}\n`)
})
stopOnSignals(server, log, async () => {
  await vite?.close()
  await backend?.stop()
})
