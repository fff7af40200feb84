/** Length of an ISO time without its seconds. */
const MINUTE_LENGTH = 16

/** Returns a cause that is the same for a minute, so that a double click sends one message. */
export function toMinuteCause(cause: string): string {
  return `${cause}:${new Date().toISOString().slice(0, MINUTE_LENGTH)}`
}
