import { usePage } from '~/page/use-page'
import type { ArticleCard } from '~/upstream/articles.server'
import { ArticleDate } from './article-date'
import { ArticlePicture } from './article-picture'
import { articleHref } from './urls'

interface ArticleCardsProps {
  articles: readonly ArticleCard[]
  level: 'h2' | 'h3'
  withoutLead?: boolean
}

export function ArticleCards({ articles, level: Level, withoutLead }: ArticleCardsProps) {
  const { language } = usePage()
  return (
    <ul className="article-list">
      {articles.map(({ id, name, title, lead, image, publishedAt }) => (
        <li key={id} className="card">
          <ArticlePicture image={image} />
          <p className="dim sm">
            <ArticleDate of={publishedAt} />
          </p>
          <Level className="name">
            <a href={articleHref(name, language)}>{title}</a>
          </Level>
          {withoutLead ? null : <p className="mute sm">{lead}</p>}
        </li>
      ))}
    </ul>
  )
}
