import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { historyPath, PAYMENTS_PATH, Receipt } from '~/features/balance'
import { cardsAction } from '~/features/balance/index.server'
import paymentStyles from '~/features/balance/payments.css?url'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { loadPayments } from './loader.server'
import { PaymentsView } from './view'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: paymentStyles }]

export const loader = (args: LoaderFunctionArgs) => loadPayments(args)

export const action = pageAction(async (args) => {
  await requireUser(getVisitor(args), args.request)
  return cardsAction(args)
})

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: page.shows === 'all' ? historyPath(page.view) : PAYMENTS_PATH,
  noIndex: true,
}))

export default function Payments() {
  const page = useLoaderData<typeof loader>()
  if (page.shows === 'receipt') return <Receipt receipt={page.receipt} />
  return <PaymentsView data={page} />
}
