import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import styles from '../identity.css?url'
import { loadRegister, registerAction } from './register.server'
import { RegisterView } from './view'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const loader = (args: LoaderFunctionArgs) => loadRegister(args)

export const action = pageAction(registerAction)

export const meta = createMeta<typeof loader>(({ title }) => ({
  title,
  canonical: '/id/register',
  noIndex: true,
}))

export default function Register() {
  return <RegisterView data={useLoaderData<typeof loader>()} />
}
