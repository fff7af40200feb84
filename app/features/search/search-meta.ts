import type { MetaDescriptor } from '@remix-run/node'
import { toSearchParams } from '~/features/search-filters'
import { type Language, toLocalizedPath } from '~/i18n/languages'
import { createPageMeta, findPageContext } from '~/seo/page-meta'
import type { SearchData } from './loader.server'

interface MetaArguments {
  data: SearchData | undefined
  matches: { id: string; data?: unknown }[]
}

export function searchMeta({ data, matches }: MetaArguments): MetaDescriptor[] {
  if (!data) return []
  const { title, description, cardCount, canonical, canonicalByLanguage, filters, language, textSearch } =
    data
  // Map views, dates, id lists, empty pages and unknown words of the path are endless: they are not indexed.
  const { bounds, area, nights, lists } = filters
  const hidden = cardCount === 0 || Boolean(bounds ?? area ?? nights ?? lists.ids ?? textSearch)
  return [
    ...createPageMeta(
      { title, canonical, canonicalByLanguage, description, noIndex: hidden },
      findPageContext(matches),
    ),
    ...(hidden ? [] : feedLinks(toSearchParams(filters).toString(), language)),
  ]
}

function feedLinks(query: string, language: Language): MetaDescriptor[] {
  return ['atom', 'json'].map((kind) => ({
    tagName: 'link',
    rel: 'alternate',
    type: kind === 'atom' ? 'application/atom+xml' : 'application/feed+json',
    href: toLocalizedPath(`/feed.${kind}`, language) + (query ? `?${query}` : ''),
  }))
}
