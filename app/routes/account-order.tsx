import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { OrderPage, orderPagePath } from '~/features/services'
import { changeOrderAction, loadOrderDetails } from '~/features/services/index.server'
import serviceStyles from '~/features/services/services.css?url'
import { createMeta } from '~/seo/page-meta'

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
