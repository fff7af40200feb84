import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import deskStyles from '../desk.css?url'
import { loadOrder, orderAction } from './order.server'
import { OrderView } from './order-view'
import { orderPath } from './urls'

export const loader = (args: LoaderFunctionArgs) => loadOrder(args)

export const action = pageAction(orderAction)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }]

export const meta = createMeta<typeof loader>(({ title, order }) => ({
  title,
  canonical: orderPath(order.id),
  noIndex: true,
}))

export default function DeskOrder() {
  const { order, gallery, title } = useLoaderData<typeof loader>()
  return (
    <>
      <div className="page-head">
        <h1>{title}</h1>
      </div>
      <OrderView order={order} gallery={gallery} />
    </>
  )
}
