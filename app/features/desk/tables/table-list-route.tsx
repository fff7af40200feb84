import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import { PageHead } from '~/ui/page-head'
import deskStyles from '../desk.css?url'
import { loadTables } from './row.server'
import { TableList } from './table-list'
import { CONTENT_PATH } from './urls'

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
      <PageHead title={data.title} />
      <TableList />
    </>
  )
}
