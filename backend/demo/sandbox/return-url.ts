import { parseUrl } from '~contract/values/url'
/** Parses a return URL. Only the own origin is allowed, because other sites could receive an access token. */
export function parseReturnUrl(text: string | undefined, ownOrigin: string): URL | undefined {
  if (!text) return new URL('/', ownOrigin)
  const url = parseUrl(text, ownOrigin)
  return url?.origin === new URL(ownOrigin).origin && !url.username && !url.password ? url : undefined
}
