import type { SiteSettings } from '~/page/load-context.server'
import { type ChatClient, createChatClient } from '~/upstream/chat.server'
import { footer } from '~/upstream/content.server'
import { createOwnGeocoder, type Geocoder } from '~/upstream/geocoding.server'
import { createNominatimGeocoder } from '~/upstream/nominatim.server'
import { type SendRequest, sendByHttp } from '~/upstream/send-request.server'
import type { ApiUrls, UpstreamClient } from '~/upstream/upstream-client.server'
import type { Backend } from '~backend/main'
import { VIDEO_ADS_PATH } from '~backend/video-ads/urls'
import { NEW_STATEMENT_PATH } from '~contract/statement-drafts'
import type { ReadinessChecks } from './health'
import type { Settings } from './settings'
import { getSocialNetworkName } from './social-network-name'

export function getApiUrls(
  settings: Pick<Settings, 'apiUrls' | 'filterParametersUrl'>,
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
  backend: (Pick<Backend, 'authUrl' | 'standIns'> & Partial<Pick<Backend, 'messageChannels'>>) | undefined,
): Omit<SiteSettings, 'map'> {
  const { standIns } = backend ?? {}
  return {
    brandName: settings.brandName,
    supportPhone: settings.supportPhone,
    supportEmail: settings.supportEmail,
    isSmsOff: backend?.messageChannels?.sms === false,
    hasEmailCodes: backend?.messageChannels?.sms === false && backend.messageChannels.email,
    wallets: settings.payments?.wallets ?? [],
    office: settings.office,
    operator: settings.operator,
    termsUrl: settings.termsUrl,
    privacyUrl: settings.privacyUrl,
    socialLinks: settings.socialUrls.length
      ? settings.socialUrls.map((url) => ({ name: getSocialNetworkName(url), url }))
      : (standIns?.socialLinks ?? []),
    authUrl: settings.authUrl ?? backend?.authUrl ?? '',
    hasOwnAccounts: backend !== undefined && !settings.authUrl,
    mailboxUrl: standIns?.mailboxUrl,
    auctionUrl: settings.auctionUrl ?? standIns?.auctionUrl,
    surveyUrl: settings.surveyUrl ?? standIns?.surveyUrl,
    vastUrl: settings.vastUrl ?? (settings.apiUrls ? undefined : `${VIDEO_ADS_PATH}/vast.xml`),
    appStoreUrls: settings.appStoreUrls,
    addStatementUrl: settings.addStatementUrl ?? (backend && NEW_STATEMENT_PATH),
    developerProjectsUrl: settings.developerProjectsUrl ?? standIns?.developerProjectsUrl,
    developerOffersUrl: settings.developerOffersUrl ?? standIns?.developerOffersUrl,
    companyUrl: settings.companyUrl ?? standIns?.companyUrl,
    usersWithoutBanks: settings.usersWithoutBanks,
    usersWithoutParameters: settings.usersWithoutParameters,
    partnerOrigins: settings.partnerOrigins,
    hasOperatorApis: settings.apiUrls !== undefined,
    hasFilterParameters: settings.filterParametersUrl !== undefined,
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
