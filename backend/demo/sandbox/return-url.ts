/**
 * Where the visitor came from and goes back to: an address of our own site, or none at all. Anything else would let
 * a link carry an access token away.
 *
 * @param ownOrigin e.g. `https://ezo.ge`
 */
export function parseReturnUrl(given: string | undefined, ownOrigin: string): URL | undefined {
  if (!given) return new URL('/', ownOrigin)
  if (!URL.canParse(given, ownOrigin)) return undefined
  const url = new URL(given, ownOrigin)
  return url.origin === new URL(ownOrigin).origin && !url.username && !url.password ? url : undefined
}

/** The address to send a signed-in visitor to; absolute, as a path of `//host` would lead elsewhere. */
export function addAccessToken(address: URL, token: string): string {
  const url = new URL(address)
  url.searchParams.set('access_token', token)
  return url.href
}
