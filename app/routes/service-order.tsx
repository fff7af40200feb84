import { data, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import paymentStyles from '~/features/balance/payments.css?url'
import { pageAction } from '~/features/dialogs/index.server'
import { OrderView } from '~/features/services'
import { loadOrderPage, orderAction } from '~/features/services/index.server'
import serviceStyles from '~/features/services/services.css?url'
import { createMeta } from '~/seo/page-meta'

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
