import type { LoaderFunction, MetaDescriptor, MetaFunction, SerializeFrom } from '@remix-run/node'
import { type Language, languages, toLocalizedPath, withoutLanguagePrefix } from '~/i18n/languages'
import { PAGE_NUMBER, type PageContext, type SocialImage } from '~/page/page-context'

/** Recommended size of a social image, in pixels. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const

/** Languages as Open Graph writes them. */
const OPEN_GRAPH_LOCALES = { ka: 'ka_GE', en: 'en_GB', ru: 'ru_RU' } as const satisfies Record<
  Language,
  string
>

export interface PageMeta {
  title: string
  /** Canonical URL as path and query, without language. */
  canonical: string
  /** Canonical path by language, if more than the prefix differs. */
  canonicalByLanguage?: Record<Language, string> | undefined
  description?: string | undefined
  noIndex?: boolean
  /** Image in shared links. Default: the site's image. */
  socialImage?: SocialImage | undefined
  /** Open Graph type, see https://ogp.me. Default: website. */
  openGraphType?: 'article' | 'website'
}

export function createPageMeta(
  { title, canonical, description, noIndex, socialImage, openGraphType, canonicalByLanguage }: PageMeta,
  root: PageContext | undefined,
): MetaDescriptor[] {
  if (!root) return []
  const url = toAbsoluteUrl(canonical, root)
  return [
    { title: [title, ...describePage(canonical, root), root.layout.brandName].join(' | ') },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(noIndex
      ? [{ name: 'robots', content: 'noindex' }]
      : createAlternateLinks((language) =>
          toAbsoluteUrl(canonicalByLanguage?.[language] ?? canonical, { ...root, language }),
        )),
    // Pages that are not indexed are shared, too: a comparison, a part of the map, a sold flat.
    ...createOpenGraph({ title, description, socialImage, openGraphType }, url, root),
  ]
}

/** Returns the page number of a later list page, which would otherwise have the title of the first. */
function describePage(canonical: string, { numberedPage }: PageContext): string[] {
  const [, page] = /[?&]page=(\d+)/.exec(canonical) ?? []
  return page ? [numberedPage.replace(PAGE_NUMBER, page)] : []
}

function toAbsoluteUrl(
  canonical: string,
  { origin, language }: Pick<PageContext, 'origin' | 'language'>,
): string {
  const { pathname, search } = new URL(canonical, origin)
  return origin + toLocalizedPath(withoutLanguagePrefix(pathname), language) + search
}

/** Creates the links to all languages; Georgian is also `x-default`. */
function createAlternateLinks(getUrl: (language: Language) => string): MetaDescriptor[] {
  return [...languages, 'x-default' as const].map((hrefLang) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: getUrl(hrefLang === 'x-default' ? 'ka' : hrefLang),
  }))
}

/** Creates the Open Graph tags, see https://ogp.me. */
function createOpenGraph(
  { title, description, socialImage, openGraphType = 'website' }: Omit<PageMeta, 'canonical'>,
  url: string,
  { origin, language, layout, siteImage }: PageContext,
): MetaDescriptor[] {
  const { href, alt } = socialImage ?? siteImage
  const properties = {
    'og:type': openGraphType,
    'og:locale': OPEN_GRAPH_LOCALES[language],
    'og:site_name': layout.brandName,
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

export function createMeta<Loader extends LoaderFunction>(
  toMeta: (page: SerializeFrom<Loader>) => PageMeta,
): MetaFunction<Loader> {
  return ({ data, matches }) =>
    data ? createPageMeta(toMeta(data as SerializeFrom<Loader>), findPageContext(matches)) : []
}

export function findPageContext(matches: { id: string; data?: unknown }[]): PageContext | undefined {
  return matches.find(({ id }) => id === 'root')?.data as PageContext | undefined
}
