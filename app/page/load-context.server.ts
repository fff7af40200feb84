import type { DataLayer } from '~/session/data-layer.server'
import type { Signer } from '~/session/signer.server'
import type { ChatClient } from '~/upstream/chat.server'
import type { Geocoder } from '~/upstream/geocoding.server'
import type { ReferenceCache } from '~/upstream/reference-cache.server'
import type { UpstreamClient } from '~/upstream/upstream-client.server'

/** What the pages know of the settings. */
export interface SiteSettings {
  brandName: string | undefined
  supportPhone: string
  supportEmail: string
  /** Where the people of the site are found. */
  office: { latitude: number; longitude: number }
  authUrl: string
  auctionUrl: string | undefined
  /** Where visitors say how they like the site. */
  surveyUrl: string | undefined
  /** Answers with a film that advertises, by the standard VAST. */
  vastUrl: string | undefined
  addStatementUrl: string | undefined
  /** The app of the site, where devices find it. */
  appStoreUrls: { android?: string; ios?: string }
  /** Pages of other sites that developers and companies are led to. */
  developerProjectsUrl: string | undefined
  developerOffersUrl: string | undefined
  companyUrl: string | undefined
  /** A style of the operator's for the map that script draws. */
  mapStyleUrl: string | undefined
  /** Sites of banks that a visitor may be sent on to. */
  partnerOrigins: string[]
}

/** Fetches a picture of the site, the backend or an origin that the operator allows. */
export type FetchPhoto = (href: string) => Promise<Buffer>

export interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** Why the server would not let a request through, shown as a page. */
export interface RequestRefusal {
  status: number
  retryAfterSeconds?: number
}

/** What server.ts hands to each request of the pages: everything with a life longer than the request. */
export interface LoadContext {
  site: SiteSettings
  upstream: UpstreamClient
  referenceCache: ReferenceCache
  geocoder: Geocoder
  chat: ChatClient | undefined
  signer: Signer
  fetchPhoto: FetchPhoto
  /** Stands for the network address that asks, so that the upstream can count without knowing it. */
  visitorId: string
  /** Scheme and host that visitors use. */
  origin: string
  requestId: string
  nonce: string
  /** Address of the enhancement script of plain pages. */
  enhanceScript: string
  /** Where to tell what happens; undefined unless the operator has named it and the visitor lets themselves be counted. */
  dataLayer: DataLayer | undefined
  /** Address of the script that pushes to it. */
  dataLayerScript: string
  log: Log
  refusal: RequestRefusal | undefined
  /** Lets the inline scripts of this answer run: called for hydrated pages only. */
  allowNonce(): void
}

declare module '@remix-run/server-runtime' {
  interface AppLoadContext extends LoadContext {}
}
