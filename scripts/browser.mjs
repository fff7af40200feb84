import { existsSync } from 'node:fs'
import { run, runNode } from './run-process.mjs'
import { printStep } from './terminal.mjs'

/** Chromium without a window first: it tells the same stories in two thirds of the time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const BROWSER_PATHS = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** @returns {string | undefined} the browser named by CHROMIUM_PATH, or one installed on this machine */
export function findBrowser() {
  return process.env.CHROMIUM_PATH || BROWSER_PATHS.find((place) => existsSync(place))
}

/**
 * Makes sure the journeys have a browser, and the quick one where Debian has it; with any other they only take
 * longer. That there is none in the end is left to the journeys to tell.
 */
export async function ensureBrowser() {
  if (process.env.CHROMIUM_PATH || existsSync(HEADLESS_SHELL)) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    printStep('installing Chromium and the fonts of our three alphabets')
    await aptGet('update', '-q')
    for (const browser of ['chromium-headless-shell', 'chromium']) {
      await aptGet('install', '-y', '-q', '--no-install-recommends', browser, 'fonts-noto-core')
      if (findBrowser()) return
    }
  }
  if (findBrowser()) return
  printStep('downloading the Chromium of Playwright')
  await runNode('node_modules/@playwright/test/cli.js', ['install', 'chromium'])
}

/** @param {string[]} args */
function aptGet(...args) {
  // A machine that reaches no archive goes on with the browser it has.
  return run('apt-get', ['-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::Retries=1', ...args], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })
}
