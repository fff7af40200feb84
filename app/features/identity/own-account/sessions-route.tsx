import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { DeviceList } from '~/features/profile'
import { createMeta } from '~/seo/page-meta'
import styles from '../identity.css?url'
import { OwnAccountPage } from '../identity-page'
import { loadSessions } from './own-account.server'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const loader = (args: LoaderFunctionArgs) => loadSessions(args)

export const action = pageAction()

export const meta = createMeta<typeof loader>(({ title }) => ({
  title,
  canonical: '/id/sessions',
  noIndex: true,
}))

export default function Sessions() {
  const { title, sessions } = useLoaderData<typeof loader>()
  return (
    <OwnAccountPage title={title}>
      <DeviceList sessions={sessions} />
    </OwnAccountPage>
  )
}
