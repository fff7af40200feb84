import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { StartError } from '../start-failure'
import { parseSettings } from './settings'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'ezo-settings-'))
const read = (environment: Record<string, string>) => parseSettings({ DATA_DIR, ...environment })

const apis = {
  MAIN_API_V1_URL: 'https://api.test/v1/',
  MAIN_API_V2_URL: 'https://api.test/v2',
  MAIN_API_V3_URL: 'https://api.test/v3',
  STATEMENTS_API_URL: 'https://statements.test',
  PROJECTS_API_URL: 'https://projects.test',
  EXPRESS_API_URL: 'https://express.test',
  AUTH_URL: 'https://auth.test/login',
  SESSION_SECRET: 'x'.repeat(32),
}

describe('settings', () => {
  test('settings are complete without any variable on a first run', () => {
    expect(read({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      production: true,
      isDemo: true,
      seedStatements: 4000,
      apiUrls: undefined,
    })
  })

  test('settings enable tracking only if a data layer is named', () => {
    expect(read({}).analytics).toBeUndefined()
    expect(read({ ANALYTICS_LAYER: 'dataLayer' }).analytics).toEqual({ layer: 'dataLayer', origins: [] })
    const reader = {
      ANALYTICS_SCRIPT_URL: 'https://tags.test/t.js?id=1',
      ANALYTICS_ORIGINS: 'https://count.test/',
    }
    expect(read({ ANALYTICS_LAYER: 'dataLayer', ...reader }).analytics).toEqual({
      layer: 'dataLayer',
      scriptUrl: 'https://tags.test/t.js?id=1',
      origins: ['https://count.test'],
    })
    expect(() => read(reader)).toThrow(/ANALYTICS_LAYER is needed/)
    expect(() => read({ ANALYTICS_LAYER: 'data-layer' })).toThrow(/ANALYTICS_LAYER must be the name/)
  })

  test('settings treat an empty value as absent', () => {
    expect(read({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
  })

  test('settings contain a secret that is created once and stored', () => {
    const { sessionSecret } = read({})
    expect(sessionSecret).toHaveLength(43)
    expect(read({}).sessionSecret).toBe(sessionSecret)
  })

  test('settings require the APIs that calls go to, but no second version of the main API', () => {
    const { MAIN_API_V2_URL, ...needed } = apis
    expect(read(needed).apiUrls).toMatchObject({ projects: 'https://projects.test' })
    expect(() => read({ MAIN_API_V2_URL })).toThrow(
      /MAIN_API_V1_URL is needed because MAIN_API_V2_URL is set/,
    )
    const FILTER_PARAMETERS_URL = 'https://filters.test/parameters/'
    expect(read({ ...needed, FILTER_PARAMETERS_URL }).apiUrls?.filterParameters).toBe(
      'https://filters.test/parameters',
    )
  })

  // Specification 1.7.58
  test('settings append the suffix to the URL of the user look-up', () => {
    const urlOf = (suffix: string) => read({ ...apis, GROUPED_INFO_SUFFIX: suffix }).apiUrls?.groupedInfo
    expect(urlOf('/full')).toBe(`${read(apis).apiUrls?.statements}/auth/grouped-info/full`)
    expect(read(apis).apiUrls?.groupedInfo).toBeUndefined()
    expect(() => urlOf('full')).toThrow(/GROUPED_INFO_SUFFIX must be/)
  })

  // Specification 1.7.35
  test('settings keep the query of the banner URL', () => {
    const BANNERS_URL = 'https://static.test/banners.json?v=2'
    expect(read({ ...apis, BANNERS_URL }).apiUrls?.banners).toBe(BANNERS_URL)
    expect(read({ BANNERS_URL }).bannersUrl).toBe(BANNERS_URL)
  })

  // Specification 1.7.1
  test('settings drop the trailing slash of API URLs', () => {
    expect(read(apis).apiUrls).toMatchObject({ main: 'https://api.test/v1', express: 'https://express.test' })
  })

  test('settings parse origins as browsers send them', () => {
    const settings = read({
      PUBLIC_ORIGIN: 'https://Ezo.test:443/',
      IMAGE_ORIGINS: 'https://a.test/x, http://b.test',
      PARTNER_ORIGINS: 'https://Bank.test/loan',
    })
    expect(settings.publicOrigin).toBe('https://ezo.test')
    expect(settings.imageOrigins).toEqual(['https://a.test', 'http://b.test'])
    expect(settings.partnerOrigins).toEqual(['https://bank.test'])
  })

  test('settings reject a public address with a path, which no page would link to', () => {
    expect(() => read({ PUBLIC_ORIGIN: 'https://example.ge/homes' })).toThrow(
      /PUBLIC_ORIGIN must have no path/,
    )
    expect(() => read({ PUBLIC_ORIGIN: 'example.ge' })).toThrow(/PUBLIC_ORIGIN must be scheme and host/)
  })

  test('settings accept only PostgreSQL URLs for the database', () => {
    for (const url of [
      'postgres://db/ezo',
      'postgresql:///ezo?host=/run',
      'socket:/run/pg?db=ezo',
      '/run/pg ezo',
    ])
      expect(read({ DATABASE_URL: url }).databaseUrl).toBe(url)
    for (const url of ['ezo', 'db.example.ge:5432', 'mysql://db/ezo']) {
      expect(() => read({ DATABASE_URL: url })).toThrow(/DATABASE_URL must be the address of a PostgreSQL/)
      const owner = { DATABASE_URL: 'postgres://db/ezo', MIGRATION_DATABASE_URL: url }
      expect(() => read(owner)).toThrow(/ MIGRATION_DATABASE_URL must be the address/)
    }
  })

  test('settings accept a replica only together with a database server', () => {
    const replica = { DATABASE_READ_URL: 'postgres://reader@replica/ezo' }
    expect(read({ ...replica, DATABASE_URL: 'postgres://db/ezo' }).databaseReadUrl).toBe(
      replica.DATABASE_READ_URL,
    )
    expect(() => read(replica)).toThrow(/DATABASE_URL is needed because DATABASE_READ_URL is set/)
    expect(() => read({ ...apis, ...replica, DATABASE_URL: 'postgres://db/ezo' })).toThrow(
      /DATABASE_READ_URL is for our own backend, which is not started because MAIN_API_V1_URL is set/,
    )
  })

  test('settings accept only Redis URLs for shared data, and error messages do not repeat them', () => {
    const url = 'rediss://ezo:a%2Fsecret@cache.test:6380/1'
    expect(read({ REDIS_URL: url }).redisUrl).toBe(url)
    // The client reads the scheme as it is written, and would not use TLS.
    expect(read({ REDIS_URL: 'REDISS://:secret@cache.test' }).redisUrl).toBe('rediss://:secret@cache.test')
    expect(read({}).redisUrl).toBeUndefined()
    for (const wrong of [
      'cache.test:6379',
      '/run/redis.sock',
      'https://:secret@cache.test',
      'redis://:%zz@h',
    ])
      expect(() => read({ REDIS_URL: wrong })).toThrow(
        /^These settings are wrong:\n {2}REDIS_URL must be the address of a Redis server, such as \S+$/,
      )
  })

  test('settings accept a metrics token only if it fits into a header and is hard to guess', () => {
    const token = 'aZ9-._~+/aZ9-._~=='
    expect(read({ METRICS_TOKEN: token }).metricsToken).toBe(token)
    expect(read({}).metricsToken).toBeUndefined()
    for (const wrong of ['secret-of-15-ch', 'secret with spaces', 'secret-საიდუმლო-secret'])
      expect(() => read({ METRICS_TOKEN: wrong })).toThrow(
        /^These settings are wrong:\n {2}METRICS_TOKEN must have at least 16 characters, of letters, \S+ and \S+$/,
      )
  })

  // Specification 1.6.9
  test('settings parse account numbers', () => {
    expect(read({ USERS_WITHOUT_BANKS: '17, 42' })).toMatchObject({
      usersWithoutBanks: [17, 42],
      usersWithoutParameters: [],
    })
    expect(() => read({ USERS_WITHOUT_PARAMETERS: '17 nobody' })).toThrow(/USERS_WITHOUT_PARAMETERS/)
  })

  test('settings require the URL of a chat together with that of its tokens', () => {
    const chat = { CHAT_TOKEN_URL: 'https://chat.test/token', CHAT_URL: 'https://chat.test/talk/' }
    expect(read(chat).chat).toEqual({ tokenUrl: chat.CHAT_TOKEN_URL, url: 'https://chat.test/talk' })
    for (const [name, url] of Object.entries(chat))
      expect(() => read({ [name]: url })).toThrow(`is needed because ${name} is set`)
  })

  test("settings allow the VAST server's own origin in addition to the media origins", () => {
    const settings = read({ VAST_URL: 'https://ads.test/vast?zone=1', VAST_ORIGINS: 'https://films.test/x' })
    expect(settings.vastUrl).toBe('https://ads.test/vast?zone=1')
    expect(settings.advertOrigins).toEqual(['https://ads.test', 'https://films.test'])
    expect(read({}).advertOrigins).toEqual([])
  })

  test('settings report an unusable data directory in one line', () => {
    const file = join(DATA_DIR, 'a-file')
    writeFileSync(file, '')
    expect(() => read({ DATA_DIR: file })).toThrow(StartError)
  })

  test.runIf(process.platform === 'linux')('settings report a data directory that cannot be created', () => {
    expect(() => read({ DATA_DIR: '/proc/ezo/data' })).toThrow(/^DATA_DIR cannot be used: .*'\/proc\/ezo'$/)
  })

  // Specification 1.7.1
  test('settings report all invalid variables at once by name', () => {
    const { AUTH_URL, EXPRESS_API_URL, SESSION_SECRET, ...some } = apis
    expect(() => read(some)).toThrow(/EXPRESS_API_URL[\s\S]*AUTH_URL[\s\S]*SESSION_SECRET/)
    expect(() => read({ PORT: 'x', LOG_LEVEL: 'loud', SESSION_SECRET: 'short' })).toThrow(
      /PORT[\s\S]*SESSION_SECRET[\s\S]*LOG_LEVEL/,
    )
    expect(() => read({ UPSTREAM_TIMEOUT_MS: '1.5', IMAGE_ORIGINS: 'x' })).toThrow(
      /IMAGE_ORIGINS must be scheme and host.*\n.*UPSTREAM_TIMEOUT_MS must be a whole number from 50 to 60000/,
    )
  })
})
