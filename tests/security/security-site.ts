import { type IncomingHttpHeaders, request } from 'node:http'
import pg from 'pg'
import { startEmbeddedPostgres } from '~backend/platform/db/embedded-postgres'
import { ACCOUNT_TYPES, type AccountType } from '~contract/accounts'
import { createMarketplaceFolder, removeMarketplaceFolder } from '../e2e/marketplace-folder.mjs'
import { startSite } from '../e2e/start-site'
import { testLog } from '../log'
import { signInAs } from './sign-in-as'

export type Actor = AccountType | undefined

/** Marketplace of its own, with a database and log that tests can read. */
export interface SecuritySite {
  origin: string
  /** Connects with the rights of the owner of the tables. */
  pool: pg.Pool
  tokens: ReadonlyMap<Actor, string>
  readLog(): string
  stopDatabase(): Promise<void>
  stop(): Promise<void>
}

export async function startSecuritySite(): Promise<SecuritySite> {
  const folder = createMarketplaceFolder({ isEmpty: false })
  const database = await startEmbeddedPostgres({ dataDir: folder, log: testLog })
  const { host, user, password, database: name } = database.ownerConnection
  const pool = new pg.Pool(database.ownerConnection)
  pool.on('error', () => {})
  const settings = {
    DEMO: '1',
    DATABASE_URL: `postgresql://${user}:${password}@localhost/${name}?host=${encodeURIComponent(String(host))}`,
    SEED_STATEMENTS: '150',
    RATE_LIMIT_QUESTIONS: '100000',
    RATE_LIMIT_POSTS: '100000',
    LOG_LEVEL: 'info',
    // A busy machine must not look like a failed protection.
    UPSTREAM_TIMEOUT_MS: '30000',
  }
  let log = ''
  const site = await startSite(settings, (text) => {
    log += text
  })
  const tokens = new Map<Actor, string>()
  for (const type of ACCOUNT_TYPES) tokens.set(type, await signInAs(site.origin, type))
  let isDatabaseOpen = true
  const stopDatabase = async () => {
    if (!isDatabaseOpen) return
    isDatabaseOpen = false
    await pool.end()
    await database.stop()
  }
  return {
    origin: site.origin,
    pool,
    tokens,
    readLog: () => log,
    stopDatabase,
    async stop() {
      await site.stop()
      await stopDatabase()
      removeMarketplaceFolder(folder)
    },
  }
}

export interface RawRequest {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string
  /** Demo user whose cookie is sent. */
  actor?: Actor
}

export interface RawAnswer {
  status: number
  headers: IncomingHttpHeaders
  cookies: string[]
  text: string
}

/** Sends exactly the given request: `fetch` adds headers and changes paths. */
export function sendRaw(
  { origin, tokens }: SecuritySite,
  { path, method = 'GET', headers = {}, body, actor }: RawRequest,
): Promise<RawAnswer> {
  const token = tokens.get(actor)
  const cookie = [headers.cookie, token && `__Host-token=${token}`].filter(Boolean).join('; ')
  const form = body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }
  return new Promise((resolve, reject) => {
    const sent = request(
      origin + (path.startsWith('/') ? '' : '/'),
      { path, method, headers: { ...form, ...headers, ...(cookie && { cookie }) } },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part) => parts.push(part))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            cookies: answer.headers['set-cookie'] ?? [],
            text: Buffer.concat(parts).toString('utf8'),
          }),
        )
      },
    )
    sent.once('error', reject)
    sent.end(body)
  })
}

/** Runs enough items at once to keep the site busy. */
export async function forEachAtOnce<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>) {
  const waiting = [...items]
  const next = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: 6 }, next))
}
