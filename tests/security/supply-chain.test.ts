import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { isFullRun } from '../full-run'

interface LockedPackage {
  version: string
  integrity?: string
  license?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  link?: boolean
  optionalDependencies?: Record<string, string>
}

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const manifest = JSON.parse(read('package.json'))
const { '': _root, ...packages }: Record<string, LockedPackage> = JSON.parse(
  read('package-lock.json'),
).packages
const locked = Object.entries(packages)

/**
 * Licences that allow use, change and distribution. The LGPL parts, of sharp's library and of libheif, can be
 * replaced by users.
 */
const LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'LGPL-3.0',
  'LGPL-3.0-or-later',
  'Unlicense',
  'Zlib',
])
/** Licences of packages used only to develop and build. */
const LICENCES_OF_TOOLS = new Set([...LICENCES, 'CC-BY-3.0', 'CC-BY-4.0', 'CC0-1.0', 'MPL-2.0'])
/** Packages that contain the text of the MIT licence but name no licence in their manifest. */
const UNNAMED_MIT = new Set([
  'node_modules/busboy',
  'node_modules/eval',
  'node_modules/format',
  'node_modules/png-js',
  'node_modules/require-like',
  'node_modules/streamsearch',
])

/** Lowest versions without a known vulnerability that affects the site. */
const MIN_VERSIONS = {
  '@remix-run/router': '1.23.2',
  '@remix-run/server-runtime': '2.17.4',
  express: '4.22.0',
  'path-to-regexp': '0.1.13',
  'sanitize-html': '2.17.0',
}

/** Includes eight packages that are loaded only if enabled by settings: Redis, traces, metrics. */
const MAX_RUNTIME_DEPENDENCIES = 50

function findForbiddenLicences([place, { license, dev }]: [string, LockedPackage]): string[] {
  if (!license) return UNNAMED_MIT.has(place) ? [] : [`${place}: no licence`]
  const allowed = dev ? LICENCES_OF_TOOLS : LICENCES
  // One allowed alternative is enough.
  const isAllowed = license
    .split(' OR ')
    .some((alternative) =>
      (alternative.match(/[\w.+-]+/g) ?? []).every((name) => name === 'AND' || allowed.has(name)),
    )
  return isAllowed ? [] : [`${place}: ${license}`]
}

describe('lock file', () => {
  // The run itself installs from the lock file if packages are missing.
  test.runIf(isFullRun)('npm ci accepts the lock file without running scripts', { timeout: 60_000 }, () => {
    const args = ['ci', '--dry-run', '--ignore-scripts', '--offline', '--no-audit', '--no-fund']
    expect(() => execFileSync('npm', args, { cwd: root, stdio: 'pipe' })).not.toThrow()
  })

  test('the lock file has a checksum of every runtime package and exact versions of direct dependencies', () => {
    const unchecked = locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
    expect(unchecked.filter(([, { dev, optional, os }]) => !(dev && optional && os))).toEqual([])
    const named = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }
    for (const [name, wanted] of Object.entries<string>(named)) {
      // A second version of a package has a name of its own here.
      const version = wanted.replace(/^npm:[\w@/-]+@/, '')
      expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
      expect(packages[`node_modules/${name}`]?.version, name).toBe(version)
    }
  })

  test('the lock file has only packages under licences that allow use and distribution', () => {
    expect(locked.flatMap(findForbiddenLicences)).toEqual([])
  })

  test.each(Object.entries(MIN_VERSIONS))(
    'the lock file has %s only in version %s or newer',
    (name, minVersion) => {
      const versions = locked
        .filter(([place, { dev }]) => place.endsWith(`node_modules/${name}`) && !dev)
        .map(([, { version }]) => version)
      expect(versions.length).toBeGreaterThan(0)
      for (const version of versions)
        expect(version.localeCompare(minVersion, 'en', { numeric: true }), version).toBeGreaterThanOrEqual(0)
    },
  )

  test('the number of direct dependencies is limited', () => {
    expect(Object.keys(manifest.dependencies).length).toBeLessThanOrEqual(MAX_RUNTIME_DEPENDENCIES)
  })
})

interface Component {
  name: string
  version: string
  licenses?: unknown[]
  hashes?: unknown[]
}

test('the bill of materials names every locked package, with licence and checksum if it runs', {
  timeout: 60_000,
}, () => {
  const text = execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: root, stdio: 'pipe' }).toString()
  const components: Component[] = JSON.parse(text).components
  const listed = new Map(components.map((component) => [`${component.name}@${component.version}`, component]))
  for (const [place, { version, dev, optional }] of locked) {
    const component = listed.get(`${place.split('node_modules/').pop()}@${version}`)
    if (dev || (optional && !component)) continue
    expect(component?.hashes?.length, place).toBe(1)
    expect(component?.licenses?.length ?? 0, place).toBe(UNNAMED_MIT.has(place) ? 0 : 1)
  }
})

test('the image is built from an exact base, without install scripts, secrets or data', () => {
  const dockerfile = read('Dockerfile')
  expect(dockerfile).toMatch(/^ARG BASE_IMAGE=node:\d+\.\d+\.\d+-[a-z-]+@sha256:[\da-f]{64}$/m)
  expect(dockerfile.match(/^FROM .*/gm)?.length).toBe(2)
  expect(dockerfile.match(/^FROM \$\{BASE_IMAGE\}( AS build)?$/gm)?.length).toBe(2)
  expect(dockerfile).toContain('npm ci --ignore-scripts')
  expect(dockerfile).toContain('npm run --silent sbom > build/sbom.json')
  expect(dockerfile).toMatch(/^USER node$/m)
  const ignored = read('.dockerignore').split('\n')
  expect(ignored).toEqual(expect.arrayContaining(['.env*', '.git', 'data', 'node_modules', '*.pem']))
})
