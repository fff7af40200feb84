import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { EngineMissing, retry } from './engines/engine.mjs'
import { startFirefox } from './engines/firefox.mjs'
import { findFreePort } from './engines/free-port.mjs'
import { journeys } from './engines/journeys.mjs'
import { startOldChromium } from './engines/old-chromium.mjs'
import { WalkedPage } from './engines/walked-page.mjs'
import { startWebKit } from './engines/webkit.mjs'
import { ensureBuilt } from './prepare.mjs'
import { printStep, root } from './terminal.mjs'

/**
 * Walks the main journeys in engines that Playwright does not drive, with script and without. Screenshots of
 * failures are in .cache/engines.
 *
 *   npm run test:engines -- firefox webkit chromium --journey map --origin http://localhost:3000
 */

/** @type {Record<string, import('./engines/engine.mjs').EngineKind['start']>} */
const ENGINES = { firefox: startFirefox, webkit: startWebKit, chromium: startOldChromium }
const START_TIMEOUT_MS = 180_000
const folder = path.join(root, '.cache/engines')

/** @typedef {{ engine: string, script: string, outcomes: Map<string, string> }} Row */

async function main() {
  const { values, positionals } = parseArgs({
    options: { origin: { type: 'string' }, journey: { type: 'string', multiple: true } },
    allowPositionals: true,
  })
  const unknown = positionals.filter((name) => !(name in ENGINES))
  if (unknown.length > 0) throw new Error(`there are ${Object.keys(ENGINES)}; not ${unknown}`)
  const chosen = journeys.filter(({ name }) => values.journey?.includes(name) ?? true)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const site = values.origin ? undefined : await startSite()
  const origin = values.origin ?? site?.origin ?? ''
  /** @type {Row[]} */
  const rows = []
  /** @type {string[]} */
  const problems = []
  try {
    for (const name of positionals.length > 0 ? positionals : Object.keys(ENGINES))
      for (const hasScript of [true, false])
        rows.push(await tryEngine(name, { chosen, hasScript, origin, problems }))
  } finally {
    site?.stop()
  }
  printTable(
    chosen.map(({ name }) => name),
    rows,
  )
  if (problems.length > 0) console.log(`\nFailed:\n${problems.map((line) => `  ${line}`).join('\n')}`)
  process.exitCode = problems.length > 0 ? 1 : 0
}

/**
 * @param {string} name
 * @param {{ chosen: typeof journeys, hasScript: boolean, origin: string, problems: string[] }} options
 * @returns {Promise<Row>}
 */
async function tryEngine(name, { chosen, hasScript, origin, problems }) {
  const script = hasScript ? 'on' : 'off'
  const profile = path.join(folder, `${name}-${script}`)
  /** @type {Map<string, string>} */
  const outcomes = new Map()
  let engine
  try {
    engine = await ENGINES[name]?.({ script: hasScript, folder: profile })
  } catch (error) {
    const { message } = /** @type {Error} */ (error)
    printStep(`${name} with script ${script} could not be started: ${message}`)
    if (!(error instanceof EngineMissing)) problems.push(`${name}, script ${script}: ${message}`)
  }
  if (!engine) return { engine: name, script, outcomes }
  printStep(`${engine.name}, script ${script}`)
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
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
    outcomes.set(journey, page.disorder.length > 0 ? 'failed' : `${seconds} s`)
    console.log(`  ${journey}: ${outcomes.get(journey)}`)
    problems.push(
      ...new Set(page.disorder.map((each) => `${engine.name}, script ${script}, ${journey}: ${each}`)),
    )
  }
  await engine.close()
  return { engine: engine.name, script, outcomes }
}

/** @param {import('./engines/engine.mjs').Engine} engine @param {string} file */
async function saveScreenshot(engine, file) {
  try {
    writeFileSync(path.join(folder, file), await engine.takeScreenshot())
  } catch (error) {
    console.log(`  no screenshot: ${/** @type {Error} */ (error).message}`)
  }
}

/** Starts a new marketplace on a free port. */
async function startSite() {
  if (!(await ensureBuilt())) throw new Error('the site cannot be built')
  const port = await findFreePort()
  const origin = `http://localhost:${port}`
  const child = spawn(process.execPath, ['scripts/e2e-server.mjs'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), CHEAP_HASHES: '1', LOG_LEVEL: 'error' },
  })
  await retry(async () => {
    if (!(await fetch(`${origin}/healthz`)).ok) throw new Error('the site has not started')
  }, START_TIMEOUT_MS)
  return { origin, stop: () => child.kill('SIGTERM') }
}

/** @param {string[]} names @param {Row[]} rows */
function printTable(names, rows) {
  const cells = [
    ['Engine', 'Script', ...names],
    ['---', '---', ...names.map(() => '---')],
    ...rows.map(({ engine, script, outcomes }) => [
      engine,
      script,
      ...names.map((name) => outcomes.get(name) ?? 'not started'),
    ]),
  ]
  console.log(`\n${cells.map((row) => `| ${row.join(' | ')} |`).join('\n')}`)
}

await main()
