import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { VerifyView } from '~/features/identity'
import styles from '~/features/identity/identity.css?url'
import { loadVerify, verifyAction } from '~/features/identity/index.server'
import { createMeta } from '~/seo/page-meta'

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
