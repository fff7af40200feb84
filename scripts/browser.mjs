import { existsSync } from 'node:fs'
import { say } from './project.mjs'
import { run, runNode } from './run.mjs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** @returns {string | undefined} the browser named by CHROMIUM_PATH, or one installed on this machine */
export function findBrowser() {
  return process.env.CHROMIUM_PATH || PLACES.find((place) => existsSync(place))
}

/** Makes sure the journeys have a browser, installing one when none is found. Failing is left to the journeys. */
export async function ensureBrowser() {
  if (findBrowser()) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('installing Chromium and the fonts of our three alphabets')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-q'], { env })
    await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-noto-core'], {
      env,
    })
    if (findBrowser()) return
  }
  say('downloading the Chromium of Playwright')
  await runNode('node_modules/@playwright/test/cli.js', ['install', 'chromium'])
}
