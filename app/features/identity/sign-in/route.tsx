import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import styles from '../identity.css?url'
import { loadSignIn, signInAction } from './sign-in.server'
import { SignInView } from './view'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const loader = (args: LoaderFunctionArgs) => loadSignIn(args)

export const action = pageAction(signInAction)

export const meta = createMeta<typeof loader>(({ title }) => ({
  title,
  canonical: '/id/sign-in',
  noIndex: true,
}))

export default function SignIn() {
  return <SignInView data={useLoaderData<typeof loader>()} />
}
