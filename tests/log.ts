import type { Log } from '~backend/platform/db/log'

/** Logs only errors, so that unexpected ones appear in the output of the tests. */
export const testLog: Log = {
  info() {},
  warn() {},
  error(details, message) {
    console.error(message, details)
  },
}
