import type { MetaDescriptor } from '@remix-run/node'
import { pageMeta, rootOf } from '../../http/page-meta'
import { localizedPath } from '../../i18n/languages'
import type { ArticleData } from './load.server'

interface Arguments {
  data: ArticleData | undefined
  matches: { id: string; data?: unknown }[]
}

/** Title and lead, and the same for machines. */
export function articleMeta({ data: article, matches }: Arguments): MetaDescriptor[] {
  const root = rootOf(matches)
  if (!article || !root) return []
  const { title, lead, canonical, image, language, picture } = article
  const url = root.origin + canonical
  const publisher = {
    '@type': 'Organization',
    name: root.shell.brandName,
    url: root.origin + localizedPath('/', language),
  }
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    url,
    mainEntityOfPage: url,
    inLanguage: language,
    datePublished: new Date(article.publishedAt).toISOString(),
    dateModified: new Date(article.updatedAt).toISOString(),
    ...(lead && { description: lead }),
    ...(image && { image: new URL(image.href, root.origin).href }),
    author: publisher,
    publisher,
  }
  return [
    ...pageMeta({ title, canonical, description: lead, kind: 'article', picture }, root),
    { 'script:ld+json': facts },
  ] as MetaDescriptor[]
}
