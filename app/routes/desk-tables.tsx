import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { CONTENT_PATH, TableList } from '~/features/desk'
import deskStyles from '~/features/desk/desk.css?url'
import { loadTables } from '~/features/desk/index.server'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'

export const loader = (args: LoaderFunctionArgs) => loadTables(args)

export const action = pageAction()

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }]

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: CONTENT_PATH,
  noIndex: true,
}))

export default function DeskTables() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <div className="page-head">
        <h1>{data.title}</h1>
      </div>
      <TableList />
    </>
  )
}
