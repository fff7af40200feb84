import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { UserList, userListPath } from '~/features/desk'
import deskStyles from '~/features/desk/desk.css?url'
import { loadUsers, searchUsersAction } from '~/features/desk/index.server'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'

export const loader = (args: LoaderFunctionArgs) => loadUsers(args)

export const action = pageAction(searchUsersAction)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }]

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: userListPath(page.query),
  noIndex: true,
}))

export default function DeskUsers() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <div className="page-head">
        <h1>{data.title}</h1>
      </div>
      <UserList data={data} />
    </>
  )
}
