import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import sheet from '~/ui/text-page.css?url'
import { loadTrustPage } from './loader.server'
import { TrustPage } from './trust-page'

export const loader = (args: LoaderFunctionArgs) => loadTrustPage(args)

export const action = pageAction()

export const meta = createMeta<typeof loader>((page) => page)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export default function Trust() {
  return <TrustPage data={useLoaderData<typeof loader>()} />
}
