/** What a token may look like: it must fit into a header, and none of ours or of a login site is long. */
const TOKEN_PATTERN = /^[\w.~+/=-]{8,2048}$/

/** The token, or undefined when it cannot be one: a browser may send anything as a cookie. */
export function parseAccessToken(token: string | undefined): string | undefined {
  return token !== undefined && TOKEN_PATTERN.test(token) ? token : undefined
}
