import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import styles from '../identity.css?url'
import { loadPassword, passwordAction } from './own-account.server'
import { PasswordView } from './password-view'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const loader = (args: LoaderFunctionArgs) => loadPassword(args)

export const action = pageAction(passwordAction)

export const meta = createMeta<typeof loader>(({ title }) => ({
  title,
  canonical: '/id/password',
  noIndex: true,
}))

export default function Password() {
  return <PasswordView data={useLoaderData<typeof loader>()} />
}
