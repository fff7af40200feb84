import { readdirSync, readFileSync } from 'node:fs'
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
  'tests/security',
]

const tests = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => path.join(folder, file)),
)

/** Recognized by their imports, so that a moved test stays in its project. */
const databaseTests = tests.filter((file) =>
  /TestDatabase|fixtures\/(api|borrower|orderer)'/.test(readFileSync(file, 'utf8')),
)

export default defineConfig({
  plugins: [tsconfigPaths()],
  test: {
    // By default vitest leaves one processor idle, which of two is half; and tests also wait, for timers and for PostgreSQL.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // On a busy machine something may take seconds to happen.
    expect: { poll: { timeout: 10_000 } },
    // Importing everything again for each file takes longer than the tests.
    isolate: false,
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
          setupFiles: ['tests/real-clock.ts', 'tests/cheap-hashes.ts'],
          pool: 'forks',
        },
      },
    ],
  },
})
