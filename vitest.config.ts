import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import tsconfigPaths from 'vite-tsconfig-paths'
import { defineConfig } from 'vitest/config'

const FOLDERS = [
  'app',
  'backend',
  'contract',
  'server',
  'scripts',
  'locales',
  'tools',
  'tests/code',
  'tests/contract',
  'tests/faults',
  'tests/machines',
  'tests/security',
]
const CACHE = '.cache/vitest'
const DAY_MS = 24 * 3_600_000

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file))

const tests = FOLDERS.flatMap(listFiles).filter((file) => /\.test\.tsx?$/.test(file))

/** Tests of the database, recognized by their imports, so that a moved test stays in its project. */
const databaseTests = tests.filter((file) =>
  /TestDatabase|fixtures\/(api|borrower|orderer)'/.test(readFileSync(file, 'utf8')),
)

/**
 * Returns the cache folder. Vitest knows transformed modules by their content; where their imports lead
 * depends on these files as well.
 */
function prepareCacheFolder(): string {
  const sources = [...new Set([...FOLDERS, 'tests'])].flatMap(listFiles).toSorted().join()
  const settings = ['tsconfig.json', 'package-lock.json'].map((file) => readFileSync(file))
  const hash = settings.reduce((all, content) => all.update(content), createHash('sha256').update(sources))
  const folder = path.join(CACHE, hash.digest('hex').slice(0, 16))
  mkdirSync(folder, { recursive: true })
  // Another run may be using one of today's folders.
  for (const name of readdirSync(CACHE)) {
    const other = path.join(CACHE, name)
    const { mtimeMs = 0 } = statSync(other, { throwIfNoEntry: false }) ?? {}
    if (other !== folder && Date.now() - mtimeMs > DAY_MS) rmSync(other, { recursive: true, force: true })
  }
  return folder
}

export default defineConfig({
  plugins: [tsconfigPaths()],
  test: {
    // Vitest leaves one processor idle by default, which is half of two. Tests also wait, for timers and for
    // PostgreSQL.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // A busy machine may take seconds for an expected change.
    expect: { poll: { timeout: 10_000 } },
    // Importing everything again for each file takes longer than the tests.
    isolate: false,
    // Transforming everything again takes longer than many tests.
    experimental: { fsModuleCache: true, fsModuleCachePath: prepareCacheFolder() },
    setupFiles: 'tests/real-clock.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: tests.filter((file) => !databaseTests.includes(file)),
          pool: 'threads',
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: databaseTests,
          globalSetup: 'tests/global-setup.ts',
          setupFiles: 'tests/cheap-hashes.mjs',
          pool: 'forks',
        },
      },
    ],
  },
})
