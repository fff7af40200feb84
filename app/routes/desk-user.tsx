import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { UserView, userPath } from '~/features/desk'
import deskStyles from '~/features/desk/desk.css?url'
import { loadUser, userAction } from '~/features/desk/index.server'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'

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
