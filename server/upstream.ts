import type { SiteSettings } from '../app/http/context.server'
import { type ChatDesk, chatDesk } from '../app/upstream/chat.server'
import { footer } from '../app/upstream/content.server'
import type { Door } from '../app/upstream/door.server'
import { type Geocoder, ownGeocoder } from '../app/upstream/geocoding.server'
import { nominatimGeocoder } from '../app/upstream/nominatim.server'
import { ADVERTS } from '../backend/adverts/address'
import type { Backend } from '../backend/main'
import { SANDBOX_CHAT, SANDBOX_SURVEY } from '../backend/sandbox/support/address'
import { SANDBOX_AUCTION } from '../backend/statements/auctions/address'
import type { Checks } from './health'
import type { ApiAddresses, Settings } from './settings'

/** Base addresses of the APIs: the operator's, or those of our own backend. */
export function apisOf(settings: Settings, backendOrigin: string | undefined): ApiAddresses {
  if (settings.apis) return settings.apis
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

/** The settings that pages show. */
export function siteOf(settings: Settings): SiteSettings {
  return {
    brandName: settings.brandName,
    supportPhone: settings.supportPhone,
    supportEmail: settings.supportEmail,
    office: settings.office,
    authUrl: settings.authUrl ?? '/sandbox/auth',
    auctionUrl: settings.auctionUrl ?? (settings.apis ? undefined : SANDBOX_AUCTION),
    surveyUrl: settings.surveyUrl ?? (settings.apis ? undefined : SANDBOX_SURVEY),
    vastUrl: settings.vastUrl ?? (settings.apis ? undefined : `${ADVERTS}/vast.xml`),
    stores: settings.stores,
    addStatementUrl: settings.addStatementUrl,
    developerProjectsUrl: settings.developerProjectsUrl,
    developerOffersUrl: settings.developerOffersUrl,
    companyUrl: settings.companyUrl,
    mapStyleUrl: settings.mapStyleUrl,
    partnerOrigins: settings.partnerOrigins,
  }
}

/** Who finds places by their address: the operator's geocoder, or the marketplace itself. */
export function geocoderOf({ geocoderUrl, upstreamTimeoutMs }: Settings, door: Door): Geocoder {
  if (!geocoderUrl) return ownGeocoder(door)
  return nominatimGeocoder({ url: geocoderUrl, timeoutMs: upstreamTimeoutMs })
}

/** The chat: the operator's, with our own backend the sandbox's, else none. */
export function chatOf(settings: Settings, backendOrigin: string | undefined): ChatDesk | undefined {
  const { upstreamTimeoutMs: timeoutMs } = settings
  if (settings.chat) return chatDesk({ ...settings.chat, timeoutMs })
  if (!backendOrigin) return undefined
  return chatDesk({ tokenUrl: `${backendOrigin}${SANDBOX_CHAT}/token`, url: SANDBOX_CHAT, timeoutMs })
}

/** What readiness stands on: the upstream answers, and the database when it is ours. */
export function upstreamChecks(door: Door, backend: Backend | undefined): Checks {
  const upstream = () => door.call({ language: 'ka', requestId: 'readiness' }, footer)
  return backend ? { upstream, database: () => backend.ready() } : { upstream }
}
