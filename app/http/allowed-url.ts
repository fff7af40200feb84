import { parseUrl } from '~contract/values/url'
export interface AllowedOrigins {
  own: string
  partners: readonly string[]
}

/** Validates a redirect target: our own site or an origin that the operator allowed. */
export function toAllowedUrl(href: string | undefined, { own, partners }: AllowedOrigins): URL | undefined {
  const url = href ? parseUrl(href, own) : undefined
  if (!url || ![own, ...partners].includes(url.origin) || url.username || url.password) return undefined
  return url
}

/** Turns our own URLs into paths, unless the path would name another host, such as that of `/.//host`. */
export function toHref(url: URL, own: string): string {
  const isPath = url.origin === own && !/^\/[/\\]/.test(url.pathname)
  return isPath ? url.pathname + url.search + url.hash : url.href
}
