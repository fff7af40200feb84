import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { ApiUrls } from '~/upstream/upstream-client.server'
import type { InboundMailSettings } from '~backend/conversations/reply-addresses'
import type { MessageSettings } from '~backend/messages/delivery/create-delivery'
import type { PaymentSettings } from '~backend/payments/gateway/create-gateway'
import { createFolder } from '~backend/platform/create-folder'
import type { WebhookReceiver } from '~backend/platform/webhooks/post-webhook'
import type { PushSettings } from '~backend/saved-searches/push-job'
import type { S3Settings } from '~backend/statement-drafts/photos/s3-storage'
import type { ReviewMode } from '~contract/draft-reviews'
import { StartError } from '../start-failure'
import { type AnalyticsSettings, toAnalyticsSettings } from './analytics-settings'
import { isDemoMarketplace } from './demo-settings'
import { Environment } from './environment'
import { toInboundMailSettings, toMessageSettings, toPushSettings } from './message-settings'
import { listPaymentPageOrigins, toPaymentSettings } from './payment-settings'
import { toS3Settings } from './photo-storage-settings'
import { readSecretFiles } from './secret-files'
import { type TelemetrySettings, toTelemetrySettings } from './telemetry-settings'
import { toWebhookReceiver } from './webhook-settings'

const NATIONAL_BANK_URL = 'https://nbg.gov.ge/gw/api/ct/monetarypolicy/currencies'

const DEMO_CONTACT = {
  phone: '+995 32 200 00 00',
  email: 'hello@ezo.example',
  office: { latitude: 41.7093, longitude: 44.7651 },
}

export interface Settings {
  production: boolean
  /** True for a demo: it has demo data, demo users with a known password, and stand-ins for other sites. */
  isDemo: boolean
  port: number
  host: string
  /** Number of processes that share the port. */
  webConcurrency: number
  dataDir: string
  databaseUrl: string | undefined
  /** URL with the rights of the owner of the tables. */
  migrationDatabaseUrl: string | undefined
  /** Standby for long reads. */
  databaseReadUrl: string | undefined
  /** Maximum number of database connections of this process. */
  databaseConnections: number
  /** False if this process only serves pages, and leaves recurring jobs to others. */
  runsJobs: boolean
  /** Default: each process counts limits for itself. */
  redisUrl: string | undefined
  sessionSecret: string
  websiteKey: string
  /** Undefined: our own backend is started in-process. */
  apiUrls: ApiUrls | undefined
  /** True if the APIs are an Ezo backend's, whether in-process or at `apiUrls`. */
  isOwnBackend: boolean
  /** Endpoint with the values of all search filters; default: the statement parameters and cities. */
  filterParametersUrl: string | undefined
  /** Static file of banners; default: that of the main API. */
  bannersUrl: string | undefined
  publicOrigin: string | undefined
  imageOrigins: string[]
  /** Sites that a form may redirect to: those of partner banks, and of the bank that takes payments. */
  partnerOrigins: string[]
  /** Accounts that are not shown banks. */
  usersWithoutBanks: readonly number[]
  /** Accounts for which the estimator does not fetch the statement parameters. */
  usersWithoutParameters: readonly number[]
  authUrl: string | undefined
  auctionUrl: string | undefined
  chat: { tokenUrl: string; url: string } | undefined
  surveyUrl: string | undefined
  vastUrl: string | undefined
  /** Origins of `vastUrl` and of the media it names. */
  advertOrigins: string[]
  appStoreUrls: { android?: string; ios?: string }
  /** Nominatim-compatible geocoder; default: our own streets. */
  geocoderUrl: string | undefined
  /** Source in the format of the National Bank; default: the bank, and none for a demo. */
  exchangeRatesUrl: string | undefined
  /** MapLibre style with tiles, fonts and sprites from its own origin; default: our own base map. */
  mapStyleUrl: string | undefined
  /** Tile archive in the schema of ours; default: the one in public/map. */
  pmtilesUrl: string | undefined
  /** Default: a demo marketplace uses the sandbox bank, others take no cards. */
  payments: PaymentSettings | undefined
  messages: MessageSettings
  /** Replies by email. */
  inboundMail: InboundMailSettings | undefined
  /** Notifications in browsers; a demo makes its own key. */
  push: PushSettings | undefined
  /** Another system that is notified of leads. */
  leadWebhook: WebhookReceiver | undefined
  /** Storage for photos of statements; default: the data directory. */
  s3: S3Settings | undefined
  addStatementUrl: string | undefined
  reviewMode: ReviewMode
  /** Highest total, in tetri, that one operator may refund. */
  refundLimit: number | undefined
  developerProjectsUrl: string | undefined
  developerOffersUrl: string | undefined
  companyUrl: string | undefined
  brandName: string | undefined
  supportPhone: string | undefined
  supportEmail: string | undefined
  office: { latitude: number; longitude: number } | undefined
  /** Company that runs the marketplace, for the terms and receipts. */
  operator: { name: string | undefined; code: string | undefined; address: string | undefined }
  /** The operator's own texts, in place of ours. */
  termsUrl: string | undefined
  privacyUrl: string | undefined
  socialUrls: string[]
  seedStatements: number
  trustProxy: number
  upstreamTimeoutMs: number
  rateLimitPosts: number
  rateLimitQuestions: number
  rateLimitDrawings: number
  preparedPictures: number
  /** True to start without `server/speed`. */
  plainRendering: boolean
  /** Undefined: no tracking. */
  analytics: AnalyticsSettings | undefined
  /** Undefined: no traces. */
  telemetry: TelemetrySettings | undefined
  /** Token for reading `/metrics`; undefined: requests are not counted. */
  metricsToken: string | undefined
  logLevel: string
  /** Time between a signal to stop, when `/readyz` answers 503, and the end of new connections, in ms. */
  stopDelayMs: number
}

