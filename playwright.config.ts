import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/browser.mjs'
import { leftToFullRun, type Mode } from './tests/e2e/spread'
import { isFullRun } from './tests/full-run'

const port = Number(process.env.E2E_PORT || 3456)
const executablePath = findBrowser()

/** Of stories in several languages a project leaves some to the long form of the run. */
const toProject = (mode: Mode) => ({
  name: mode,
  grepInvert: isFullRun ? [] : new RegExp(leftToFullRun(mode)),
})

/** Every journey runs twice, with script and without, against the built site and a marketplace of its own. */
export default defineConfig({
  testDir: 'tests/e2e',
  workers: 2,
  retries: 0,
  // Whole walks with an audit at each step; machines are slower when they do other things beside.
  timeout: 90_000,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['line'], ['json', { outputFile: '.cache/test/e2e.json' }]],
  use: {
    // Stories that break the network on purpose break what the page asks, not what a worker asks for it.
    serviceWorkers: 'block',
    baseURL: `http://localhost:${port}`,
    // Recording every story would take a fifth of its time: `--trace on` when one fails.
    trace: 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Quiet on the network, and drawing (maps too) without a graphics card.
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
        // Without a window the network is unknown, and pictures would be fetched further ahead than on 4G.
        '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
      ],
    },
  },
  projects: [
    { ...toProject('script-on'), use: { javaScriptEnabled: true } },
    // Without script little moves but the fades between pages, and each would be waited for.
    {
      ...toProject('script-off'),
      use: { javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
  webServer: {
    command: 'node scripts/e2e-server.mjs',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
})
