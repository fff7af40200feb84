import { useTranslation } from 'react-i18next'
import { usePage } from '~/page/use-page'
import { Section } from '~/ui/section'
import type { ArticleCard } from '~/upstream/articles.server'
import { ArticleCards } from './article-cards'
import { blogHref } from './urls'

export function LatestArticles({ articles }: { articles: readonly ArticleCard[] }) {
  const { t } = useTranslation('articles')
  const { language } = usePage()
  if (articles.length === 0) return null
  return (
    <Section title={t('latest')} more={{ href: blogHref(1, language), label: t('all') }} wrap>
      <ArticleCards articles={articles} level="h3" withoutLead />
    </Section>
  )
}
