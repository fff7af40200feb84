import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import styles from '../identity.css?url'
import { CloseAccountView } from './close-account-view'
import { closeAccountAction, loadCloseAccount } from './own-account.server'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const loader = (args: LoaderFunctionArgs) => loadCloseAccount(args)

export const action = pageAction(closeAccountAction)

export const meta = createMeta<typeof loader>(({ title }) => ({
  title,
  canonical: '/id/close-account',
  noIndex: true,
}))

export default function CloseAccount() {
  return <CloseAccountView data={useLoaderData<typeof loader>()} />
}
