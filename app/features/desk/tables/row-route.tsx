import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import deskStyles from '../desk.css?url'
import { loadRow, rowAction } from './row.server'
import { RowView } from './row-view'
import { rowPath } from './urls'

export const loader = (args: LoaderFunctionArgs) => loadRow(args)

export const action = pageAction(rowAction)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }]

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: rowPath(page.table, page.row.id ?? 'new'),
  noIndex: true,
}))

export default function DeskTableRow() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <div className="page-head">
        <h1>{data.title}</h1>
      </div>
      <RowView data={data} />
    </>
  )
}
