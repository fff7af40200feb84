import { readFileSync } from 'node:fs'
import path from 'node:path'
import { run } from '../run-process.mjs'

// Last version for Node.js 20. It has 200 packages and 185 MB, so npm downloads it only when needed.
const LIGHTHOUSE = 'lighthouse@12.8.2'

const CHROME_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
]

/**
 * @typedef {{ score: number | null, title: string, numericValue?: number }} Audit
 * @typedef {{ score: number | null, title: string, auditRefs: { id: string, weight: number }[] }} Category
 * @typedef {{ categories: Record<string, Category>, audits: Record<string, Audit>, runtimeError?: { message:
 * string } }} Look
 */

/**
 * Audits with Lighthouse's simulated phone and stores the reports in `folder`.
 * @param {string} folder
 * @param {string | undefined} browser
 * @returns {(page: import('./pages.mjs').Page, run: number) => Promise<Look>}
 */
export function createAuditor(folder, browser) {
  const npm = process.env.npm_execpath
  /** @type {Record<string, string>} */
  const env = browser ? { CHROME_PATH: browser } : {}
  return async ({ name, language, url }, count) => {
    const file = path.join(folder, `${name}-${language}-${count}.json`)
    const args = [
      'exec',
      '--yes',
      '--loglevel=error',
      `--package=${LIGHTHOUSE}`,
      '--',
      'lighthouse',
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${CHROME_FLAGS.join(' ')}`,
    ]
    const code = npm?.endsWith('.js')
      ? await run(process.execPath, [npm, ...args], { env })
      : await run('npm', args, { env })
    if (code !== 0) throw new Error(`Lighthouse failed with exit code ${code} at ${url}`)
    /** @type {Look} */
    const look = JSON.parse(readFileSync(file, 'utf8'))
    if (look.runtimeError) throw new Error(`${url}: ${look.runtimeError.message}`)
    return look
  }
}
