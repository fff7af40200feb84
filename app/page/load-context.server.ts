import type { DataLayer } from '~/session/data-layer.server'
import type { Signer } from '~/session/signer.server'
import type { ChatClient } from '~/upstream/chat.server'
import type { Geocoder } from '~/upstream/geocoding.server'
import type { ReferenceCache } from '~/upstream/reference-cache.server'
import type { UpstreamClient } from '~/upstream/upstream-client.server'
import type { PageCaching } from './page-caching'

export interface SiteSettings {
  brandName: string | undefined
  supportPhone: string
  supportEmail: string
  office: { latitude: number; longitude: number }
  authUrl: string
  auctionUrl: string | undefined
  /** A site where visitors rate ours. */
  surveyUrl: string | undefined
  /** URL of a VAST document. */
  vastUrl: string | undefined
  addStatementUrl: string | undefined
  appStoreUrls: { android?: string; ios?: string }
  /** External pages for developers and companies. */
  developerProjectsUrl: string | undefined
  developerOffersUrl: string | undefined
  companyUrl: string | undefined
  /** A MapLibre style of the operator. */
  mapStyleUrl: string | undefined
  /** Allowed redirect targets: sites of banks. */
  partnerOrigins: string[]
}

/** Fetches a picture of the site, the backend or an origin that the operator allows. */
export type FetchPhoto = (href: string) => Promise<Buffer>

export interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** A refusal by a middleware, rendered as a page. */
export interface RequestRefusal {
  status: number
  retryAfterSeconds?: number
}

/** What server.ts hands to the loaders and actions of each request. */
export interface LoadContext {
  site: SiteSettings
  upstream: UpstreamClient
  referenceCache: ReferenceCache
  geocoder: Geocoder
  chat: ChatClient | undefined
  signer: Signer
  fetchPhoto: FetchPhoto
  /** A pseudonym of the visitor's network, for counts and limits of the upstream. */
  visitorId: string
  /** Scheme and host that visitors use. */
  origin: string
  requestId: string
  nonce: string
  /** URL of the script for documents without hydration. */
  enhanceScript: string
  /** Undefined unless the operator has set up analytics, and when the visitor has opted out. */
  dataLayer: DataLayer | undefined
  dataLayerScript: string
  log: Log
  refusal: RequestRefusal | undefined
  caching: PageCaching
  /** A page that was rendered in one piece, which is sent without the detour of a stream. */
  document: Buffer | undefined
  /** Adds the nonce to the CSP; for hydrated pages only. */
  allowNonce(): void
}

declare module '@remix-run/server-runtime' {
  interface AppLoadContext extends LoadContext {}
}
