import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { articleMeta } from './article-meta'
import { ArticleView } from './article-view'
import sheet from './articles.css?url'
import { loadArticle } from './loader.server'

export const loader = (args: LoaderFunctionArgs) => loadArticle(args)

export const meta: MetaFunction<typeof loader> = articleMeta

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export const action = pageAction()

export default function ArticleRoute() {
  return <ArticleView article={useLoaderData<typeof loader>()} />
}
