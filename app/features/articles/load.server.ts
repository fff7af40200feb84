import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { safeArticle } from '../../http/safe-html.server'
import { readVisitor, type Visitor } from '../../http/visitor.server'
import { i18nFor } from '../../i18n/i18n.server'
import { type ArticleCard, article, articles } from '../../upstream/articles.server'
import { filmAddress, loadBanner } from '../banners/index.server'
import { sharedPicture } from '../share/index.server'
import { articleAddress, blogAddress } from './address'
import { articleCard } from './shared-picture.server'

const ON_A_PAGE = 12
const ON_THE_FIRST_PAGE = 3
/** No blog has more. */
const LAST_PAGE = 10_000

/** A page of the list; beyond the last one the visitor is led to it. */
export async function loadBlog({ request, context }: LoaderFunctionArgs) {
  const visitor = readVisitor({ request, context })
  const { language } = visitor
  const asked = Number(new URL(request.url).searchParams.get('page'))
  const page = Number.isInteger(asked) && asked >= 1 ? Math.min(asked, LAST_PAGE) : 1
  const [list, i18n] = await Promise.all([visitor.call(articles(page, ON_A_PAGE)), i18nFor(language)])
  if (page > 1 && page > list.lastPage) throw redirect(blogAddress(list.lastPage, language))
  const t = i18n.getFixedT(language, 'articles')
  return { ...list, page, title: t('title'), description: t('description') }
}

/** One article, by the id or the readable end of its address; `/blogi` alone leads to the list. */
export async function loadArticle({ request, context, params }: LoaderFunctionArgs) {
  const visitor = readVisitor({ request, context })
  const { language } = visitor
  if (params.id === undefined) throw redirect(blogAddress(1, language))
  const { body, ...found } = await visitor.call(article(params.id))
  const url = articleAddress(found.name, language)
  const [banner, interscroller, picture] = await Promise.all([
    loadBanner(visitor, request, 'in_article'),
    loadBanner(visitor, request, 'interscroller'),
    sharedPicture('article', found.name, { language, site: context.site }, (words) =>
      articleCard(found, words),
    ),
  ])
  const film = filmAddress(visitor, context)
  return {
    ...found,
    ...(banner && { banner }),
    ...(interscroller && { interscroller }),
    ...(film && { film }),
    html: safeArticle(body, language),
    canonical: url,
    language,
    picture,
  }
}

/** The latest articles, for the first page; it can live without them. */
export async function latestArticles(visitor: Visitor): Promise<ArticleCard[]> {
  const list = await visitor.optional('articles', visitor.reference(articles(1, ON_THE_FIRST_PAGE)))
  return list?.articles ?? []
}

export type BlogData = Awaited<ReturnType<typeof loadBlog>>
export type ArticleData = Awaited<ReturnType<typeof loadArticle>>
