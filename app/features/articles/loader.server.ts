import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { getVideoAdUrl, loadBanner } from '~/features/banners/index.server'
import { createOgImage } from '~/features/share/index.server'
import { sanitizeArticle } from '~/page/sanitize-html.server'
import { getVisitor, type Visitor } from '~/session/visitor.server'
import { type ArticleCard, articleByName, articlePage } from '~/upstream/articles.server'
import { toArticleShareImage } from './share-image.server'
import { articleHref, blogHref } from './urls'

const LATEST_COUNT = 3

/** Loads an article by id or slug; `/blogi` alone redirects to the list. */
export async function loadArticle({ request, context, params }: LoaderFunctionArgs) {
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

export async function loadLatestArticles(visitor: Visitor): Promise<ArticleCard[]> {
  const list = await visitor.optional('articles', visitor.cachedCall(articlePage(1, LATEST_COUNT)))
  return list?.articles ?? []
}

export type ArticleData = Awaited<ReturnType<typeof loadArticle>>
