import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { QualityPage } from '~/features/quality'
import { loadQualityPage } from '~/features/quality/index.server'
import { createMeta } from '~/seo/page-meta'
import sheet from '~/ui/text-page.css?url'

export const loader = (args: LoaderFunctionArgs) => loadQualityPage(args)

export const action = pageAction()

export const meta = createMeta<typeof loader>((page) => page)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export default function Quality() {
  return <QualityPage data={useLoaderData<typeof loader>()} />
}
