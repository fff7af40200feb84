export interface AllowedOrigins {
  /** Our origin. */
  own: string
  /** Origins that the operator has named. */
  partners: readonly string[]
}

/** A page that a visitor may be sent on to, however an upstream wrote it: ours, or one of a site that the operator has named. */
export function toAllowedUrl(href: string | undefined, { own, partners }: AllowedOrigins): URL | undefined {
  const url = href && URL.canParse(href, own) ? new URL(href, own) : undefined
  if (!url || ![own, ...partners].includes(url.origin) || url.username || url.password) return undefined
  return url
}

/** The address to write into a link or a redirect: a path on our own site. */
export function toHref(url: URL, own: string): string {
  return url.origin === own ? url.pathname + url.search + url.hash : url.href
}
