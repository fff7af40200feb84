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
  /** A MapLibre style of the operator. */
  styleUrl: string | undefined
  /** The archive of tiles that script reads. */
  archiveUrl: string
  /** Of pictures of the map: part of their URLs. */
  drawingVersion: string
}

export interface SiteSettings {
  brandName: string | undefined
  supportPhone: string | undefined
  supportEmail: string | undefined
  /** No code can be sent to a phone. */
  isSmsOff: boolean
  /** In place of SMS codes, for forms that take them. */
  hasEmailCodes: boolean
  /** That the bank's page offers. */
  wallets: readonly Wallet[]
  office: { latitude: number; longitude: number } | undefined
  /** Who runs the site; what is not set is not shown. */
  operator: { name: string | undefined; code: string | undefined; address: string | undefined }
  /** Elsewhere, in place of our own texts. */
  termsUrl: string | undefined
  privacyUrl: string | undefined
  socialLinks: { name: string; url: string }[]
  authUrl: string
  /** Accounts are kept by our own backend, with the pages below /id. */
  hasOwnAccounts: boolean
  /** Where a demo shows the e-mails that it does not send. */
  mailboxUrl: string | undefined
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
  map: MapSettings
  /** The APIs of an operator are called, which may lack calls that the specification does not name. */
  hasOperatorApis: boolean
  /** An endpoint of its own has the values of the search filters. */
  hasFilterParameters: boolean
  /** Accounts that are not shown banks, and for which the estimator does not fetch the statement parameters. */
  usersWithoutBanks: readonly number[]
  usersWithoutParameters: readonly number[]
  /** Allowed redirect targets: sites of banks. */
  partnerOrigins: string[]
}

/** Fetches a picture of the site, the backend or an origin that the operator allows. */
export type FetchPhoto = (href: string) => Promise<Buffer>

/** Draws a PDF in a thread. @throws Response 503 when too many wait */
export type DrawReceipt = (receipt: Receipt, language: Language) => Promise<Uint8Array>

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

/** What the server hands to the loaders and actions of each request. */
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
  /** Folder in which parts of photos wait for the rest, shared by all processes. */
  photoPartFolder: string
  /** A pseudonym of the visitor's network, for counts and limits of the upstream. */
  visitorId: string
  /** Scheme and host that visitors use. */
  origin: string
  requestId: string
  nonce: string
  /** URL of the script for documents without hydration. */
  enhanceScript: string
  /** Of the step of a statement's photos alone. */
  photoFormScript: string
  /** Undefined unless the operator has set up analytics, and when the visitor has opted out. */
  dataLayer: DataLayer | undefined
  dataLayerScript: string
  log: Log
  refusal: RequestRefusal | undefined
  caching: PageCaching
  personalHeaders: PersonalHeaders
  /** The browser sent no cookie of ours: it refuses them, or this is its first request. */
  hasNoCookies: boolean
  /** The page shows the outcome of a form to a browser that refuses cookies. */
  showsOutcome: boolean
  /** A page that was rendered in one piece, which is sent without the detour of a stream. */
  document: Buffer | undefined
  /** Adds the nonce to the CSP; for hydrated pages only. */
  allowNonce(): void
}

declare module '@remix-run/server-runtime' {
  interface AppLoadContext extends LoadContext {}
}
