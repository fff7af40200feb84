import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBrowser } from './browser.mjs'
import { ensureNuValidator } from './nu-validator.mjs'
import { ensureBuilt, install } from './prepare.mjs'
import { ensureRedisServer } from './redis-server.mjs'
import { countRouteCoverage } from './route-coverage.mjs'
import { runNode } from './run-process.mjs'
import { ensureDeployPrograms } from './server-programs.mjs'
import { printStep, root } from './terminal.mjs'
import { countCheck, countJourneys, countUnitTests, printSlowest } from './test-reports.mjs'

/**
 * @typedef {import('./test-reports.mjs').MeasuredTest} MeasuredTest
 * @typedef {{ passed: number, failures: string[], tests?: MeasuredTest[] }} Outcome
 */

const reports = path.join(root, '.cache/test')
const journeyReport = path.join(reports, 'e2e.json')
const repeatReport = path.join(reports, 'e2e-repeated.json')

/**
 * Maximum number of files that are repeated alone after a failed journey. A repeated failure is a fault; a
 * pass, printed by name, means that the machine was busy. A busy machine never causes more failures.
 */
const MAX_REPEATED = 5

/**
 * The fastest stages run first.
 * @type {Record<string, (site: Promise<boolean>) => Promise<Outcome>>}
 */
const stages = { check, unit, e2e, engines, machines }

/** Stages that run in the full form only, unless they are chosen. */
const LONG_STAGES = ['engines', 'machines']

async function check() {
  printStep('checking style and types')
  // The build needs the other processor; more checkers would check the same types again.
  const [lint, types] = await Promise.all([
    runNode('node_modules/@biomejs/biome/bin/biome', ['check', '--no-errors-on-unmatched']),
    runNode('node_modules/typescript-7/bin/tsc', ['--pretty', 'false', '--checkers', '1']),
  ])
  return countCheck({ 'biome check': lint, tsc: types })
}

async function unit() {
  printStep('running the unit, database and contract tests')
  const report = path.join(reports, 'unit.json')
  const errors = path.join(reports, 'unit-errors.json')
  const reporters = ['default', 'json', './scripts/unhandled-errors.mjs'].map((name) => `--reporter=${name}`)
  const code = await runNode(
    'node_modules/vitest/vitest.mjs',
    ['run', ...reporters, `--outputFile.json=${report}`],
    { env: { UNHANDLED_ERRORS_FILE: errors } },
  )
  return countUnitTests(report, errors, code)
}

/**
 * Builds the site and installs a browser while other stages run: a build uses little more than one processor.
 * @param {Promise<void>} installed the packages
 */
async function prepareJourneys(installed) {
  const isFull = process.env.TEST_FULL === '1'
  const [isBuilt, nuValidator] = await Promise.all([
    installed.then(ensureBuilt),
    isFull ? ensureNuValidator() : undefined,
    ensureBrowser(installed),
  ])
  if (nuValidator) process.env.NU_VALIDATOR = nuValidator
  return isBuilt
}

/** @param {Promise<boolean>} site true if it is built */
async function e2e(site) {
  if (!(await site)) return { passed: 0, failures: ['the build of the site'] }
  printStep('running the journeys, with script and without')
  const first = await runJourneys()
  const journeys = await repeatFailed(first)
  // A journey that failed half-way and passed when repeated counts with the routes it opened before the
  // failure.
  const isFull = process.env.TEST_FULL === '1'
  const coverage = await countRouteCoverage([journeyReport, repeatReport], { isFull })
  return {
    passed: journeys.passed + coverage.passed,
    failures: [...journeys.failures, ...coverage.failures],
    tests: first.tests ?? [],
  }
}

/** @param {Promise<boolean>} site true if it is built */
async function engines(site) {
  if (!(await site)) return { passed: 0, failures: ['the build of the site'] }
  printStep('running the main journeys in other engines')
  const code = await runNode('scripts/test-engines.mjs')
  return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: ['npm run test:engines'] }
}

async function machines() {
  printStep('running the trial of several processes')
  const code = await runNode('scripts/test-machines.mjs')
  return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: ['npm run test:machines'] }
}

/** @param {Awaited<ReturnType<typeof runJourneys>>} first @returns {Promise<Outcome>} */
async function repeatFailed(first) {
  if (first.files.length === 0 || first.failures.length > MAX_REPEATED) return first
  printStep('repeating the files with a failed journey, one at a time on a new marketplace')
  const repeated = await runJourneys([...first.files, '--workers=1'], repeatReport)
  if (repeated.failures.length === 0)
    console.log(`\nFailed once, and passed when repeated:\n${list(first.failures)}`)
  const mended = first.failures.length - repeated.failures.length
  return { passed: first.passed + mended, failures: repeated.failures }
}

/** @param {string[]} [args] arguments of Playwright @param {string} [report] file of the JSON report */
async function runJourneys(args = [], report = journeyReport) {
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const code = await runNode('node_modules/@playwright/test/cli.js', ['test', ...args], { env })
  return countJourneys(report, code)
}

/** @param {string[]} names */
const list = (names) => names.map((name) => `  ${name}`).join('\n')

/**
 * Installs programs that tests use. @param {boolean} isFull those that only check files of deploy/ are large
 */
async function ensureTools(isFull) {
  await ensureRedisServer()
  if (isFull) await ensureDeployPrograms()
}

async function main() {
  const { values, positionals } = parseArgs({
    options: { full: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const unknown = positionals.filter((name) => !(name in stages))
  if (unknown.length > 0)
    throw new Error(`there are ${Object.keys(stages).join(', ')}; not ${unknown.join(', ')}`)
  const usual = Object.keys(stages).filter((name) => values.full || !LONG_STAGES.includes(name))
  const chosen = positionals.length > 0 ? positionals : usual
  if (values.full) process.env.TEST_FULL = '1'

  const installed = install()
  const tools = chosen.includes('unit') ? ensureTools(values.full) : undefined
  const site = ['e2e', 'engines'].some((name) => chosen.includes(name))
    ? prepareJourneys(installed)
    : Promise.resolve(false)
  await installed
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })

  let passed = 0
  const failures = []
  const tests = []
  const durations = []
  for (const name of chosen) {
    if (name === 'unit') await tools
    const start = performance.now()
    const outcome = await stages[name]?.(site)
    durations.push(`${name} ${Math.round((performance.now() - start) / 1_000)} s`)
    passed += outcome?.passed ?? 0
    failures.push(...(outcome?.failures ?? []))
    tests.push(...(outcome?.tests ?? []))
  }
  printSlowest(tests)
  console.log(`\nStages: ${durations.join(', ')}`)
  if (failures.length > 0) console.log(`\nFailed:\n${list(failures)}`)
  console.log(`\n${passed} passed, ${failures.length} failed`)
  process.exitCode = failures.length > 0 ? 1 : 0
}

await main()
