/** What a token may look like: it must fit into a header, and none of ours or of a login site is long. */
const TOKEN = /^[\w.~+/=-]{8,2048}$/

/** The token, or undefined when it cannot be one: a browser may send anything as a cookie. */
export function acceptableToken(token: string | undefined): string | undefined {
  return token !== undefined && TOKEN.test(token) ? token : undefined
}
