import type { Log } from '~backend/platform/db/log'

/** Says nothing but errors: an unexpected one should be seen in the output of the tests. */
export const testLog: Log = {
  info() {},
  warn() {},
  error(details, message) {
    console.error(message, details)
  },
}
