import { data, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import paymentStyles from '~/features/balance/payments.css?url'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import serviceStyles from '../services.css?url'
import { orderAction } from './action.server'
import { loadOrderPage } from './loader.server'
import { OrderView } from './view'

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: paymentStyles },
  { rel: 'stylesheet', href: serviceStyles },
]

export async function loader(args: LoaderFunctionArgs) {
  const { page, cookie } = await loadOrderPage(args)
  return data(page, cookie ? { headers: { 'Set-Cookie': cookie } } : undefined)
}

export const action = pageAction(orderAction)

export const meta = createMeta<typeof loader>(({ pageTitle, canonical }) => ({
  title: pageTitle,
  canonical,
  noIndex: true,
}))

export default function ServiceOrder() {
  return (
    <div className="wrap">
      <OrderView data={useLoaderData<typeof loader>()} />
    </div>
  )
}
