import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { type AnalyticsSettings, analyticsSettingsOf, analyticsVariables } from './analytics-settings'
import { origin, origins } from './origin-settings'
import { type PaymentSettings, paymentFaults, paymentSettingsOf, paymentVariables } from './payment-settings'
import { StartError } from './start-failure'

const address = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
  .transform((url) => url.replace(/\/+$/, ''))

const whole = (min: number, max: number) =>
  z.coerce
    .number({ error: `must be a whole number from ${min} to ${max}` })
    .int()
    .min(min)
    .max(max)

const point = z
  .string()
  .regex(/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/, 'must be latitude and longitude, such as 41.7093,44.7651')
  .transform((text) => {
    const [latitude = 0, longitude = 0] = text.split(',').map(Number)
    return { latitude, longitude }
  })

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const

const API_ADDRESSES = [
  'MAIN_API_V1_URL',
  'MAIN_API_V2_URL',
  'MAIN_API_V3_URL',
  'STATEMENTS_API_URL',
  'PROJECTS_API_URL',
  'EXPRESS_API_URL',
] as const

/** The first is needed when the second is set. A chat is both: who gives tokens, and the page that takes them. */
const PAIRS = [
  ['CHAT_URL', 'CHAT_TOKEN_URL'],
  ['CHAT_TOKEN_URL', 'CHAT_URL'],
  ['ANALYTICS_LAYER', 'ANALYTICS_SCRIPT_URL'],
] as const

const Environment = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
    PORT: whole(1, 65_535).default(3000),
    HOST: z.string().default('0.0.0.0'),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: z.string().optional(),
    SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    WEBSITE_KEY: z.string().min(1).default('ezo'),
    MAIN_API_V1_URL: address.optional(),
    MAIN_API_V2_URL: address.optional(),
    MAIN_API_V3_URL: address.optional(),
    STATEMENTS_API_URL: address.optional(),
    PROJECTS_API_URL: address.optional(),
    EXPRESS_API_URL: address.optional(),
    PUBLIC_ORIGIN: origin.optional(),
    IMAGE_ORIGINS: origins,
    PARTNER_ORIGINS: origins,
    AUTH_URL: address.optional(),
    AUCTION_URL: address.optional(),
    CHAT_TOKEN_URL: address.optional(),
    CHAT_URL: address.optional(),
    SURVEY_URL: address.optional(),
    ANDROID_APP_URL: address.optional(),
    IOS_APP_URL: address.optional(),
    GEOCODER_URL: address.optional(),
    MAP_STYLE_URL: address.optional(),
    ...paymentVariables,
    ADD_STATEMENT_URL: address.optional(),
    DEVELOPER_PROJECTS_URL: address.optional(),
    DEVELOPER_OFFERS_URL: address.optional(),
    COMPANY_URL: address.optional(),
    BRAND_NAME: z.string().min(1).max(40).optional(),
    SUPPORT_PHONE: z
      .string()
      .regex(/^\+?[\d ]{6,20}$/, 'must be a phone number')
      .default('+995 32 200 00 00'),
    SUPPORT_EMAIL: z.email('must be an email address').default('hello@ezo.example'),
    OFFICE_POINT: point.default({ latitude: 41.7093, longitude: 44.7651 }),
    SEED_STATEMENTS: whole(0, 5_000_000).optional(),
    TRUST_PROXY: whole(0, 10).default(0),
    UPSTREAM_TIMEOUT_MS: whole(50, 60_000).default(2_500),
    RATE_LIMIT_POSTS: whole(1, 1_000_000).default(60),
    RATE_LIMIT_QUESTIONS: whole(1, 1_000_000).default(120),
    ...analyticsVariables,
    LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('info'),
  })
  .superRefine((env, context) => {
    for (const { name, message } of paymentFaults(env))
      context.addIssue({ code: 'custom', path: [name], message })
    for (const [name, other] of PAIRS)
      if (env[other] && !env[name])
        context.addIssue({ code: 'custom', path: [name], message: `is needed because ${other} is set` })
    const given = API_ADDRESSES.filter((name) => env[name])
    if (given.length === 0) return
    for (const name of [...API_ADDRESSES, 'AUTH_URL'] as const) {
      if (!env[name])
        context.addIssue({ code: 'custom', path: [name], message: `is needed because ${given[0]} is set` })
    }
    if (env.NODE_ENV === 'production' && !env.SESSION_SECRET)
      context.addIssue({
        code: 'custom',
        path: ['SESSION_SECRET'],
        message: 'is needed with APIs of your own',
      })
  })

/** Base addresses of the upstream APIs, without a slash at the end. */
export interface ApiAddresses {
  main: string
  mainV2: string
  mainV3: string
  statements: string
  projects: string
  express: string
}

