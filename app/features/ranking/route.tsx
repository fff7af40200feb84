import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import sheet from '~/ui/text-page.css?url'
import { loadRankingPage } from './loader.server'
import { RankingPage } from './ranking-page'

export const loader = (args: LoaderFunctionArgs) => loadRankingPage(args)

export const action = pageAction()

export const meta = createMeta<typeof loader>((page) => page)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export default function HowWeRank() {
  return <RankingPage data={useLoaderData<typeof loader>()} />
}
