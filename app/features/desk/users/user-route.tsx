import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import deskStyles from '../desk.css?url'
import { userPath } from './urls'
import { loadUser, userAction } from './user.server'
import { UserView } from './user-view'

export const loader = (args: LoaderFunctionArgs) => loadUser(args)

export const action = pageAction(userAction)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }]

export const meta = createMeta<typeof loader>(({ title, user }) => ({
  title,
  canonical: userPath(user.id),
  noIndex: true,
}))

export default function DeskUser() {
  const { user, title } = useLoaderData<typeof loader>()
  return (
    <>
      <div className="page-head">
        <h1>{title}</h1>
      </div>
      <UserView user={user} />
    </>
  )
}
