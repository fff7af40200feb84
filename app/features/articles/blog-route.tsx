import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createPageMeta, findPageContext } from '~/seo/page-meta'
import { ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { Pagination } from '~/ui/pagination'
import { ArticleCards } from './article-cards'
import sheet from './articles.css?url'
import { loadBlog } from './loader.server'
import { blogHref } from './urls'

export const loader = (args: LoaderFunctionArgs) => loadBlog(args)

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
