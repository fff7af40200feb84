import { writeFileSync } from 'node:fs'

/**
 * Reporter of Vitest. Writes errors outside tests, which end the run with 1 and are missing from its JSON
 * report, to the file in `UNHANDLED_ERRORS_FILE`.
 */
export default class UnhandledErrors {
  /**
   * @param {unknown} _modules
   * @param {readonly import('vitest/node').SerializedError[]} errors
   */
  onTestRunEnd(_modules, errors) {
    const file = process.env.UNHANDLED_ERRORS_FILE
    if (file) writeFileSync(file, JSON.stringify(errors))
  }
}
