import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { formatStartLine } from '../start-line'
import { isDemoMarketplace } from './demo-settings'
import { parseSettings } from './settings'

const SESSION_SECRET = 'x'.repeat(32)
const read = (environment: Record<string, string>) => parseSettings({ SESSION_SECRET, ...environment })
const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const bank = {
  PUBLIC_ORIGIN: 'https://ezo.test',
  PAYMENT_PROVIDER: 'bog',
  BOG_CLIENT_ID: 'id',
  BOG_CLIENT_SECRET: 'secret',
  BOG_CALLBACK_KEY: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
}
const DEMO_SETTINGS: Record<string, string>[] = [
  {},
  { HOST: 'localhost' },
  { HOST: '::1' },
  { HOST: '127.0.0.2' },
  { SEED_STATEMENTS: '50' },
]
const REAL_SETTINGS: Record<string, string>[] = [
  { PUBLIC_ORIGIN: 'https://ezo.test' },
  { TRUST_PROXY: '1' },
  { DATABASE_URL: 'postgres://localhost/ezo' },
  bank,
]

describe('demo marketplaces', () => {
  test.each(DEMO_SETTINGS)('a marketplace with the settings %j is a demo', (environment) => {
    expect(read(environment).isDemo).toBe(true)
  })

  test.each(REAL_SETTINGS)(
    'a marketplace with the settings %j is not a demo, unless DEMO=1 is set',
    (environment) => {
      expect(read(environment)).toMatchObject({ isDemo: false, seedStatements: 0 })
      expect(read({ ...environment, HOST: '0.0.0.0' }).isDemo).toBe(false)
      expect(read({ ...environment, DEMO: '1' })).toMatchObject({ isDemo: true, seedStatements: 4000 })
    },
  )

  test.each([{ PAYMENT_PROVIDER: 'bog' }, { HOST: '0.0.0.0' }])(
    'a marketplace with the single setting %j is not a demo',
    (one) => {
      const noSettings = { HOST: '127.0.0.1', TRUST_PROXY: 0 }
      expect(isDemoMarketplace(noSettings)).toBe(true)
      expect(isDemoMarketplace({ ...noSettings, ...one })).toBe(false)
    },
  )

  test('a marketplace with the settings of a demo is not one if DEMO=0 is set', () => {
    expect(read({ DEMO: '0' })).toMatchObject({ isDemo: false, seedStatements: 0 })
  })

  test.each(['0.0.0.0', '::', '10.0.0.7', 'ezo.test'])(
    'a marketplace that other machines reach at %s must set DEMO or PUBLIC_ORIGIN',
    (HOST) => {
      expect(() => read({ HOST })).toThrow(/HOST lets other machines in: set DEMO=1 .* or PUBLIC_ORIGIN/)
      expect(read({ HOST, DEMO: '1' }).isDemo).toBe(true)
      expect(read({ HOST, DEMO: '0' }).isDemo).toBe(false)
    },
  )

  test.each(REAL_SETTINGS)('a marketplace with the settings %j rejects demo statements', (environment) => {
    expect(() => read({ ...environment, SEED_STATEMENTS: '50' })).toThrow(/SEED_STATEMENTS is for demo/)
    expect(read({ ...environment, DEMO: '1', SEED_STATEMENTS: '50' }).seedStatements).toBe(50)
  })
})

test('the start line says whether the marketplace is a demo, and what does not work without SMS', () => {
  expect(formatStartLine(read({ PORT: '3100' }))).toBe(
    'Ezo is open: http://localhost:3100 (a demo marketplace: everybody knows its passwords)\n',
  )
  expect(formatStartLine(read({ PUBLIC_ORIGIN: 'https://ezo.test' }))).toBe(
    'Ezo is open: http://localhost:3000 (a marketplace)\nSMS are off: nobody can confirm a phone number, ' +
      'so nobody can publish a statement. Set SMS_PROVIDER or SMS_URL.\n',
  )
})
