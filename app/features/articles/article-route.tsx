import {
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaDescriptor,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { BannerSlot, Interscroller, VideoAd } from '~/features/banners'
import { getVideoAdUrl, loadBanner } from '~/features/banners/index.server'
import { pageAction } from '~/features/dialogs/index.server'
import { ShareLinks } from '~/features/share'
import { createOgImage } from '~/features/share/index.server'
import { toLocalizedPath } from '~/i18n/languages'
import { sanitizeArticle } from '~/page/sanitize-html.server'
import { usePage } from '~/page/use-page'
import { createPageMeta, findPageContext } from '~/seo/page-meta'
import { getVisitor } from '~/session/visitor.server'
import { Breadcrumbs } from '~/ui/breadcrumbs'
import { SectionHeading } from '~/ui/section-heading'
import { articleByName } from '~/upstream/articles.server'
import { DAY_MS } from '~contract/values/georgian-time'
import { ArticleCards } from './article-cards'
import { ArticleDate } from './article-date'
import { ArticlePicture } from './article-picture'
import sheet from './articles.css?url'
import { toArticleShareImage } from './share-image.server'
import { articleHref, blogHref } from './urls'

/** Loads an article by id or slug; `/blogi` alone redirects to the list. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  const { language } = visitor
  if (params.id === undefined) throw redirect(blogHref(1, language))
  const { body, ...found } = await visitor.call(articleByName(params.id))
  const url = articleHref(found.name, language)
  const [banner, interscroller, socialImage] = await Promise.all([
    loadBanner(visitor, request, 'in_article'),
    loadBanner(visitor, request, 'interscroller'),
    createOgImage('article', found.name, { language, site: context.site }, (locale) =>
      toArticleShareImage(found, locale),
    ),
  ])
  context.caching.allow({ params: [], topics: ['content'] })
  const videoAdHref = getVideoAdUrl(visitor, context)
  return {
    ...found,
    ...(banner && { banner }),
    ...(interscroller && { interscroller }),
    ...(videoAdHref && { videoAd: videoAdHref }),
    html: sanitizeArticle(body, language),
    canonical: url,
    language,
    socialImage,
  }
}

export type ArticleData = Awaited<ReturnType<typeof loader>>

export const meta: MetaFunction<typeof loader> = articleMeta

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export const action = pageAction()

export default function ArticleRoute() {
  return <ArticleView article={useLoaderData<typeof loader>()} />
}

function ArticleView({ article }: { article: ArticleData }) {
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

const TAG = /<(\/?)(\w+)[^>]*>/g

/**
 * Splits the sanitized text of an article after the paragraph nearest to its middle, to insert other content.
 * Paragraphs of quotations and lists stay together; a text of one paragraph has no second part.
 */
export function splitArticle(html: string): [first: string, second: string] {
  const ends: number[] = []
  let depth = 0
  for (const { 0: tag, 1: slash, 2: name, index } of html.matchAll(TAG)) {
    if (name === 'br') continue
    depth += slash ? -1 : 1
    const end = index + tag.length
    if (slash && name === 'p' && depth === 0 && end < html.trimEnd().length) ends.push(end)
  }
  const distance = (end: number) => Math.abs(end - html.length / 2)
  const [middle = html.length] = ends.toSorted((one, other) => distance(one) - distance(other))
  return [html.slice(0, middle), html.slice(middle)]
}

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
