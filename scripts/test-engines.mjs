import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { EngineMissing, retry } from './engines/engine.mjs'
import { startFirefox } from './engines/firefox.mjs'
import { findFreePort } from './engines/free-port.mjs'
import { journeys } from './engines/journeys.mjs'
import { startOldChromium } from './engines/old-chromium.mjs'
import { printResults } from './engines/results.mjs'
import { runTextJourneys, textBrowserNames } from './engines/text/run-text-journeys.mjs'
import { WalkedPage } from './engines/walked-page.mjs'
import { startWebKit } from './engines/webkit.mjs'
import { ensureBuilt } from './prepare.mjs'
import { printStep, root } from './terminal.mjs'

/**
 * Runs the main journeys in engines that Playwright does not drive, with script and without, and some in
 * text browsers. Screenshots of failures are in .cache/engines.
 *
 *   npm run test:engines -- firefox webkit chromium lynx w3m --journey map --origin http://localhost:3000
 *
 * Text browsers need a site that trusts a proxy (`TRUST_PROXY=1 DEMO=1`).
 */

/** @type {Record<string, import('./engines/engine.mjs').EngineKind['start']>} */
const ENGINES = { firefox: startFirefox, webkit: startWebKit, chromium: startOldChromium }
const START_TIMEOUT_MS = 180_000
const folder = path.join(root, '.cache/engines')

/** Rows of the table, by engine and script. @type {Record<string, import('./engines/results.mjs').Row>} */
const rows = {}
/** @type {string[]} */
const problems = []

async function main() {
  const { values, positionals } = parseArgs({
    options: { origin: { type: 'string' }, journey: { type: 'string', multiple: true } },
    allowPositionals: true,
  })
  const names = [...Object.keys(ENGINES), ...textBrowserNames]
  const unknown = positionals.filter((name) => !names.includes(name))
  if (unknown.length > 0) throw new Error(`there are ${names}; not ${unknown}`)
  const chosen = journeys.filter(({ name }) => values.journey?.includes(name) ?? true)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const site = values.origin ? undefined : await startSite()
  const origin = values.origin ?? site?.origin ?? ''
  try {
    for (const name of positionals.length > 0 ? positionals : names) {
      if (textBrowserNames.includes(name))
        await tryRun(name, 'none', (row) => runInTextBrowser(name, row, origin))
      else
        for (const script of ['on', 'off'])
          await tryRun(name, script, (row) => runInEngine(row, { chosen, script, origin }))
    }
  } finally {
    site?.stop()
  }
  printResults(
    rows,
    journeys.map(({ name }) => name),
  )
  if (problems.length > 0) console.log(`\nFailed:\n${problems.map((line) => `  ${line}`).join('\n')}`)
  process.exitCode = problems.length > 0 ? 1 : 0

  /** @type {(name: string, row: import('./engines/results.mjs').Row, site: string) => Promise<void>} */
  async function runInTextBrowser(name, row, site) {
    row.engine = await runTextJourneys(name, {
      site,
      folder,
      journeys: chosen.map((journey) => journey.name),
      report: (journey, seconds, problem) => report(row, journey, seconds, problem ? [problem] : []),
    })
  }
}

/**
 * Runs an engine; one that is missing is named, and no failure.
 * @param {string} name
 * @param {string} script
 * @param {(row: import('./engines/results.mjs').Row) => Promise<void>} run
 */
async function tryRun(name, script, run) {
  const date = new Date().toISOString().slice(0, 10)
  const row = { engine: name, script, date, outcomes: {} }
  printStep(`${name}, script ${script}`)
  try {
    await run(row)
    rows[`${name}, script ${script}`] = row
  } catch (error) {
    const { message } = /** @type {Error} */ (error)
    printStep(`${name} with script ${script} could not be started: ${message}`)
    if (!(error instanceof EngineMissing)) problems.push(`${name}, script ${script}: ${message}`)
  }
}

/**
 * @param {import('./engines/results.mjs').Row} row
 * @param {{ chosen: typeof journeys, script: string, origin: string }} options
 */
async function runInEngine(row, { chosen, script, origin }) {
  const name = row.engine
  const hasScript = script === 'on'
  const engine = await ENGINES[name]?.({ script: hasScript, folder: path.join(folder, `${name}-${script}`) })
  if (!engine) return
  row.engine = engine.name
  for (const { name: journey, run } of chosen) {
    const page = new WalkedPage(engine, { origin, hasScript })
    const startedAt = Date.now()
    try {
      await page.open('/en/contact')
      await page.checkScripting()
      await engine.clearCookies()
      await run(page)
    } catch (error) {
      page.disorder.push(/** @type {Error} */ (error).message)
    }
    if (page.disorder.length > 0) await saveScreenshot(engine, `${name}-${script}-${journey}.png`)
    report(row, journey, (Date.now() - startedAt) / 1_000, page.disorder)
  }
  await engine.close()
}

/**
 * @param {import('./engines/results.mjs').Row} row
 * @param {string} journey
 * @param {number} seconds
 * @param {string[]} found problems
 */
function report(row, journey, seconds, found) {
  const outcome = found.length > 0 ? 'failed' : seconds.toFixed(1)
  row.outcomes[journey] = outcome
  console.log(`  ${journey}: ${outcome}`)
  problems.push(...new Set(found.map((each) => `${row.engine}, script ${row.script}, ${journey}: ${each}`)))
}

/** @param {import('./engines/engine.mjs').Engine} engine @param {string} file */
async function saveScreenshot(engine, file) {
  try {
    writeFileSync(path.join(folder, file), await engine.takeScreenshot())
  } catch (error) {
    console.log(`  no screenshot: ${/** @type {Error} */ (error).message}`)
  }
}

/** Starts a new marketplace on a free port, which trusts the proxy that text browsers use. */
async function startSite() {
  if (!(await ensureBuilt())) throw new Error('the site cannot be built')
  const port = await findFreePort()
  const origin = `http://localhost:${port}`
  const child = spawn(process.execPath, ['scripts/e2e-server.mjs'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      CHEAP_HASHES: '1',
      LOG_LEVEL: 'error',
      TRUST_PROXY: '1',
      DEMO: '1',
    },
  })
  await retry(async () => {
    if (!(await fetch(`${origin}/healthz`)).ok) throw new Error('the site has not started')
  }, START_TIMEOUT_MS)
  return { origin, stop: () => child.kill('SIGTERM') }
}

await main()
