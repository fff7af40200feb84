import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import styles from '../identity.css?url'
import { loadReset, resetAction } from './forgotten-password.server'
import { ResetView } from './reset-view'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const loader = (args: LoaderFunctionArgs) => loadReset(args)

export const action = pageAction(resetAction)

export const meta = createMeta<typeof loader>(({ title }) => ({
  title,
  canonical: '/id/reset',
  noIndex: true,
}))

export default function Reset() {
  return <ResetView data={useLoaderData<typeof loader>()} />
}
