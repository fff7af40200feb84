import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import styles from '../identity.css?url'
import { loadVerify, verifyAction } from './verify.server'
import { VerifyView } from './view'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const loader = (args: LoaderFunctionArgs) => loadVerify(args)

export const action = pageAction(verifyAction)

export const meta = createMeta<typeof loader>(({ title }) => ({
  title,
  canonical: '/id/verify',
  noIndex: true,
}))

export default function Verify() {
  return <VerifyView data={useLoaderData<typeof loader>()} />
}
