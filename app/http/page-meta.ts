import type { MetaDescriptor } from '@remix-run/node'
import type { RootData } from '../root'

interface PageMeta {
  /** What the h1 says. */
  title: string
  /** The one address of this content, as path and query. */
  canonical: string
  description?: string | undefined
  /** Not for search engines. */
  hidden?: boolean
  /** The word for a mistake, before the title of a page whose form came back. */
  mistake?: string | undefined
}

/** Title, canonical address and what search engines may show of a page. */
export function pageMeta(
  { title, canonical, description, hidden, mistake }: PageMeta,
  root: RootData | undefined,
): MetaDescriptor[] {
  if (!root) return []
  return [
    { title: `${mistake ? `${mistake}: ` : ''}${title} | ${root.shell.brandName}` },
    { tagName: 'link', rel: 'canonical', href: root.origin + canonical },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}

/** The root's data among the matches that a route's `meta` is given. */
export function rootOf(matches: { id: string; data?: unknown }[]): RootData | undefined {
  return matches.find(({ id }) => id === 'root')?.data as RootData | undefined
}
