import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/browser.mjs'
import type { ScriptFailure } from './tests/e2e/failed-scripts'
import { leftToFullRun, type Mode, NEEDS_SCRIPT } from './tests/e2e/spread'
import { isFullRun } from './tests/full-run'

const port = Number(process.env.E2E_PORT || 3456)
const secondPort = port + 1_000
/** Marketplace for journeys that change what every visitor sees. */
export const secondSite = `http://localhost:${secondPort}`
const executablePath = findBrowser()

const sites: Record<string, string>[] = [
  { PORT: String(port), SEED_STATEMENTS: '600', CHEAP_HASHES: '1' },
  { PORT: String(secondPort), SEED_STATEMENTS: '150', PREPARES_COPIES: '1' },
]

const specs = ['tests/e2e', 'tests/security'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => join(folder, name)),
)

/** Lists files whose tests a project skips anyway: skipping tests alone would still start their sites. */
const listSkipped = (isScriptOn: boolean) =>
  specs.filter((file) => {
    const skip = /^test\.skip\(\s*\(\{ javaScriptEnabled \}\) => javaScriptEnabled === (true|false)/m
    return skip.exec(readFileSync(file, 'utf8'))?.[1] === String(isScriptOn)
  })

/** Returns a project; the short run skips some languages and tests in each: see tests/e2e/spread.ts. */
const toProject = (mode: Mode) => ({
  name: mode,
  testIgnore: listSkipped(mode === 'script-on').map((file) => `**/${basename(file)}`),
  grepInvert: [
    ...(isFullRun ? [] : [new RegExp(leftToFullRun(mode))]),
    ...(mode === 'script-off' ? [new RegExp(NEEDS_SCRIPT)] : []),
  ],
})

const failingScripts: readonly ScriptFailure[] = ['missing', 'throwing']

/**
 * Returns a project of the full run in which scripts fail: journeys take the same steps as without script and
 * end in the same state.
 */
const toFailingProject = (scriptFailure: ScriptFailure) => ({
  ...toProject('script-off'),
  name: `scripts-${scriptFailure}`,
  use: { javaScriptEnabled: false, scriptFailure },
})

/** Runs the journeys with script and without, against the built site and its own marketplace. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '{e2e,security}/*.spec.ts',
  // One more than two processors, as tests also wait: for timers of a page, for the browser, for password
  // hashes.
  workers: 3,
  retries: 0,
  // Tests are long and audit each page, and a busy machine is slower.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['line'], ['json', { outputFile: '.cache/test/e2e.json' }]],
  use: {
    // Tests that simulate network failures intercept requests of the page, not of a service worker.
    serviceWorkers: 'block',
    baseURL: `http://localhost:${port}`,
    // Journeys about motion turn it on: see tests/e2e/motion.ts.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording takes a fifth of a test's time: use `--trace on` when one fails.
    trace: 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // No background requests, and WebGL in software.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--use-gl=angle',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        // A headless browser's network type is unknown, so it would load lazy images from further away than
        // on 4G.
        '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
      ],
    },
  },
  projects: [
    // First, because some of its tests cannot run in parallel: at the end they would leave a processor idle.
    { ...toProject('script-off'), use: { javaScriptEnabled: false } },
    { ...toProject('script-on'), use: { javaScriptEnabled: true } },
    ...(isFullRun ? failingScripts.map(toFailingProject) : []),
  ],
  webServer: sites.map((env) => ({
    command: 'node scripts/e2e-server.mjs',
    env,
    url: `http://localhost:${env.PORT}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
  })),
})
