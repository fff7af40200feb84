export interface Sites {
  /** Our origin. */
  own: string
  /** Origins that the operator has named. */
  partners: readonly string[]
}

/** A page that a visitor may be sent on to, however an upstream wrote it: ours, or one of a site that the operator has named. */
export function allowedPage(page: string | undefined, { own, partners }: Sites): URL | undefined {
  const url = page && URL.canParse(page, own) ? new URL(page, own) : undefined
  if (!url || ![own, ...partners].includes(url.origin) || url.username || url.password) return undefined
  return url
}

/** The address to write into a link or a redirect: a path on our own site. */
export function hrefOf(url: URL, own: string): string {
  return url.origin === own ? url.pathname + url.search + url.hash : url.href
}
