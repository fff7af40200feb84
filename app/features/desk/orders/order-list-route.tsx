import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import deskStyles from '../desk.css?url'
import { OrderList } from './order-list'
import { loadOrders } from './order-list.server'
import { orderListPath } from './urls'

export const loader = (args: LoaderFunctionArgs) => loadOrders(args)

export const action = pageAction()

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }]

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: orderListPath(page.query),
  noIndex: true,
}))

export default function DeskOrders() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <div className="page-head">
        <h1>{data.title}</h1>
      </div>
      <OrderList data={data} />
    </>
  )
}
