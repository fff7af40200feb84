import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { ForgotView } from '~/features/identity'
import styles from '~/features/identity/identity.css?url'
import { forgotAction, loadForgot } from '~/features/identity/index.server'
import { createMeta } from '~/seo/page-meta'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const loader = (args: LoaderFunctionArgs) => loadForgot(args)

export const action = pageAction(forgotAction)

export const meta = createMeta<typeof loader>(({ title }) => ({
  title,
  canonical: '/id/forgot',
  noIndex: true,
}))

export default function Forgot() {
  return <ForgotView data={useLoaderData<typeof loader>()} />
}
