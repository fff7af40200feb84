import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { getVideoAdUrl, loadBanner } from '~/features/banners/index.server'
import { createOgImage } from '~/features/share/index.server'
import { requireListPage } from '~/http/require-list-page.server'
import { getI18n } from '~/i18n/i18n.server'
import { sanitizeArticle } from '~/page/sanitize-html.server'
import { getVisitor, type Visitor } from '~/session/visitor.server'
import { type ArticleCard, articleByName, articlePage } from '~/upstream/articles.server'
import { parsePageNumber } from '~contract/values/page-number'
import { toArticleShareImage } from './share-image.server'
import { articleHref, blogHref, blogPath } from './urls'

const PAGE_SIZE = 12
const LATEST_COUNT = 3

/** Loads a page of the blog; pages past the end redirect to the last one. */
export async function loadBlog({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  const { language } = visitor
  const page = parsePageNumber(new URL(request.url).searchParams.get('page'))
  const [list, i18n] = await Promise.all([visitor.call(articlePage(page, PAGE_SIZE)), getI18n(language)])
  requireListPage({ page }, list.lastPage, (last) => blogPath(last.page), language)
  context.caching.allow({ params: ['page'], topics: ['content'] })
  const t = i18n.getFixedT(language, 'articles')
  return { ...list, page, title: t('title'), description: t('description') }
}

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
