import { readdirSync, readFileSync } from 'node:fs'
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
  'tests/code',
  'tests/contract',
  'tests/faults',
]

const tests = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => path.join(folder, file)),
)

/** Told by what they import: a test is in its project wherever it is moved to. */
const databaseTests = tests.filter((file) =>
  /TestDatabase|fixtures\/(api|borrower|orderer)'/.test(readFileSync(file, 'utf8')),
)

export default defineConfig({
  plugins: [tsconfigPaths()],
  test: {
    // By itself vitest leaves one processor idle, which of two is half of the time.
    maxWorkers: '100%',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // To import everything anew for each file would take longer than the tests.
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
          pool: 'forks',
        },
      },
    ],
  },
})
