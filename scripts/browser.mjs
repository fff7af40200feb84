import { existsSync } from 'node:fs'
import { canInstallPackages, installPackages } from './debian-packages.mjs'
import { runNode } from './run-process.mjs'
import { printStep } from './terminal.mjs'

/** Preferred browser, as the headless shell takes two thirds of the time. */
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

/** @returns {string | undefined} CHROMIUM_PATH, or the path of an installed browser */
export function findBrowser() {
  return process.env.CHROMIUM_PATH || BROWSER_PATHS.find((place) => existsSync(place))
}

/**
 * Installs a browser for the tests: the headless shell if Debian has it. If this fails, Playwright reports
 * the missing browser.
 * @param {Promise<void>} [installed] the packages, which only a download by Playwright needs
 */
export async function ensureBrowser(installed) {
  if (process.env.CHROMIUM_PATH || existsSync(HEADLESS_SHELL)) return
  if (canInstallPackages()) {
    printStep('installing Chromium and the fonts of our three alphabets')
    for (const browser of ['chromium-headless-shell', 'chromium']) {
      await installPackages(browser, 'fonts-noto-core')
      if (findBrowser()) return
    }
  }
  if (findBrowser()) return
  await installed
  printStep('downloading the Chromium of Playwright')
  await runNode('node_modules/@playwright/test/cli.js', ['install', 'chromium'])
}
