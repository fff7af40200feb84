import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseSettings } from './settings'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'ezo-payment-settings-'))
const PUBLIC_ORIGIN = 'https://ezo.test'
const read = (environment: Record<string, string>) => parseSettings({ DATA_DIR, ...environment }).payments
const pem = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .publicKey.export({ type: 'spki', format: 'pem' })
  .toString()
const bog = {
  PAYMENT_PROVIDER: 'bog',
  BOG_CLIENT_ID: 'id',
  BOG_CLIENT_SECRET: 'secret',
  BOG_CALLBACK_KEY: pem,
  PUBLIC_ORIGIN,
}
const tbc = {
  PAYMENT_PROVIDER: 'tbc',
  TBC_CLIENT_ID: 'id',
  TBC_CLIENT_SECRET: 'secret',
  TBC_API_KEY: 'key',
  PUBLIC_ORIGIN,
}

test('there are no payment settings without a provider', () => {
  expect(read({})).toBeUndefined()
})

test('forms may redirect to the payment page of the bank without a second setting', () => {
  const origins = (environment: Record<string, string>) =>
    parseSettings({ DATA_DIR, ...environment }).partnerOrigins
  expect(origins(bog)).toEqual(['https://payment.bog.ge'])
  expect(origins({ ...tbc, PARTNER_ORIGINS: 'https://ecom.tbcpayments.ge https://other.test' })).toEqual([
    'https://ecom.tbcpayments.ge',
    'https://other.test',
  ])
})

test('the callback key may be written on one line', () => {
  const callbackKey = pem
  const expected = { provider: 'bog', clientId: 'id', clientSecret: 'secret', callbackKey, wallets: [] }
  expect(read(bog)).toEqual(expected)
  expect(read({ ...bog, BOG_CALLBACK_KEY: pem.replaceAll('\n', '\\n') })).toEqual(expected)
})

test('TBC requires an API key', () => {
  const expected = { provider: 'tbc', clientId: 'id', clientSecret: 'secret', apiKey: 'key', wallets: [] }
  expect(read(tbc)).toEqual(expected)
})

test('wallets are those that the contract with the bank includes', () => {
  const { wallets } = read({ ...tbc, PAYMENT_WALLETS: 'google_pay, apple_pay' }) ?? {}
  expect(wallets).toEqual(['google_pay', 'apple_pay'])
})

test.each([
  [{ ...bog, BOG_CLIENT_SECRET: '' }, /BOG_CLIENT_SECRET is needed/],
  [{ ...bog, BOG_CALLBACK_KEY: 'key' }, /BOG_CALLBACK_KEY must be a public key/],
  [{ ...tbc, TBC_API_KEY: '' }, /TBC_API_KEY is needed/],
  [{ ...tbc, PUBLIC_ORIGIN: 'http://ezo.test' }, /PUBLIC_ORIGIN must be set and https/],
  [{ ...tbc, PUBLIC_ORIGIN: '' }, /PUBLIC_ORIGIN must be set and https/],
  [{ ...tbc, PAYMENT_WALLETS: 'cash' }, /PAYMENT_WALLETS.*must be among apple_pay, google_pay/s],
  [{ PAYMENT_WALLETS: 'apple_pay' }, /PAYMENT_WALLETS needs PAYMENT_PROVIDER/],
  [{ ...tbc, PAYMENT_PROVIDER: 'other' }, /PAYMENT_PROVIDER must be bog or tbc/],
])('a missing setting of a provider is named in the error', (environment, message) => {
  expect(() => read(environment)).toThrow(message)
})
