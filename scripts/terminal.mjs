import path from 'node:path'

/** Root of the project, whatever directory a script is started from. */
export const root = path.resolve(import.meta.dirname, '..')

/** @param {string} text one step of a command's progress */
export function printStep(text) {
  console.log(`\u2022 ${text}`)
}

/**
 * Exits with a sentence, not a stack trace.
 * @param {string} text the problem and its remedy
 * @returns {never}
 */
export function exitWithError(text) {
  console.error(`\n${text}`)
  process.exit(1)
}
