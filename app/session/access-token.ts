/** Pattern of a token that fits into a header; real tokens are shorter. */
const TOKEN_PATTERN = /^[\w.~+/=-]{8,2048}$/

/** Returns undefined for a malformed cookie. */
export function parseAccessToken(token: string | undefined): string | undefined {
  return token !== undefined && TOKEN_PATTERN.test(token) ? token : undefined
}
