import type { MetaDescriptor } from '@remix-run/node'
import { formatNumber } from '~/i18n/format'
import { type Language, toLocalizedPath } from '~/i18n/languages'
import { createPageMeta, findPageContext } from '~/seo/page-meta'
import type { SearchData } from './loader.server'

interface MetaArguments {
  data: SearchData | undefined
  matches: { id: string; data?: unknown }[]
}

export function searchMeta({ data, matches }: MetaArguments): MetaDescriptor[] {
  if (!data) return []
  const { heading, description, total, canonical, filters, language } = data
  const title = total === undefined ? heading : `${heading}, ${formatNumber(total, language)}`
  // Map views, id lists and empty searches are endless, so they are not indexed.
  const hidden = total === 0 || Boolean(filters.bounds ?? filters.area ?? filters.lists.ids)
  const query = canonical.split('?')[1]
  return [
    ...createPageMeta({ title, canonical, description, noIndex: hidden }, findPageContext(matches)),
    ...(hidden ? [] : feedLinks(query, language)),
  ]
}

function feedLinks(query: string | undefined, language: Language): MetaDescriptor[] {
  return ['atom', 'json'].map((kind) => ({
    tagName: 'link',
    rel: 'alternate',
    type: kind === 'atom' ? 'application/atom+xml' : 'application/feed+json',
    href: toLocalizedPath(`/feed.${kind}`, language) + (query ? `?${query}` : ''),
  }))
}
