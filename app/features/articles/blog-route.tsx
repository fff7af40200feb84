import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { requireListPage } from '~/http/require-list-page.server'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createPageMeta, findPageContext } from '~/seo/page-meta'
import { getVisitor } from '~/session/visitor.server'
import { ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { Pagination } from '~/ui/pagination'
import { articlePage } from '~/upstream/articles.server'
import { parsePageNumber } from '~contract/values/page-number'
import { ArticleCards } from './article-cards'
import sheet from './articles.css?url'
import { blogHref, blogPath } from './urls'

const PAGE_SIZE = 12

/** Loads a page of the blog; pages past the end redirect to the last one. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  const { language } = visitor
  const page = parsePageNumber(new URL(request.url).searchParams.get('page'))
  const [list, i18n] = await Promise.all([visitor.call(articlePage(page, PAGE_SIZE)), getI18n(language)])
  requireListPage({ page }, list.lastPage, (last) => blogPath(last.page), language)
  context.caching.allow({ params: ['page'], topics: ['content'] })
  const t = i18n.getFixedT(language, 'articles')
  return { ...list, page, title: t('title'), description: t('description') }
}

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => {
  const root = findPageContext(matches)
  if (!page || !root) return []
  return createPageMeta({ ...page, canonical: blogHref(page.page, root.language) }, root)
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export const action = pageAction()

export default function Blog() {
  const { t } = useTranslation('articles')
  const { language } = usePage()
  const { articles, page, lastPage, title } = useLoaderData<typeof loader>()
  return (
    <div className="wrap blog">
      <h1>{title}</h1>
      <p className="lead">{t('lead')}</p>
      {articles.length === 0 ? (
        <EmptyState
          title={t('none')}
          action={<ButtonLink href={toLocalizedPath('/s', language)}>{t('to_search')}</ButtonLink>}
        >
          {t('none_text')}
        </EmptyState>
      ) : (
        <ArticleCards articles={articles} level="h2" />
      )}
      <Pagination page={page} pages={lastPage} href={(number) => blogHref(number, language)} />
    </div>
  )
}
