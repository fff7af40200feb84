import type { SiteSettings } from '~/page/load-context.server'
import { type ChatClient, createChatClient } from '~/upstream/chat.server'
import { footer } from '~/upstream/content.server'
import { createOwnGeocoder, type Geocoder } from '~/upstream/geocoding.server'
import { createNominatimGeocoder } from '~/upstream/nominatim.server'
import { type SendRequest, sendByHttp } from '~/upstream/send-request.server'
import type { ApiUrls, UpstreamClient } from '~/upstream/upstream-client.server'
import type { Backend } from '~backend/main'
import { VIDEO_ADS_PATH } from '~backend/video-ads/urls'
import type { ReadinessChecks } from './health'
import type { Settings } from './settings'

export function getApiUrls(settings: Settings, backendOrigin: string | undefined): ApiUrls {
  if (settings.apiUrls) return settings.apiUrls
  const api = `${backendOrigin}/api`
  return {
    main: `${api}/v1`,
    mainV2: `${api}/v2`,
    mainV3: `${api}/v3`,
    statements: `${api}/statements`,
    projects: `${api}/projects`,
    express: `${api}/express`,
  }
}

/** Reads of the own backend need no connection; all else goes over HTTP. */
export function createSendRequest(backend: Backend | undefined): SendRequest {
  if (!backend) return sendByHttp
  return (request, signal) => {
    if (request.method !== 'GET' || !request.url.startsWith(`${backend.origin}/`))
      return sendByHttp(request, signal)
    return backend.get({ path: request.url.slice(backend.origin.length), headers: request.headers }, signal)
  }
}

export function toSiteSettings(
  settings: Settings,
  backend: Pick<Backend, 'authUrl' | 'standIns'> | undefined,
): SiteSettings {
  const { standIns } = backend ?? {}
  return {
    brandName: settings.brandName,
    supportPhone: settings.supportPhone,
    supportEmail: settings.supportEmail,
    office: settings.office,
    authUrl: settings.authUrl ?? backend?.authUrl ?? '',
    auctionUrl: settings.auctionUrl ?? standIns?.auctionUrl,
    surveyUrl: settings.surveyUrl ?? standIns?.surveyUrl,
    vastUrl: settings.vastUrl ?? (settings.apiUrls ? undefined : `${VIDEO_ADS_PATH}/vast.xml`),
    appStoreUrls: settings.appStoreUrls,
    addStatementUrl: settings.addStatementUrl,
    developerProjectsUrl: settings.developerProjectsUrl,
    developerOffersUrl: settings.developerOffersUrl,
    companyUrl: settings.companyUrl,
    mapStyleUrl: settings.mapStyleUrl,
    partnerOrigins: settings.partnerOrigins,
  }
}

export function createGeocoder(
  { geocoderUrl, upstreamTimeoutMs }: Settings,
  upstream: UpstreamClient,
): Geocoder {
  if (!geocoderUrl) return createOwnGeocoder(upstream)
  return createNominatimGeocoder({ url: geocoderUrl, timeoutMs: upstreamTimeoutMs })
}

export function createChat(
  settings: Settings,
  backend: Pick<Backend, 'standIns'> | undefined,
): ChatClient | undefined {
  const site = settings.chat ?? backend?.standIns?.chat
  return site && createChatClient({ ...site, timeoutMs: settings.upstreamTimeoutMs })
}

export function createReadinessChecks(
  upstream: UpstreamClient,
  backend: Backend | undefined,
): ReadinessChecks {
  const checks = { upstream: () => upstream.call({ language: 'ka', requestId: 'readiness' }, footer) }
  return backend ? { ...checks, database: () => backend.ready() } : checks
}
