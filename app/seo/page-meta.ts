import type { LoaderFunction, MetaDescriptor, MetaFunction, SerializeFrom } from '@remix-run/node'
import { type Language, languages, toLocalizedPath, withoutLanguagePrefix } from '~/i18n/languages'
import type { RootData } from '~/root'

export interface SocialImage {
  href: string
  alt: string
}

/** The recommended size, in pixels. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const

interface PageMeta {
  title: string
  /** The canonical URL as path and query, without language. */
  canonical: string
  /** The same in every language, where more than the prefix differs. */
  canonicalByLanguage?: Record<Language, string> | undefined
  description?: string | undefined
  noIndex?: boolean
  /** Prefix of the title when a form was rejected. */
  formError?: string | undefined
  /** Default: the site's image. */
  socialImage?: SocialImage | undefined
  /** By https://ogp.me; most pages are a "website". */
  openGraphType?: 'article' | 'website'
}

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

/** Georgian is `x-default`. */
function createAlternateLinks(getUrl: (language: Language) => string): MetaDescriptor[] {
  return [...languages, 'x-default' as const].map((hrefLang) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: getUrl(hrefLang === 'x-default' ? 'ka' : hrefLang),
  }))
}

/** Open Graph, see https://ogp.me. */
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

export function createMeta<Loader extends LoaderFunction>(
  toMeta: (page: SerializeFrom<Loader>) => PageMeta,
): MetaFunction<Loader> {
  return ({ data, matches }) =>
    data ? createPageMeta(toMeta(data as SerializeFrom<Loader>), findRootData(matches)) : []
}

export function findRootData(matches: { id: string; data?: unknown }[]): RootData | undefined {
  return matches.find(({ id }) => id === 'root')?.data as RootData | undefined
}
