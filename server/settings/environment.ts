import { z } from 'zod'
import { MAX_CONNECTIONS, MIN_CONNECTIONS } from '~backend/platform/db/pool-size'
import { REVIEW_MODES } from '~contract/draft-reviews'
import { analyticsVariables } from './analytics-settings'
import { demoVariables, findDemoSettingErrors } from './demo-settings'
import { findMessageSettingErrors, messageVariables } from './message-settings'
import { findPaymentSettingErrors, paymentVariables } from './payment-settings'
import { findPhotoStorageErrors, photoStorageVariables } from './photo-storage-settings'
import { httpUrl, ids, ORIGIN_ERROR, origin, origins, wholeNumber } from './setting-schemas'
import { telemetryVariables } from './telemetry-settings'
import { findWebhookSettingErrors, webhookVariables } from './webhook-settings'

/** Base URL to which paths are appended. */
const baseUrl = httpUrl().transform((url) => url.replace(/\/+$/, ''))

/** Rest of a path, or a query. */
const urlSuffix = z
  .string()
  .regex(/^[/?][\w/?=&.,-]*$/, 'must be the rest of a path or a query, such as /full or ?fields=all')

/** Separated by spaces alone, as a URL may contain commas. */
const baseUrls = z
  .string()
  .default('')
  .transform((list) => list.split(/\s+/).filter(Boolean))
  .pipe(z.array(baseUrl))

/** Database URLs that `pg` accepts. */
const databaseUrl = z
  .string()
  .regex(
    /^(postgres(ql)?:|socket:|\/)/,
    'must be the address of a PostgreSQL database, such as postgres://user@host/name',
  )

/** Redis URL with its scheme in lower case, which the client requires to recognize TLS. */
const redisUrl = z
  .string()
  .refine(isRedisUrl, 'must be the address of a Redis server, such as rediss://user:password@host:6379')
  .transform((url) => new URL(url).href)

/** Characters of a `Bearer` header (RFC 6750). */
const bearerToken = z
  .string()
  .regex(/^[\w.~+/-]{16,}=*$/, 'must have at least 16 characters, of letters, digits and -._~+/')

const coordinates = z
  .string()
  .regex(/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/, 'must be latitude and longitude, such as 41.7093,44.7651')
  .transform((text) => {
    const [latitude = 0, longitude = 0] = text.split(',').map(Number)
    return { latitude, longitude }
  })

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const

/** The specification names a second version of the main API without any call, so that one is not needed. */
const API_URL_VARIABLES = [
  'MAIN_API_V1_URL',
  'MAIN_API_V3_URL',
  'STATEMENTS_API_URL',
  'PROJECTS_API_URL',
  'EXPRESS_API_URL',
] as const

/** Each first variable is required if the second is set. */
const DEPENDENT_VARIABLES = [
  ['DATABASE_URL', 'MIGRATION_DATABASE_URL'],
  ['DATABASE_URL', 'DATABASE_READ_URL'],
  ['CHAT_URL', 'CHAT_TOKEN_URL'],
  ['CHAT_TOKEN_URL', 'CHAT_URL'],
  ['ANALYTICS_LAYER', 'ANALYTICS_SCRIPT_URL'],
  ['MAIN_API_V1_URL', 'EZO_APIS'],
] as const