/** What the operator has set; see the table in docs/operating.md. */
export interface Settings {
  production: boolean
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  sessionSecret: string
  websiteKey: string
  /** Undefined: no upstream is configured, and our own backend is started inside. */
  apis: ApiAddresses | undefined
  publicOrigin: string | undefined
  /** Origins that the upstream's pictures come from. */
  imageOrigins: string[]
  /** Origins of banks that a visitor may be sent on to. */
  partnerOrigins: string[]
  authUrl: string | undefined
  auctionUrl: string | undefined
  /** A chat on a site of its own, and who gives tokens for it. */
  chat: { tokenUrl: string; url: string } | undefined
  surveyUrl: string | undefined
  /** The app of the site, where devices find it. */
  stores: { android?: string; ios?: string }
  /** A geocoder that answers as Nominatim does; without it, the marketplace's own streets. */
  geocoderUrl: string | undefined
  /** A MapLibre style, whose tiles, letters and signs come from its own origin; without it our own base map. */
  mapStyleUrl: string | undefined
  /** Who takes money from cards; without it, a demo marketplace has the sandbox's bank and others have nobody. */
  payments: PaymentSettings | undefined
  addStatementUrl: string | undefined
  /** Where developers keep their projects and current offers, and the page of a company: other sites. */
  developerProjectsUrl: string | undefined
  developerOffersUrl: string | undefined
  companyUrl: string | undefined
  brandName: string | undefined
  supportPhone: string
  supportEmail: string
  /** On the page of contacts, by its place on the map. */
  office: { latitude: number; longitude: number }
  seedStatements: number
  trustProxy: number
  upstreamTimeoutMs: number
  rateLimitPosts: number
  rateLimitQuestions: number
  /** Whom pages tell what happens: an array among their globals, and who reads it. Without it nothing is told. */
  analytics: AnalyticsSettings | undefined
  logLevel: string
}

/**
 * Reads the settings once, at start. Empty values count as absent.
 * @throws StartError that lists everything that is wrong, by the name of the variable
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `  ${String(issue.path[0])} ${issue.message}`)
    throw new StartError(`These settings are wrong:\n${faults.join('\n')}`)
  }
  const env = parsed.data
  const dataDir = resolve(env.DATA_DIR)
  return {
    production: env.NODE_ENV === 'production',
    port: env.PORT,
    host: env.HOST,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    sessionSecret: env.SESSION_SECRET ?? keptSecret(dataDir),
    websiteKey: env.WEBSITE_KEY,
    apis: env.MAIN_API_V1_URL
      ? {
          main: env.MAIN_API_V1_URL,
          mainV2: env.MAIN_API_V2_URL ?? '',
          mainV3: env.MAIN_API_V3_URL ?? '',
          statements: env.STATEMENTS_API_URL ?? '',
          projects: env.PROJECTS_API_URL ?? '',
          express: env.EXPRESS_API_URL ?? '',
        }
      : undefined,
    publicOrigin: env.PUBLIC_ORIGIN,
    imageOrigins: env.IMAGE_ORIGINS,
    partnerOrigins: env.PARTNER_ORIGINS,
    authUrl: env.AUTH_URL,
    auctionUrl: env.AUCTION_URL,
    chat:
      env.CHAT_TOKEN_URL && env.CHAT_URL ? { tokenUrl: env.CHAT_TOKEN_URL, url: env.CHAT_URL } : undefined,
    surveyUrl: env.SURVEY_URL,
    stores: {
      ...(env.ANDROID_APP_URL && { android: env.ANDROID_APP_URL }),
      ...(env.IOS_APP_URL && { ios: env.IOS_APP_URL }),
    },
    geocoderUrl: env.GEOCODER_URL,
    mapStyleUrl: env.MAP_STYLE_URL,
    payments: paymentSettingsOf(env),
    addStatementUrl: env.ADD_STATEMENT_URL,
    developerProjectsUrl: env.DEVELOPER_PROJECTS_URL,
    developerOffersUrl: env.DEVELOPER_OFFERS_URL,
    companyUrl: env.COMPANY_URL,
    brandName: env.BRAND_NAME,
    supportPhone: env.SUPPORT_PHONE,
    supportEmail: env.SUPPORT_EMAIL,
    office: env.OFFICE_POINT,
    // Demo people have a well-known password: a database server of your own gets them only when asked by name.
    seedStatements: env.SEED_STATEMENTS ?? (env.DATABASE_URL ? 0 : 4000),
    trustProxy: env.TRUST_PROXY,
    upstreamTimeoutMs: env.UPSTREAM_TIMEOUT_MS,
    rateLimitPosts: env.RATE_LIMIT_POSTS,
    rateLimitQuestions: env.RATE_LIMIT_QUESTIONS,
    analytics: analyticsSettingsOf(env),
    logLevel: env.LOG_LEVEL,
  }
}

/**
 * Made at the first start and kept, so that a restart does not make signed cookies worthless. Written aside and
 * renamed: a crash half-way must not leave an empty secret that anybody can sign with.
 */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret')
  try {
    if (!existsSync(file)) {
      const draft = `${file}.${process.pid}`
      mkdirSync(dataDir, { recursive: true })
      writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
      renameSync(draft, file)
    }
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new StartError(`DATA_DIR cannot be used: ${(error as Error).message}`)
  }
}
