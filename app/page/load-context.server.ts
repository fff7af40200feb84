import type { Language } from '~/i18n/languages'
import type { Receipt } from '~/receipts/draw-receipt'
import type { DataLayer } from '~/session/data-layer.server'
import type { SentAnswers } from '~/session/sent-answers'
import type { Signer } from '~/session/signer.server'
import type { ChatClient } from '~/upstream/chat.server'
import type { Geocoder } from '~/upstream/geocoding.server'
import type { ReferenceCache } from '~/upstream/reference-cache.server'
import type { UpstreamClient } from '~/upstream/upstream-client.server'
import type { Wallet } from '~contract/payments'
import type { PageCaching } from './page-caching'
import type { PersonalHeaders } from './personal-headers'

export interface MapSettings {
  /** URL of the operator's MapLibre style. */
  styleUrl: string | undefined
  /** URL of the tile archive that script reads. */
  archiveUrl: string
  /** Version of map pictures, a part of their URLs. */
  drawingVersion: string
}

export interface SiteSettings {
  brandName: string | undefined
  supportPhone: string | undefined
  supportEmail: string | undefined
  /** True if no code can be sent to a phone. */
  isSmsOff: boolean
  /** True if codes by email replace SMS codes, for forms that accept them. */
  hasEmailCodes: boolean
  /** Wallets offered by the bank's page. */
  wallets: readonly Wallet[]
  office: { latitude: number; longitude: number } | undefined
  /** Legal entity of the site; unset values are not shown. */
  operator: { name: string | undefined; code: string | undefined; address: string | undefined }
  /** External terms, in place of our own text. */
  termsUrl: string | undefined
  privacyUrl: string | undefined
  socialLinks: { name: string; url: string }[]
  authUrl: string
  /** True if our own backend keeps the accounts, with the pages below /id. */
  hasOwnAccounts: boolean
  /** URL where a demo shows the emails that it does not send. */
  mailboxUrl: string | undefined
  auctionUrl: string | undefined
  /** URL of a survey about the site. */
  surveyUrl: string | undefined
  /** URL of a VAST document. */
  vastUrl: string | undefined
  addStatementUrl: string | undefined
  appStoreUrls: { android?: string; ios?: string }
  /** External pages for developers and companies. */
  developerProjectsUrl: string | undefined
  developerOffersUrl: string | undefined
  companyUrl: string | undefined
  map: MapSettings
  /** True if an operator's APIs are used, which may lack calls that the specification does not name. */
  hasOperatorApis: boolean
  /** True if a separate endpoint returns the values of the search filters. */
  hasFilterParameters: boolean
  /** Accounts that see no banks, and for which the estimator does not fetch the statement parameters. */
  usersWithoutBanks: readonly number[]
  usersWithoutParameters: readonly number[]
  /** Allowed redirect targets: sites of banks. */
  partnerOrigins: string[]
}

/** Fetches a picture of the site, the backend or an origin that the operator allows. */
export type FetchPhoto = (href: string) => Promise<Buffer>

/** Draws a PDF in a thread. @throws Response 503 if the queue is full */
export type DrawReceipt = (receipt: Receipt, language: Language) => Promise<Uint8Array>

export interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** Refusal by a middleware, rendered as a page. */
export interface RequestRefusal {
  status: number
  retryAfterSeconds?: number
}

/** Context that the server passes to the loaders and actions of each request. */
export interface LoadContext {
  site: SiteSettings
  upstream: UpstreamClient
  referenceCache: ReferenceCache
  sentAnswers: SentAnswers
  geocoder: Geocoder
  chat: ChatClient | undefined
  signer: Signer
  fetchPhoto: FetchPhoto
  drawReceipt: DrawReceipt
  /** Folder of incomplete photo uploads, shared by all processes. */
  photoPartFolder: string
  /** Pseudonym of the visitor's network, for counts and limits of the upstream. */
  visitorId: string
  /** True for a prefetch or a copy, which does not count as a view. */
  isUncounted: boolean
  /** Scheme and host that visitors use. */
  origin: string
  requestId: string
  nonce: string
  /** URL of the script for documents without hydration. */
  enhanceScript: string
  /** URL of the script for uploading a statement's photos. */
  photoFormScript: string
  /** Undefined unless the operator has set up analytics, and if the visitor has opted out. */
  dataLayer: DataLayer | undefined
  dataLayerScript: string
  log: Log
  refusal: RequestRefusal | undefined
  caching: PageCaching
  personalHeaders: PersonalHeaders
  /** True if the browser sent none of our cookies: it refuses them, or this is its first request. */
  hasNoCookies: boolean
  /** True if the page shows the result of a form to a browser that refuses cookies. */
  showsOutcome: boolean
  /** True if documents share the markup of equal parts. */
  cachesMarkup: boolean
  /** Page rendered in one piece, which is sent without a stream. */
  document: Buffer | undefined
  /** Adds the nonce to the CSP; for hydrated pages only. */
  allowNonce(): void
}

declare module '@remix-run/server-runtime' {
  interface AppLoadContext extends LoadContext {}
}
