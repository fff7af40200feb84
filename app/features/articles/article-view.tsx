import { useTranslation } from 'react-i18next'
import { usePage } from '../../http/page'
import { localizedPath } from '../../i18n/languages'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { SectionHeading } from '../../ui/section-heading'
import { BannerSpace, FilmPlace, Interscroller } from '../banners'
import { Share } from '../share'
import { blogAddress } from './address'
import { ArticleCards } from './article-cards'
import { ArticleDay } from './article-day'
import { ArticlePicture } from './article-picture'
import type { ArticleData } from './load.server'

/** An article: what it says, ways to pass it on, and others. */
export function ArticleView({ article }: { article: ArticleData }) {
  const { t } = useTranslation(['articles', 'ui', 'shell'])
  const { language, origin, shell } = usePage()
  const { banner, interscroller, film, title, lead, image, publishedAt, updatedAt, html, others, canonical } =
    article
  const isRevised = new Date(updatedAt).getTime() - new Date(publishedAt).getTime() > 86_400_000
  return (
    <div className="wrap tale-page">
      <Breadcrumbs
        label={t('ui:crumbs')}
        crumbs={[
          { label: shell.brandName, href: localizedPath('/', language) },
          { label: t('title'), href: blogAddress(1, language) },
          { label: title },
        ]}
      />
      <article className="tale">
        <h1>{title}</h1>
        {lead ? <p className="lead">{lead}</p> : null}
        <p className="dim sm">
          <ArticleDay of={publishedAt} />
          {isRevised ? (
            <>
              {' · '}
              {t('updated_word')} <ArticleDay of={updatedAt} />
            </>
          ) : null}
        </p>
        {image ? (
          <figure>
            <ArticlePicture image={image} wide />
            {image.illustration ? <figcaption className="dim xs">{t('illustration')}</figcaption> : null}
          </figure>
        ) : null}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server has left in it what cannot do harm */}
        <div className="prose tale-text" dangerouslySetInnerHTML={{ __html: html }} />
        <Interscroller amid banner={interscroller} />
        {banner ? <BannerSpace banner={banner} place="in_article" /> : null}
        <Share url={origin + canonical} title={title} label={t('share_link')} />
        <FilmPlace address={film} />
      </article>
      {others.length > 0 ? (
        <section className="tale-more">
          <SectionHeading>{t('others')}</SectionHeading>
          <ArticleCards articles={others} level="h3" />
        </section>
      ) : null}
      <p>
        <a className="more" href={blogAddress(1, language)}>
          {t('back')}
        </a>
      </p>
    </div>
  )
}
