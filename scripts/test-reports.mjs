import { readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './terminal.mjs'

/** @typedef {import('./test.mjs').Outcome} Outcome */

/** @param {Record<string, number>} exitCodes by check @returns {Outcome} */
export function countCheck(exitCodes) {
  const failures = Object.keys(exitCodes).filter((name) => exitCodes[name] !== 0)
  return { passed: Object.keys(exitCodes).length - failures.length, failures }
}

/** @param {string} file the JSON report of Vitest @param {number} code its exit code @returns {Outcome} */
export function countUnitTests(file, code) {
  const report = readReport(file)
  if (!report) return { passed: 0, failures: [`vitest ended with ${code} and without a report`] }

  printSlowest(report.testResults.map(measureTestFile))
  const failures = []
  for (const { name, status, assertionResults } of report.testResults) {
    const place = path.relative(root, name)
    const failed = assertionResults.filter(
      (/** @type {{ status: string }} */ test) => test.status === 'failed',
    )
    for (const { fullName } of failed) failures.push(`${place}: ${fullName}`)
    if (status === 'failed' && failed.length === 0) failures.push(`${place} (the file itself)`)
  }
  return { passed: report.numPassedTests, failures: orRunnerFailure('vitest', failures, code) }
}

/**
 * @param {string} file the JSON report of Playwright
 * @param {number} code its exit code
 * @returns {Outcome & { files: string[] }} with the files of failed tests
 */
export function countJourneys(file, code) {
  const report = readReport(file)
  if (!report)
    return { passed: 0, failures: [`playwright ended with ${code} and without a report`], files: [] }
  printSlowest(report.suites.map(measureJourneyFile))
  const tests = report.suites.flatMap(listFailedTests)
  const failures = tests.map(
    (/** @type {FailedTest} */ { file, name, error }) => `${file}:${name}${indentError(error)}`,
  )
  return {
    passed: report.stats.expected,
    failures: orRunnerFailure('playwright', failures, code),
    files: [...new Set(tests.map((/** @type {FailedTest} */ { file }) => file))],
  }
}

/**
 * @typedef {{ projectName: string, status: string, results: { duration: number, error?: { message?: string }
 * }[] }} SpecTest
 * @typedef {{ title: string, file: string, line: number, tests: SpecTest[] }} Spec
 * @typedef {{ file: string, name: string, error: string | undefined }} FailedTest
 * @param {{ specs?: Spec[], suites?: any[] }} suite
 * @returns {FailedTest[]}
 */
function listFailedTests({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => ({
        file: `tests/${file}`,
        name: `${line}: ${title} [${projectName}]`,
        error: results.at(-1)?.error?.message,
      })),
  )
  return [...results, ...suites.flatMap(listFailedTests)]
}

const SLOWEST = 12

/**
 * A new test may be among the slowest only if nothing cheaper can catch the same fault.
 * @param {{ file: string, ms: number }[]} files
 */
function printSlowest(files) {
  const slowest = files.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST)
  const all = files.reduce((sum, { ms }) => sum + ms, 0)
  const lines = slowest.map(({ file, ms }) => `  ${(ms / 1_000).toFixed(1)} s  ${file}`)
  console.log(
    `\nThe slowest of ${files.length} files, which took ${Math.round(all / 1_000)} s:\n${lines.join('\n')}`,
  )
}

/** @param {{ name: string, startTime: number, endTime: number }} result a result of Vitest */
const measureTestFile = ({ name, startTime, endTime }) => ({
  file: path.relative(root, name),
  ms: endTime - startTime,
})

/** @param {{ file: string, specs?: Spec[], suites?: any[] }} suite a suite of Playwright */
const measureJourneyFile = (suite) => ({ file: `tests/${suite.file}`, ms: sumDurations(suite) })

/** @param {{ specs?: Spec[], suites?: any[] }} suite @returns {number} milliseconds */
function sumDurations({ specs = [], suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results))
  return (
    results.reduce((sum, { duration }) => sum + duration, 0) +
    suites.reduce((sum, suite) => sum + sumDurations(suite), 0)
  )
}

/** Indents an error under the name, as the log of a run may be cut to its end. @param {string} [message] */
function indentError(message = '') {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, 12)
  return lines.map((line) => `\n    ${line.slice(0, 200)}`).join('')
}

/**
 * A runner may fail without a failed test, for example when a server does not start.
 * @param {string} runner
 * @param {string[]} failures
 * @param {number} code
 */
function orRunnerFailure(runner, failures, code) {
  return failures.length === 0 && code !== 0 ? [`${runner} itself ended with ${code}`] : failures
}

/** @param {string} file */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
