import type { LoaderFunction, MetaDescriptor, MetaFunction, SerializeFrom } from '@remix-run/node'
import { barePath, type Language, languages, localizedPath } from '../i18n/languages'
import type { RootData } from '../root'

/** What is shown of a page that is passed on. */
export interface SharedPicture {
  href: string
  /** The same in words. */
  alt: string
}

/** What networks and messengers ask for, in pixels. */
export const SHARED_PICTURE = { width: 1200, height: 630 } as const

interface PageMeta {
  /** What the h1 says. */
  title: string
  /** The one address of this content, as path and query; the language is the page's, whether it says so or not. */
  canonical: string
  /** The same in every language, where more than the prefix differs. */
  elsewhere?: Record<Language, string> | undefined
  description?: string | undefined
  /** Not for search engines. */
  hidden?: boolean
  /** The word for a mistake, before the title of a page whose form came back. */
  mistake?: string | undefined
  /** What is seen first by those who are sent the page; without it, the picture of the site. */
  picture?: SharedPicture | undefined
  /** By https://ogp.me; most pages are a "website". */
  kind?: 'article' | 'website'
}

/** Title, canonical address and what search engines may show of a page. */
export function pageMeta(
  { title, canonical, description, hidden, mistake, picture, kind, elsewhere }: PageMeta,
  root: RootData | undefined,
): MetaDescriptor[] {
  if (!root) return []
  const url = fullAddress(canonical, root)
  return [
    { title: `${mistake ? `${mistake}: ` : ''}${title} | ${root.shell.brandName}` },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(hidden
      ? [{ name: 'robots', content: 'noindex' }]
      : [
          ...alternates((language) => fullAddress(elsewhere?.[language] ?? canonical, { ...root, language })),
          ...openGraph({ title, description, picture, kind }, url, root),
        ]),
  ]
}

function fullAddress(canonical: string, { origin, language }: Pick<RootData, 'origin' | 'language'>): string {
  const { pathname, search } = new URL(canonical, origin)
  return origin + localizedPath(barePath(pathname), language) + search
}

/** The same page in every language, by its one address; Georgian is what a reader of none of them gets. */
function alternates(addressIn: (language: Language) => string): MetaDescriptor[] {
  return [...languages, 'x-default' as const].map((hrefLang) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: addressIn(hrefLang === 'x-default' ? 'ka' : hrefLang),
  }))
}

/** What networks and messengers show of a page, by https://ogp.me. */
function openGraph(
  { title, description, picture, kind = 'website' }: Omit<PageMeta, 'canonical'>,
  url: string,
  { origin, shell, sitePicture }: RootData,
): MetaDescriptor[] {
  const { href, alt } = picture ?? sitePicture
  const facts = {
    'og:type': kind,
    'og:site_name': shell.brandName,
    'og:title': title,
    'og:url': url,
    'og:description': description,
    'og:image': origin + href,
    'og:image:width': `${SHARED_PICTURE.width}`,
    'og:image:height': `${SHARED_PICTURE.height}`,
    'og:image:alt': alt,
  }
  const told = Object.entries(facts).flatMap(([property, content]) =>
    content ? [{ property, content }] : [],
  )
  return [...told, { name: 'twitter:card', content: 'summary_large_image' }]
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
