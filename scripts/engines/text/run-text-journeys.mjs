import { ensurePrograms } from '../../server-programs.mjs'
import { EngineMissing } from '../engine.mjs'
import { startLynx } from './lynx.mjs'
import { textJourneys } from './text-journeys.mjs'
import { startTlsServer } from './tls-server.mjs'
import { startW3m } from './w3m.mjs'

/** @type {Record<string, import('./text-browser.mjs').TextBrowserKind['start']>} */
const TEXT_BROWSERS = { lynx: startLynx, w3m: startW3m }

export const textBrowserNames = Object.keys(TEXT_BROWSERS)

/**
 * Runs the journeys of text browsers in one of them, over TLS, each in a new browser.
 * @param {string} name
 * @param {{
 *   site: string,
 *   folder: string,
 *   journeys: readonly string[],
 *   report: (journey: string, seconds: number, problem?: string) => void,
 * }} options `site` is the origin of a site that trusts one proxy; `journeys` are the names of those to run
 * @returns {Promise<string>} name and version of the browser
 */
export async function runTextJourneys(name, { site, folder, journeys, report }) {
  const start = TEXT_BROWSERS[name]
  const missing = await ensurePrograms(name, 'tmux')
  if (missing.length > 0 || !start) throw new EngineMissing(`${missing.join(', ')} not installed`)
  const { origin, certificate, close } = await startTlsServer(site, folder)
  let engine = name
  try {
    for (const journey of textJourneys.filter((each) => journeys.includes(each.name))) {
      const startedAt = Date.now()
      const browser = await start({ folder: `${folder}/${name}-${journey.name}`, certificate })
      engine = browser.name
      const fetchPage = async (/** @type {string} */ path) => (await fetch(site + path)).text()
      const problem = await journey.run({ browser, origin, fetchPage }).then(
        () => undefined,
        (error) => String(error.message),
      )
      await browser.close()
      report(journey.name, (Date.now() - startedAt) / 1_000, problem)
    }
  } finally {
    close()
  }
  return engine
}
