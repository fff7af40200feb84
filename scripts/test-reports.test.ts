import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countUnitTests } from './test-reports.mjs'
import UnhandledErrors from './unhandled-errors.mjs'

let folder: string
let report: string
let errors: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'reports-'))
  report = path.join(folder, 'unit.json')
  errors = path.join(folder, 'unit-errors.json')
  writeFileSync(report, JSON.stringify({ numPassedTests: 7, testResults: [] }))
  vi.stubEnv('UNHANDLED_ERRORS_FILE', errors)
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

test('an error outside the tests is listed as a failure with its file and stack', () => {
  const error = { message: 'late', stack: 'Error: late\n    at wait (a.ts:1:1)', type: 'Unhandled Rejection' }
  new UnhandledErrors().onTestRunEnd([], [{ ...error, VITEST_TEST_PATH: path.resolve('app/a.test.ts') }])
  const { passed, failures } = countUnitTests(report, errors, 1)
  expect(passed).toBe(7)
  expect(failures).toEqual([
    'app/a.test.ts: Unhandled Rejection\n    Error: late\n        at wait (a.ts:1:1)',
  ])
})

test('a run that fails without any error is a failure of the runner', () => {
  new UnhandledErrors().onTestRunEnd([], [])
  expect(countUnitTests(report, errors, 1).failures).toEqual(['vitest itself ended with 1'])
})

test('a run without errors has no failures', () => {
  new UnhandledErrors().onTestRunEnd([], [])
  expect(countUnitTests(report, errors, 0).failures).toEqual([])
})
