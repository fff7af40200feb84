import type { LoaderFunction, MetaDescriptor, MetaFunction, SerializeFrom } from '@remix-run/node'
import { barePath, localizedPath } from '../i18n/languages'
import type { RootData } from '../root'

interface PageMeta {
  /** What the h1 says. */
  title: string
  /** The one address of this content, as path and query; the language is the page's, whether it says so or not. */
  canonical: string
  description?: string | undefined
  /** Not for search engines. */
  hidden?: boolean
  /** The word for a mistake, before the title of a page whose form came back. */
  mistake?: string | undefined
  /** A page worth passing on: what those who are sent it see first. */
  share?: { kind: 'article' | 'website'; image?: string | undefined }
}

/** Title, canonical address and what search engines may show of a page. */
export function pageMeta(
  { title, canonical, description, hidden, mistake, share }: PageMeta,
  root: RootData | undefined,
): MetaDescriptor[] {
  if (!root) return []
  const url = fullAddress(canonical, root)
  return [
    { title: `${mistake ? `${mistake}: ` : ''}${title} | ${root.shell.brandName}` },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(share && !hidden ? openGraph({ title, url, description, share }, root) : []),
  ]
}

function fullAddress(canonical: string, { origin, language }: RootData): string {
  const { pathname, search } = new URL(canonical, origin)
  return origin + localizedPath(barePath(pathname), language) + search
}

/** What networks and messengers show of a page, by https://ogp.me. */
function openGraph(
  { title, url, description, share }: Pick<PageMeta, 'title' | 'description' | 'share'> & { url: string },
  { origin, shell }: RootData,
): MetaDescriptor[] {
  const facts: Record<string, string | undefined> = {
    'og:type': share?.kind,
    'og:site_name': shell.brandName,
    'og:title': title,
    'og:url': url,
    'og:description': description,
    'og:image': share?.image && new URL(share.image, origin).href,
  }
  const told = Object.entries(facts).flatMap(([property, content]) =>
    content ? [{ property, content }] : [],
  )
  return [...told, { name: 'twitter:card', content: share?.image ? 'summary_large_image' : 'summary' }]
}

/** The `meta` of a route that says this of the page it has loaded. */
export function metaOf<Loader extends LoaderFunction>(
  say: (page: SerializeFrom<Loader>) => PageMeta,
): MetaFunction<Loader> {
  return ({ data, matches }) => (data ? pageMeta(say(data as SerializeFrom<Loader>), rootOf(matches)) : [])
}

/** The root's data among the matches that a route's `meta` is given. */
export function rootOf(matches: { id: string; data?: unknown }[]): RootData | undefined {
  return matches.find(({ id }) => id === 'root')?.data as RootData | undefined
}
