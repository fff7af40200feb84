/** Must fit into a header; real tokens are shorter. */
const TOKEN_PATTERN = /^[\w.~+/=-]{8,2048}$/

/** Undefined for malformed cookies. */
export function parseAccessToken(token: string | undefined): string | undefined {
  return token !== undefined && TOKEN_PATTERN.test(token) ? token : undefined
}
