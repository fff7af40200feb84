import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import sheet from '~/ui/text-page.css?url'
import { LegalPage } from './legal-page'
import { loadLegalPage } from './loader.server'

export const loader = (args: LoaderFunctionArgs) => loadLegalPage(args, 'terms')

export const action = pageAction()

export const meta = createMeta<typeof loader>((page) => page)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export default function Terms() {
  return <LegalPage data={useLoaderData<typeof loader>()} />
}
