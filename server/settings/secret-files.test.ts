import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { StartError } from '../start-failure'
import { readSecretFiles } from './secret-files'
import { parseSettings } from './settings'

const folder = mkdtempSync(join(tmpdir(), 'ezo-secret-files-'))

function writeSecret(name: string, content: string): string {
  const file = join(folder, name)
  writeFileSync(file, content)
  return file
}

test('a setting is read from the file of its variable with _FILE, without the line break at the end', () => {
  const SESSION_SECRET_FILE = writeSecret('secret', `${'s'.repeat(40)}\n`)
  const DATABASE_URL_FILE = writeSecret('url', 'postgres://ezo:p%40ss word\n@db/ezo\r\n')
  const settings = parseSettings({ DATA_DIR: folder, SESSION_SECRET_FILE, DATABASE_URL_FILE })
  expect(settings.sessionSecret).toBe('s'.repeat(40))
  expect(settings.databaseUrl).toBe('postgres://ezo:p%40ss word\n@db/ezo')
})

test('the content of a file is checked like a variable', () => {
  const SESSION_SECRET_FILE = writeSecret('short', 'short\n')
  expect(() => parseSettings({ DATA_DIR: folder, SESSION_SECRET_FILE })).toThrow(
    'SESSION_SECRET must have at least 32 characters',
  )
})

test('a file that cannot be read, and a variable that is set twice, stop the start', () => {
  const read = (environment: Record<string, string>) => readSecretFiles(environment, ['SMTP_URL'])
  expect(() => read({ SMTP_URL_FILE: join(folder, 'none') })).toThrow(StartError)
  expect(() => read({ SMTP_URL_FILE: join(folder, 'none') })).toThrow('SMTP_URL_FILE cannot be read: ENOENT')
  expect(() => read({ SMTP_URL_FILE: 'a', SMTP_URL: 'smtp://b' })).toThrow(
    'SMTP_URL and SMTP_URL_FILE are both set.',
  )
})

test('variables of other programs with _FILE are not changed', () => {
  const environment = { SSL_CERT_FILE: '/etc/ssl/cert.pem' }
  expect(readSecretFiles(environment, ['SMTP_URL'])).toEqual(environment)
})
