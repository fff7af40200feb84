import type { LoadContext, Log } from '~/page/load-context.server'
import { type ChatClient, createChatClient } from '~/upstream/chat.server'
import { footer } from '~/upstream/content.server'
import { createOwnGeocoder } from '~/upstream/geocoding.server'
import { createNominatimGeocoder } from '~/upstream/nominatim.server'
import { ReferenceCache } from '~/upstream/reference-cache.server'
import { type SendRequest, sendByHttp } from '~/upstream/send-request.server'
import { type ApiUrls, UpstreamClient } from '~/upstream/upstream-client.server'
import type { Backend } from '~backend/main'
import type { ReadinessChecks } from './health'
import type { Settings } from './settings/settings'

/** Clients of everything that responds over HTTP, each with the memory that all requests share. */
export type UpstreamServices = Pick<LoadContext, 'upstream' | 'referenceCache' | 'geocoder' | 'chat'>

export function createUpstreamServices(
  settings: Settings,
  backend: Backend | undefined,
  log: Log,
): UpstreamServices {
  const { geocoderUrl, upstreamTimeoutMs: timeoutMs } = settings
  const upstream = new UpstreamClient({
    apiUrls: getApiUrls(settings, backend?.origin),
    isOwnBackend: settings.isOwnBackend,
    send: createSendRequest(backend),
    websiteKey: settings.websiteKey,
    timeoutMs,
    log,
  })
  return {
    upstream,
    referenceCache: new ReferenceCache(upstream),
    geocoder: geocoderUrl
      ? createNominatimGeocoder({ url: geocoderUrl, timeoutMs })
      : createOwnGeocoder(upstream),
    chat: createChat(settings, backend),
  }
}

export function getApiUrls(
  settings: Pick<Settings, 'apiUrls' | 'filterParametersUrl' | 'bannersUrl'>,
  backendOrigin: string | undefined,
): ApiUrls {
  if (settings.apiUrls) return settings.apiUrls
  const api = `${backendOrigin}/api`
  const main = `${api}/v1`
  return {
    main,
    mainV3: `${api}/v3`,
    statements: `${api}/statements`,
    projects: main,
    express: main,
    filterParameters: settings.filterParametersUrl,
    banners: settings.bannersUrl,
  }
}

/** Returns the request function. Reads of our own backend need no connection; all else goes over HTTP. */
function createSendRequest(backend: Backend | undefined): SendRequest {
  if (!backend) return sendByHttp
  return (request, signal) => {
    if (request.method !== 'GET' || !request.url.startsWith(`${backend.origin}/`))
      return sendByHttp(request, signal)
    return backend.get({ path: request.url.slice(backend.origin.length), headers: request.headers }, signal)
  }
}

/** Returns the operator's chat, or the stand-in of a demo marketplace. */
export function findChatSite(
  settings: Settings,
  backend: Pick<Backend, 'sandboxUrls'> | undefined,
): Settings['chat'] {
  return settings.chat ?? backend?.sandboxUrls?.chat
}

export function createChat(
  settings: Settings,
  backend: Pick<Backend, 'sandboxUrls'> | undefined,
): ChatClient | undefined {
  const site = findChatSite(settings, backend)
  return site && createChatClient({ ...site, timeoutMs: settings.upstreamTimeoutMs })
}

export function createReadinessChecks(
  upstream: UpstreamClient,
  backend: Backend | undefined,
): ReadinessChecks {
  const checks = { upstream: () => upstream.call({ language: 'ka', requestId: 'readiness' }, footer) }
  if (!backend) return checks
  return {
    ...checks,
    database: () => backend.ready(),
    async search() {
      if (!backend.isSearchLoaded()) throw new Error('the search is still being loaded')
    },
  }
}
