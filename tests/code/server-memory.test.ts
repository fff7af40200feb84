import { readFileSync } from 'node:fs'
import { build, type Metafile } from 'esbuild'
import { expect, test } from 'vitest'
import * as routes from '../../remix.config.js'
import { serverBundles } from '../../scripts/server-bundle.mjs'
import { MEMORY_ENVIRONMENT, MEMORY_FLAGS } from '../../scripts/server-flags.mjs'

/** Packages of several megabytes each, which most processes need rarely or never. */
const NEEDED_LATER = [
  '@aws-sdk/client-s3',
  '@opentelemetry/api',
  '@opentelemetry/core',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace',
  '@simplewebauthn/server',
  'ioredis',
  'libheif-js/wasm-bundle',
  'nodemailer',
  'piscina',
  'prom-client',
  'rate-limit-redis',
  'sharp',
  'vite',
]

const ROUTES = [
  routes.screens,
  routes.actionRoutes,
  routes.crawlerRoutes,
  routes.resourceRoutes,
  routes.styleRoutes,
  routes.downloadRoutes,
].flat()

const STARTED = [
  'server.ts',
  'app/root.tsx',
  'app/entry.server.tsx',
  ...new Set(ROUTES.map(({ module }) => `app/${module}`)),
]

/** Timeout in ms: the whole server is bundled, and other work may share the machine. */
const BUSY_TIMEOUT_MS = 120_000

test(
  'the server loads no package at start that only a few processes need',
  async () => {
    const { entryPoints: _, ...options } = serverBundles('.cache', {})
    const { metafile } = await build({
      ...options,
      stdin: { contents: STARTED.map((file) => `import './${file}'`).join('\n'), resolveDir: process.cwd() },
      write: false,
      metafile: true,
      sourcemap: false,
      jsx: 'automatic',
      external: ['*?url', 'virtual:*', '*.css'],
    })
    const chains = findPackages(metafile, STARTED)
    expect([...chains.keys()]).toEqual(expect.arrayContaining(['express', 'react-dom/server']))
    expect(NEEDED_LATER.flatMap((name) => chains.get(name) ?? [])).toEqual([])
  },
  BUSY_TIMEOUT_MS,
)

test('`npm start` and the image start the server with the settings that keep memory low', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } }
  const image = readFileSync('Dockerfile', 'utf8')
  const [command = ''] = image
    .split('\n')
    .filter((line) => line.startsWith('CMD ["node"'))
    .slice(-1)
  for (const [name, value] of Object.entries(MEMORY_ENVIRONMENT)) {
    expect(scripts.start).toContain(`${name}=${value} `)
    expect(image).toContain(`ENV ${name}=${value}\n`)
  }
  for (const flag of MEMORY_FLAGS) {
    expect(scripts.start).toContain(` ${flag} `)
    expect(command).toContain(`"${flag}"`)
  }
})

/**
 * Finds packages that these files import, directly or through others, except by `import()`; each with the
 * files that lead to it.
 */
function findPackages({ inputs }: Metafile, entryPoints: readonly string[]): Map<string, string> {
  const packages = new Map<string, string>()
  const seen = new Set(entryPoints)
  const pending = entryPoints.map((file) => ({ file, chain: file }))
  for (const { file, chain } of pending)
    for (const { path, kind, external } of inputs[file]?.imports ?? []) {
      if (kind === 'dynamic-import') continue
      if (external) packages.set(path, packages.get(path) ?? `${chain} > ${path}`)
      else if (!seen.has(path)) {
        seen.add(path)
        pending.push({ file: path, chain: `${chain} > ${path}` })
      }
    }
  return packages
}
