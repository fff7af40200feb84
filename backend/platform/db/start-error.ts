/** Its message tells the operator what to do. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError'
}
