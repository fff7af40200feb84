import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import { PageHead } from '~/ui/page-head'
import deskStyles from '../desk.css?url'
import { userListPath } from './urls'
import { UserList } from './user-list'
import { loadUsers, searchUsersAction } from './user-list.server'

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
      <PageHead title={data.title} />
      <UserList data={data} />
    </>
  )
}
