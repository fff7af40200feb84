import { useTranslation } from 'react-i18next'
import { BannerSlot, Interscroller, VideoAd } from '~/features/banners'
import { ShareLinks } from '~/features/share'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Breadcrumbs } from '~/ui/breadcrumbs'
import { SectionHeading } from '~/ui/section-heading'
import { DAY_MS } from '~contract/values/georgian-time'
import { ArticleCards } from './article-cards'
import { ArticleDate } from './article-date'
import { ArticlePicture } from './article-picture'
import type { ArticleData } from './loader.server'
import { splitArticle } from './split-article'
import { blogHref } from './urls'

export function ArticleView({ article }: { article: ArticleData }) {
  const { t } = useTranslation(['articles', 'ui', 'layout'])
  const { language, origin, layout } = usePage()
  const {
    banner,
    interscroller,
    videoAd,
    title,
    lead,
    image,
    publishedAt,
    updatedAt,
    html,
    others,
    canonical,
  } = article
  const [firstPart, secondPart] = banner ? splitArticle(html) : [html, '']
  const isRevised = new Date(updatedAt).getTime() - new Date(publishedAt).getTime() > DAY_MS
  return (
    <div className="wrap article-page">
      <Breadcrumbs
        label={t('ui:breadcrumb')}
        crumbs={[
          { label: layout.brandName, href: toLocalizedPath('/', language) },
          { label: t('title'), href: blogHref(1, language) },
          { label: title },
        ]}
      />
      <article className="article">
        <h1>{title}</h1>
        {lead ? <p className="lead">{lead}</p> : null}
        <p className="dim sm">
          <ArticleDate of={publishedAt} />
          {isRevised ? (
            <>
              {' · '}
              {t('updated_label')} <ArticleDate of={updatedAt} />
            </>
          ) : null}
        </p>
        {image ? (
          <figure>
            <ArticlePicture image={image} wide />
            {image.illustration ? <figcaption className="dim xs">{t('illustration')}</figcaption> : null}
          </figure>
        ) : null}
        <ArticleText html={firstPart} />
        {banner ? <BannerSlot banner={banner} place="in_article" /> : null}
        {secondPart ? <ArticleText html={secondPart} /> : null}
        <Interscroller amid banner={interscroller} />
        <ShareLinks url={origin + canonical} title={title} label={t('share_link')} />
        <VideoAd address={videoAd} />
      </article>
      {others.length > 0 ? (
        <section className="article-more">
          <SectionHeading>{t('others')}</SectionHeading>
          <ArticleCards articles={others} level="h3" />
        </section>
      ) : null}
      <p>
        <a className="more" href={blogHref(1, language)}>
          {t('back')}
        </a>
      </p>
    </div>
  )
}

function ArticleText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has left in it what cannot do harm
  return <div className="prose article-text" dangerouslySetInnerHTML={{ __html: html }} />
}
