import { readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './terminal.mjs'

/**
 * @typedef {import('./test.mjs').Outcome} Outcome
 * @typedef {{ name: string, ms: number }} MeasuredTest
 */

/** @param {Record<string, number>} exitCodes by check @returns {Outcome} */
export function countCheck(exitCodes) {
  const failures = Object.keys(exitCodes).filter((name) => exitCodes[name] !== 0)
  return { passed: Object.keys(exitCodes).length - failures.length, failures }
}

/**
 * @param {string} file the JSON report of Vitest
 * @param {string} errorsFile the report of `unhandled-errors.mjs`
 * @param {number} code the exit code of Vitest
 * @returns {Outcome}
 */
export function countUnitTests(file, errorsFile, code) {
  const failures = (readReport(errorsFile) ?? []).map(formatUnhandledError)
  const report = readReport(file)
  if (!report) return { passed: 0, failures: [...failures, `vitest ended with ${code} and without a report`] }

  for (const { name, status, assertionResults } of report.testResults) {
    const place = path.relative(root, name)
    const failed = assertionResults.filter(
      (/** @type {{ status: string }} */ test) => test.status === 'failed',
    )
    for (const { fullName } of failed) failures.push(`${place}: ${fullName}`)
    if (status === 'failed' && failed.length === 0) failures.push(`${place} (the file itself)`)
  }
  return {
    passed: report.numPassedTests,
    failures: orRunnerFailure('vitest', failures, code),
    tests: report.testResults.flatMap(measureUnitTests),
  }
}

/**
 * Names the file that ran; a late error may come from the one before.
 * @param {{ type?: string, VITEST_TEST_PATH?: string, message?: string, stack?: string }} error outside tests
 */
function formatUnhandledError({ type, VITEST_TEST_PATH, message, stack }) {
  const place = VITEST_TEST_PATH ? path.relative(root, VITEST_TEST_PATH) : 'vitest'
  return `${place}: ${type ?? 'Unhandled Error'}${indentError(stack ?? message)}`
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
  const tests = report.suites.flatMap(listFailedTests)
  const failures = tests.map(
    (/** @type {FailedTest} */ { file, name, error }) => `${file}:${name}${indentError(error)}`,
  )
  return {
    passed: report.stats.expected,
    failures: orRunnerFailure('playwright', failures, code),
    tests: report.suites.flatMap(measureJourneys),
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

const SLOWEST = 30
/** Maximum length of a printed name, in characters. */
const MAX_NAME_LENGTH = 140

/**
 * Prints the slowest tests of all stages. A new test may be among them only if nothing cheaper can catch the
 * same fault.
 * @param {MeasuredTest[]} tests
 */
export function printSlowest(tests) {
  const slowest = tests.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST)
  const lines = slowest.map(({ name, ms }) => `  ${(ms / 1_000).toFixed(1).padStart(5)} s  ${name}`)
  if (lines.length > 0) console.log(`\nThe slowest of ${tests.length} tests:\n${lines.join('\n')}`)
}

/**
 * @param {{ name: string, assertionResults: { fullName: string, duration?: number }[] }} result a file of
 *   Vitest
 * @returns {MeasuredTest[]}
 */
const measureUnitTests = ({ name, assertionResults }) =>
  assertionResults.map(({ fullName, duration = 0 }) => ({
    name: `${path.relative(root, name)}: ${fullName}`.slice(0, MAX_NAME_LENGTH),
    ms: duration,
  }))

/**
 * @param {{ specs?: Spec[], suites?: any[] }} suite a suite of Playwright
 * @returns {MeasuredTest[]}
 */
function measureJourneys({ specs = [], suites = [] }) {
  const tests = specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `[${projectName}] tests/${file}:${line}: ${title}`.slice(0, MAX_NAME_LENGTH),
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  )
  return [...tests, ...suites.flatMap(measureJourneys)]
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
