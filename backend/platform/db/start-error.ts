/** Start failure with instructions for the operator as its message. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError'
}
