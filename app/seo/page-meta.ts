import type { LoaderFunction, MetaDescriptor, MetaFunction, SerializeFrom } from '@remix-run/node'
import { type Language, languages, toLocalizedPath, withoutLanguagePrefix } from '~/i18n/languages'
import type { RootData } from '~/root'

/** What is shown of a page that is passed on. */
export interface SocialImage {
  href: string
  /** The same in words. */
  alt: string
}

/** What networks and messengers ask for, in pixels. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const

interface PageMeta {
  /** What the h1 says. */
  title: string
  /** The one address of this content, as path and query; the language is the page's, whether it says so or not. */
  canonical: string
  /** The same in every language, where more than the prefix differs. */
  canonicalByLanguage?: Record<Language, string> | undefined
  description?: string | undefined
  /** Not for search engines. */
  noIndex?: boolean
  /** The word for a mistake, before the title of a page whose form came back. */
  formError?: string | undefined
  /** What is seen first by those who are sent the page; without it, the picture of the site. */
  socialImage?: SocialImage | undefined
  /** By https://ogp.me; most pages are a "website". */
  openGraphType?: 'article' | 'website'
}

/** Title, canonical address and what search engines may show of a page. */
export function createPageMeta(
  {
    title,
    canonical,
    description,
    noIndex: hidden,
    formError: mistake,
    socialImage: picture,
    openGraphType: kind,
    canonicalByLanguage: elsewhere,
  }: PageMeta,
  root: RootData | undefined,
): MetaDescriptor[] {
  if (!root) return []
  const url = toAbsoluteUrl(canonical, root)
  return [
    { title: `${mistake ? `${mistake}: ` : ''}${title} | ${root.shell.brandName}` },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(hidden
      ? [{ name: 'robots', content: 'noindex' }]
      : [
          ...createAlternateLinks((language) =>
            toAbsoluteUrl(elsewhere?.[language] ?? canonical, { ...root, language }),
          ),
          ...createOpenGraph({ title, description, socialImage: picture, openGraphType: kind }, url, root),
        ]),
  ]
}

function toAbsoluteUrl(
  canonical: string,
  { origin, language }: Pick<RootData, 'origin' | 'language'>,
): string {
  const { pathname, search } = new URL(canonical, origin)
  return origin + toLocalizedPath(withoutLanguagePrefix(pathname), language) + search
}

/** The same page in every language, by its one address; Georgian is what a reader of none of them gets. */
function createAlternateLinks(getUrl: (language: Language) => string): MetaDescriptor[] {
  return [...languages, 'x-default' as const].map((hrefLang) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: getUrl(hrefLang === 'x-default' ? 'ka' : hrefLang),
  }))
}

/** What networks and messengers show of a page, by https://ogp.me. */
function createOpenGraph(
  { title, description, socialImage: picture, openGraphType: kind = 'website' }: Omit<PageMeta, 'canonical'>,
  url: string,
  { origin, shell, sitePicture }: RootData,
): MetaDescriptor[] {
  const { href, alt } = picture ?? sitePicture
  const properties = {
    'og:type': kind,
    'og:site_name': shell.brandName,
    'og:title': title,
    'og:url': url,
    'og:description': description,
    'og:image': origin + href,
    'og:image:width': `${SOCIAL_IMAGE_SIZE.width}`,
    'og:image:height': `${SOCIAL_IMAGE_SIZE.height}`,
    'og:image:alt': alt,
  }
  const tags = Object.entries(properties).flatMap(([property, content]) =>
    content ? [{ property, content }] : [],
  )
  return [...tags, { name: 'twitter:card', content: 'summary_large_image' }]
}

/** The `meta` of a route that says this of the page it has loaded. */
export function createMeta<Loader extends LoaderFunction>(
  toMeta: (page: SerializeFrom<Loader>) => PageMeta,
): MetaFunction<Loader> {
  return ({ data, matches }) =>
    data ? createPageMeta(toMeta(data as SerializeFrom<Loader>), findRootData(matches)) : []
}

/** The root's data among the matches that a route's `meta` is given. */
export function findRootData(matches: { id: string; data?: unknown }[]): RootData | undefined {
  return matches.find(({ id }) => id === 'root')?.data as RootData | undefined
}
