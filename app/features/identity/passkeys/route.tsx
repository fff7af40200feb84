import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import styles from '../identity.css?url'
import { loadPasskeys, passkeysAction } from './passkeys.server'
import { PasskeysView } from './view'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const loader = (args: LoaderFunctionArgs) => loadPasskeys(args)

export const action = pageAction(passkeysAction)

export const meta = createMeta<typeof loader>(({ title }) => ({
  title,
  canonical: '/id/passkeys',
  noIndex: true,
}))

export default function Passkeys() {
  return <PasskeysView data={useLoaderData<typeof loader>()} />
}
