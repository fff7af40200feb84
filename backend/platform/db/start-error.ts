/** The database cannot be used, and the message tells the operator why and what to do about it. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError'
}