/**
 * Parses the settings. Empty values count as missing.
 * @throws StartError listing all errors by variable
 */
export function parseSettings(environment: Record<string, string | undefined>): Settings {
  const provided = Object.entries(environment).filter(
    (variable): variable is [string, string] => variable[1] !== undefined && variable[1] !== '',
  )
  const parsed = Environment.safeParse(
    readSecretFiles(Object.fromEntries(provided), Object.keys(Environment.shape)),
  )
  if (!parsed.success) {
    const errors = parsed.error.issues.map((issue) => `  ${String(issue.path[0])} ${issue.message}`)
    throw new StartError(`These settings are wrong:\n${errors.join('\n')}`)
  }
  const env = parsed.data
  const dataDir = resolve(env.DATA_DIR)
  const isDemo = isDemoMarketplace(env)
  return {
    production: env.NODE_ENV === 'production',
    isDemo,
    port: env.PORT,
    host: env.HOST,
    webConcurrency: env.WEB_CONCURRENCY,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    migrationDatabaseUrl: env.MIGRATION_DATABASE_URL,
    databaseReadUrl: env.DATABASE_READ_URL,
    databaseConnections: env.DATABASE_CONNECTIONS,
    runsJobs: env.JOBS === '1',
    redisUrl: env.REDIS_URL,
    sessionSecret: env.SESSION_SECRET ?? loadOrCreateSecret(dataDir, 'session-secret'),
    websiteKey: env.WEBSITE_KEY,
    apiUrls: env.MAIN_API_V1_URL
      ? {
          main: env.MAIN_API_V1_URL,
          mainV3: env.MAIN_API_V3_URL ?? '',
          statements: env.STATEMENTS_API_URL ?? '',
          projects: env.PROJECTS_API_URL ?? '',
          express: env.EXPRESS_API_URL ?? '',
          filterParameters: env.FILTER_PARAMETERS_URL,
          banners: env.BANNERS_URL,
          groupedInfo:
            env.GROUPED_INFO_SUFFIX &&
            `${env.STATEMENTS_API_URL}/auth/grouped-info${env.GROUPED_INFO_SUFFIX}`,
        }
      : undefined,
    isOwnBackend: !env.MAIN_API_V1_URL || env.EZO_APIS === '1',
    filterParametersUrl: env.FILTER_PARAMETERS_URL,
    bannersUrl: env.BANNERS_URL,
    publicOrigin: env.PUBLIC_ORIGIN,
    imageOrigins: env.IMAGE_ORIGINS,
    partnerOrigins: [...new Set([...env.PARTNER_ORIGINS, ...listPaymentPageOrigins(env)])],
    usersWithoutBanks: env.USERS_WITHOUT_BANKS,
    usersWithoutParameters: env.USERS_WITHOUT_PARAMETERS,
    authUrl: env.AUTH_URL,
    auctionUrl: env.AUCTION_URL,
    chat:
      env.CHAT_TOKEN_URL && env.CHAT_URL ? { tokenUrl: env.CHAT_TOKEN_URL, url: env.CHAT_URL } : undefined,
    surveyUrl: env.SURVEY_URL,
    vastUrl: env.VAST_URL,
    advertOrigins: [...(env.VAST_URL ? [new URL(env.VAST_URL).origin] : []), ...env.VAST_ORIGINS],
    appStoreUrls: {
      ...(env.ANDROID_APP_URL && { android: env.ANDROID_APP_URL }),
      ...(env.IOS_APP_URL && { ios: env.IOS_APP_URL }),
    },
    geocoderUrl: env.GEOCODER_URL,
    exchangeRatesUrl: env.EXCHANGE_RATES_URL ?? (isDemo ? undefined : NATIONAL_BANK_URL),
    mapStyleUrl: env.MAP_STYLE_URL,
    pmtilesUrl: env.PMTILES_URL,
    payments: toPaymentSettings(env),
    messages: toMessageSettings(env),
    inboundMail: toInboundMailSettings(env),
    push: toPushSettings(
      env,
      env.PUSH_PRIVATE_KEY ?? (isDemo ? loadOrCreateSecret(dataDir, 'push-key') : undefined),
    ),
    leadWebhook: toWebhookReceiver(env),
    s3: toS3Settings(env),
    addStatementUrl: env.ADD_STATEMENT_URL,
    reviewMode: env.REVIEW,
    refundLimit: env.REFUND_LIMIT === undefined ? undefined : Math.round(env.REFUND_LIMIT * 100),
    developerProjectsUrl: env.DEVELOPER_PROJECTS_URL,
    developerOffersUrl: env.DEVELOPER_OFFERS_URL,
    companyUrl: env.COMPANY_URL,
    brandName: env.BRAND_NAME,
    supportPhone: env.SUPPORT_PHONE ?? (isDemo ? DEMO_CONTACT.phone : undefined),
    supportEmail: env.SUPPORT_EMAIL ?? (isDemo ? DEMO_CONTACT.email : undefined),
    office: env.OFFICE_POINT ?? (isDemo ? DEMO_CONTACT.office : undefined),
    operator: { name: env.COMPANY_NAME, code: env.COMPANY_CODE, address: env.COMPANY_ADDRESS },
    termsUrl: env.TERMS_URL,
    privacyUrl: env.PRIVACY_URL,
    socialUrls: env.SOCIAL_URLS,
    seedStatements: isDemo ? (env.SEED_STATEMENTS ?? 4000) : 0,
    trustProxy: env.TRUST_PROXY,
    upstreamTimeoutMs: env.UPSTREAM_TIMEOUT_MS,
    rateLimitPosts: env.RATE_LIMIT_POSTS,
    rateLimitQuestions: env.RATE_LIMIT_QUESTIONS,
    rateLimitDrawings: env.RATE_LIMIT_DRAWINGS,
    preparedPictures: env.PREPARED_PICTURES,
    plainRendering: env.PLAIN_RENDERING === '1',
    analytics: toAnalyticsSettings(env),
    telemetry: toTelemetrySettings(env),
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL,
    stopDelayMs: env.STOP_DELAY_SECONDS * 1_000,
  }
}

/**
 * Loads or creates a secret of 32 bytes. It is stored, so that restarts keep what it signed valid; written to
 * a draft first, as a crash must not leave it empty.
 */
function loadOrCreateSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name)
  try {
    if (!existsSync(file)) {
      const draft = `${file}.${process.pid}`
      createFolder(dataDir)
      writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
      renameSync(draft, file)
    }
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new StartError(`DATA_DIR cannot be used: ${(error as Error).message}`)
  }
}
