import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import styles from './comparison.css?url'
import { loadComparison } from './loader.server'
import { comparisonUrl } from './urls'
import { ComparisonView } from './view'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const loader = (args: LoaderFunctionArgs) => loadComparison(args)

export const meta = createMeta<typeof loader>(({ title, description, query: { ids } }) => ({
  title,
  description,
  canonical: comparisonUrl({ ids }),
  noIndex: true,
}))

export const action = pageAction()

export default function ComparePage() {
  return <ComparisonView data={useLoaderData<typeof loader>()} />
}
