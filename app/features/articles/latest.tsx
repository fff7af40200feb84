import { useTranslation } from 'react-i18next'
import { usePage } from '../../http/page'
import { Icon } from '../../ui/icon'
import type { ArticleCard } from '../../upstream/articles.server'
import { blogAddress } from './address'
import { ArticleCards } from './article-cards'

/** The latest articles on the first page. */
export function LatestArticles({ articles }: { articles: readonly ArticleCard[] }) {
  const { t } = useTranslation('articles')
  const { language } = usePage()
  if (articles.length === 0) return null
  return (
    <section className="sec wrap">
      <div className="sec-head">
        <h2>{t('latest')}</h2>
        <a className="more" href={blogAddress(1, language)}>
          {t('all')}
          <Icon name="right" />
        </a>
      </div>
      <ArticleCards articles={articles} level="h3" plain />
    </section>
  )
}
