import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ArticleView, articleMeta } from '~/features/articles'
import sheet from '~/features/articles/articles.css?url'
import { loadArticle } from '~/features/articles/index.server'
import { pageAction } from '~/features/dialogs/index.server'

export const loader = (args: LoaderFunctionArgs) => loadArticle(args)

export const meta: MetaFunction<typeof loader> = articleMeta

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export const action = pageAction()

export default function ArticleRoute() {
  return <ArticleView article={useLoaderData<typeof loader>()} />
}
