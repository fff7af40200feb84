import { expect, test } from 'vitest'
import { Environment } from '~server/settings/environment'
import { COMMANDS } from '../../../scripts/commands.mjs'
import { readSource } from '../import-graph'
import { deployFiles, readYaml } from './deploy-files'

const FILE_SUFFIX = '_FILE'
const settings = new Set(Object.keys(Environment.shape))

/** Names of other programs. */
const FOREIGN_NAMES = [
  'AF_INET',
  'AF_INET6',
  'AF_UNIX',
  'MALLOC_ARENA_MAX',
  'ON_ERROR_STOP',
  'PG_VERSION',
  'POSTGRES_INITDB_ARGS',
  'POSTGRES_PASSWORD',
  'REDISCLI_AUTH',
  'ROOT_ACCESS_KEY',
  'ROOT_SECRET_KEY',
]

/** Values of secrets that compose.yaml reads from files, as deploy/make-secrets.sh writes them. */
const SECRETS: Readonly<Record<string, string>> = {
  'session-secret': 'a'.repeat(48),
  'metrics-token': 'a'.repeat(48),
  'database-url': 'postgres://ezo_app:a@pgbouncer:6432/ezo',
  'direct-database-url': 'postgres://ezo_app:a@primary:5432/ezo',
  'migration-database-url': 'postgres://ezo_owner:a@primary:5432/ezo',
  'database-read-url': 'postgres://ezo_reader:a@standby:5432/ezo',
  'redis-url': 'redis://default:a@redis:6379',
  's3-access-key': 'a',
  's3-secret-key': 'a',
}

type Values = Record<string, string>
interface Compose {
  services: Record<string, { environment?: Values; secrets?: unknown[]; volumes?: string[] }>
  secrets: Record<string, { file: string }>
}
interface Resource {
  kind: string
  data?: Values
  stringData?: Values
}

const [compose] = readYaml<Compose>('deploy/compose.yaml') as [Compose]
const resources = readYaml<Resource>('deploy/kubernetes/ezo.yaml')

/** Reads the variables of a file of systemd or a shell. */
function readVariables(file: string): Values {
  return Object.fromEntries(
    [...readSource(file).matchAll(/^([A-Z\d_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value.replace(/^"(.*)"$/, '$1'),
    ]),
  )
}

function readComposeSettings(service: string): Values {
  const { environment = {} } = compose.services[service] ?? {}
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) =>
      name.endsWith(FILE_SUFFIX)
        ? [name.slice(0, -FILE_SUFFIX.length), SECRETS[value.replace('/run/secrets/', '')] ?? '']
        : [name, value.replace(/\$\{DOMAIN\b[^}]*\}/, 'ezo.example')],
    ),
  )
}

const configurations: [file: string, values: Values][] = [
  ['compose.yaml, web', readComposeSettings('web')],
  ['compose.yaml, jobs', readComposeSettings('jobs')],
  ['compose.yaml, migrate', readComposeSettings('migrate')],
  ['kubernetes/ezo.yaml', Object.assign({}, ...resources.map(({ data, stringData }) => data ?? stringData))],
  [
    'the examples of systemd',
    {
      ...readVariables('deploy/systemd/ezo.env.example'),
      ...readVariables('deploy/systemd/owner.env.example'),
    },
  ],
]

const PLACEHOLDER = /CHANGE/g
const parse = (values: Values) =>
  Environment.safeParse({ ...values, NODE_ENV: 'production', HOST: '0.0.0.0' }).error?.issues

test.each(configurations)('the settings of %s start a real marketplace', (_name, values) => {
  const known = Object.keys(values).filter((name) => settings.has(name))
  expect(known).toEqual(Object.keys(values))
  expect(known).toEqual(expect.arrayContaining(['PUBLIC_ORIGIN', 'SESSION_SECRET', 'DATABASE_URL']))
  const filledIn = Object.entries(values).map(([name, value]) => [
    name,
    value.replace(PLACEHOLDER, 'a'.repeat(48)),
  ])
  expect(parse(Object.fromEntries(filledIn))).toBeUndefined()
  const hasPlaceholders = Object.values(values).some((value) => value === 'CHANGE')
  expect(parse(values) !== undefined).toBe(hasPlaceholders)
})

test('files of deploy/ name only settings that exist', () => {
  const unknown = deployFiles.flatMap((file) =>
    [...readSource(file).matchAll(/\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)+\b/g)]
      .map(([name]) => name)
      .filter((name) => {
        const setting = name.replace(/_FILE$/, '')
        return !settings.has(setting) && !FOREIGN_NAMES.includes(setting)
      })
      .map((name) => `${file}: ${name}`),
  )
  expect(unknown).toEqual([])
})

test('every secret of compose.yaml is written by make-secrets.sh, and every service names secrets that exist', () => {
  const script = readSource('deploy/make-secrets.sh')
  const written = new Set([
    ...[...script.matchAll(/make ([\w.-]+)/g)].map(([, name]) => name),
    ...['owner', 'app', 'reader', 'backup', 'postgres', 'redis'].map((name) => `${name}-password`),
    'ezo.crt',
    'ezo.key',
  ])
  const files = Object.values(compose.secrets).map(({ file }) => file.replace('./secrets/', ''))
  expect(files.filter((file) => !written.has(file))).toEqual([])
  const named = Object.values(compose.services)
    .flatMap(({ secrets = [] }) => secrets)
    .map((secret) => (typeof secret === 'string' ? secret : (secret as { source: string }).source))
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !(name in compose.secrets))).toEqual([])
})

test('compose.yaml mounts only files that exist', () => {
  const mounted = Object.values(compose.services)
    .flatMap(({ volumes = [] }) => volumes)
    .filter((volume) => volume.startsWith('./'))
    .map((volume) => `deploy/${volume.slice(2).split(':')[0]}`)
  expect(mounted.length).toBeGreaterThan(5)
  expect(mounted.filter((file) => !deployFiles.includes(file))).toEqual([])
})

test('the password of the owner is given to commands only', () => {
  const { MIGRATION_DATABASE_URL: owner, ...others } = readComposeSettings('web')
  expect([owner, Object.values(others).join().includes('ezo_owner')]).toEqual([undefined, false])
  expect(compose.services.web?.secrets).not.toContain('migration-database-url')
  expect(readSource('deploy/systemd/ezo.service')).not.toContain('owner.env')
  const web = readSource('deploy/kubernetes/ezo.yaml')
    .split(/^---$/m)
    .find((part) => part.includes('readinessProbe'))
  expect(web).toContain('secretRef: { name: ezo }')
  expect(web).not.toContain('ezo-owner')
})

test('files of deploy/ start only programs that the image contains', () => {
  const programs = deployFiles.flatMap((file) =>
    [...readSource(file).matchAll(/build\/(?:commands\/)?([\w-]+)\.js/g)].map(([, name = '']) => name),
  )
  expect(programs).toContain('processes')
  expect(programs.filter((name) => name !== 'processes' && !(name in COMMANDS))).toEqual([])
})