/** Environment variables: see docs/settings.md, which is made from them. */
export const Environment = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
    PORT: wholeNumber(1, 65_535).default(3000),
    WEB_CONCURRENCY: wholeNumber(1, 128).default(1),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: databaseUrl.optional(),
    MIGRATION_DATABASE_URL: databaseUrl.optional(),
    DATABASE_READ_URL: databaseUrl.optional(),
    DATABASE_CONNECTIONS: wholeNumber(MIN_CONNECTIONS, 500).default(MAX_CONNECTIONS),
    JOBS: z.enum(['0', '1'], { error: 'must be 1 or 0' }).default('1'),
    REDIS_URL: redisUrl.optional(),
    SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    WEBSITE_KEY: z.string().min(1).default('ezo'),
    MAIN_API_V1_URL: baseUrl.optional(),
    MAIN_API_V2_URL: baseUrl.optional(),
    MAIN_API_V3_URL: baseUrl.optional(),
    STATEMENTS_API_URL: baseUrl.optional(),
    PROJECTS_API_URL: baseUrl.optional(),
    EXPRESS_API_URL: baseUrl.optional(),
    EZO_APIS: z.enum(['0', '1'], { error: 'must be 1 or 0' }).optional(),
    FILTER_PARAMETERS_URL: baseUrl.optional(),
    BANNERS_URL: httpUrl().optional(),
    GROUPED_INFO_SUFFIX: urlSuffix.optional(),
    PUBLIC_ORIGIN: httpUrl(ORIGIN_ERROR)
      .refine((url) => new URL(url).pathname === '/', 'must have no path: the site needs a host of its own')
      .pipe(origin)
      .optional(),
    IMAGE_ORIGINS: origins,
    PARTNER_ORIGINS: origins,
    USERS_WITHOUT_BANKS: ids,
    USERS_WITHOUT_PARAMETERS: ids,
    AUTH_URL: baseUrl.optional(),
    AUCTION_URL: baseUrl.optional(),
    CHAT_TOKEN_URL: baseUrl.optional(),
    CHAT_URL: baseUrl.optional(),
    SURVEY_URL: baseUrl.optional(),
    VAST_URL: httpUrl().optional(),
    VAST_ORIGINS: origins,
    ANDROID_APP_URL: baseUrl.optional(),
    IOS_APP_URL: baseUrl.optional(),
    GEOCODER_URL: baseUrl.optional(),
    EXCHANGE_RATES_URL: baseUrl.optional(),
    MAP_STYLE_URL: baseUrl.optional(),
    PMTILES_URL: baseUrl.optional(),
    ...paymentVariables,
    ...photoStorageVariables,
    ...messageVariables,
    ...webhookVariables,
    ADD_STATEMENT_URL: baseUrl.optional(),
    REVIEW: z.enum(REVIEW_MODES, { error: `must be one of ${REVIEW_MODES.join(', ')}` }).default('off'),
    REFUND_LIMIT: z.coerce.number('must be an amount in lari').min(0).max(1_000_000).optional(),
    DEVELOPER_PROJECTS_URL: baseUrl.optional(),
    DEVELOPER_OFFERS_URL: baseUrl.optional(),
    COMPANY_URL: baseUrl.optional(),
    BRAND_NAME: z.string().min(1).max(40).optional(),
    SUPPORT_PHONE: z
      .string()
      .regex(/^\+?[\d ]{6,20}$/, 'must be a phone number')
      .optional(),
    SUPPORT_EMAIL: z.email('must be an email address').optional(),
    OFFICE_POINT: coordinates.optional(),
    COMPANY_NAME: z.string().max(200).optional(),
    COMPANY_CODE: z
      .string()
      .regex(/^\d{9,11}$/, 'must be an identification code of 9 to 11 digits')
      .optional(),
    COMPANY_ADDRESS: z.string().max(200).optional(),
    TERMS_URL: baseUrl.optional(),
    PRIVACY_URL: baseUrl.optional(),
    SOCIAL_URLS: baseUrls,
    ...demoVariables,
    TRUST_PROXY: wholeNumber(0, 10).default(0),
    UPSTREAM_TIMEOUT_MS: wholeNumber(50, 60_000).default(2_500),
    RATE_LIMIT_POSTS: wholeNumber(1, 1_000_000).default(60),
    RATE_LIMIT_QUESTIONS: wholeNumber(1, 1_000_000).default(120),
    RATE_LIMIT_DRAWINGS: wholeNumber(1, 1_000_000).default(300),
    PREPARED_PICTURES: wholeNumber(0, 10_000).default(60),
    PLAIN_RENDERING: z.enum(['0', '1'], { error: 'must be 1 or 0' }).default('0'),
    ...analyticsVariables,
    ...telemetryVariables,
    METRICS_TOKEN: bearerToken.optional(),
    STOP_DELAY_SECONDS: wholeNumber(0, 60).default(0),
    LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('info'),
  })
  .superRefine((env, context) => {
    const settingErrors = [
      ...findPaymentSettingErrors(env),
      ...findMessageSettingErrors(env),
      ...findWebhookSettingErrors(env),
      ...findPhotoStorageErrors(env),
      ...findDemoSettingErrors(env),
    ]
    for (const { name, message } of settingErrors) context.addIssue({ code: 'custom', path: [name], message })
    for (const [name, other] of DEPENDENT_VARIABLES)
      if (env[other] && !env[name])
        context.addIssue({ code: 'custom', path: [name], message: `is needed because ${other} is set` })
    if (env.WEB_CONCURRENCY > 1 && !env.DATABASE_URL && !env.MAIN_API_V1_URL)
      context.addIssue({
        code: 'custom',
        path: ['DATABASE_URL'],
        message:
          'is needed because WEB_CONCURRENCY is above 1: one process alone can use the embedded database',
      })
    const provided = [...API_URL_VARIABLES, 'MAIN_API_V2_URL' as const].filter((name) => env[name])
    if (provided.length === 0) return
    if (env.DATABASE_READ_URL)
      context.addIssue({
        code: 'custom',
        path: ['DATABASE_READ_URL'],
        message: `is for our own backend, which is not started because ${provided[0]} is set`,
      })
    for (const name of [...API_URL_VARIABLES, 'AUTH_URL'] as const) {
      if (!env[name])
        context.addIssue({ code: 'custom', path: [name], message: `is needed because ${provided[0]} is set` })
    }
    if (env.NODE_ENV === 'production' && !env.SESSION_SECRET)
      context.addIssue({
        code: 'custom',
        path: ['SESSION_SECRET'],
        message: 'is needed with APIs of your own',
      })
  })

function isRedisUrl(text: string): boolean {
  try {
    const { protocol, hostname, username, password } = new URL(text)
    decodeURIComponent(username + password)
    return /^rediss?:$/.test(protocol) && hostname !== ''
  } catch {
    return false
  }
}
