import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import serviceStyles from '../services.css?url'
import { changeOrderAction } from './change-order.server'
import { OrderPage } from './order-page'
import { loadOrderDetails } from './order-page.server'
import { orderPagePath } from './order-urls'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: serviceStyles }]

export const loader = (args: LoaderFunctionArgs) => loadOrderDetails(args)

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: orderPagePath(page.order.id),
  noIndex: true,
}))

export const action = pageAction(changeOrderAction)

export default function AccountOrder() {
  return <OrderPage data={useLoaderData<typeof loader>()} />
}
