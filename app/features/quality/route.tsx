import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import sheet from '~/ui/text-page.css?url'
import { loadQualityPage } from './loader.server'
import { QualityPage } from './quality-page'

export const loader = (args: LoaderFunctionArgs) => loadQualityPage(args)

export const action = pageAction()

export const meta = createMeta<typeof loader>((page) => page)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export default function Quality() {
  return <QualityPage data={useLoaderData<typeof loader>()} />
}
