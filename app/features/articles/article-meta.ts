import type { MetaDescriptor } from '@remix-run/node'
import { toLocalizedPath } from '~/i18n/languages'
import { createPageMeta, findPageContext } from '~/seo/page-meta'
import type { ArticleData } from './loader.server'

interface MetaArgs {
  data: ArticleData | undefined
  matches: { id: string; data?: unknown }[]
}

export function articleMeta({ data: article, matches }: MetaArgs): MetaDescriptor[] {
  const root = findPageContext(matches)
  if (!article || !root) return []
  const { title, lead, canonical, image, language, socialImage } = article
  const url = root.origin + canonical
  const publisher = {
    '@type': 'Organization',
    name: root.layout.brandName,
    url: root.origin + toLocalizedPath('/', language),
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
    ...createPageMeta({ title, canonical, description: lead, openGraphType: 'article', socialImage }, root),
    { 'script:ld+json': facts },
  ] as MetaDescriptor[]
}
