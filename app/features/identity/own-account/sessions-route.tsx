import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { DeviceList } from '~/features/profile'
import { createMeta } from '~/seo/page-meta'
import { getVisitor } from '~/session/visitor.server'
import { listSessions } from '~/upstream/sessions.server'
import styles from '../identity.css?url'
import { OwnAccountPage } from '../identity-page'
import { loadOwnAccountPage } from '../visit.server'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export async function loader(args: LoaderFunctionArgs) {
  const page = await loadOwnAccountPage(args, 'sessions')
  return { ...page, sessions: await getVisitor(args).call(listSessions) }
}

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
