import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import styles from '../identity.css?url'
import { ForgotView } from './forgot-view'
import { forgotAction, loadForgot } from './forgotten-password.server'

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
