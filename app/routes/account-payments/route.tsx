import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Receipt } from '~/features/balance'
import { cardsAction } from '~/features/balance/index.server'
import paymentStyles from '~/features/balance/payments.css?url'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import { requireUser } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { loadPayments } from './loader.server'
import { PaymentsView } from './view'

const PAYMENTS_PATH = '/account/payments'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: paymentStyles }]

export const loader = (args: LoaderFunctionArgs) => loadPayments(args)

export const action = pageAction(async (args) => {
  await requireUser(getVisitor(args), args.request)
  return cardsAction(args)
})

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: PAYMENTS_PATH,
  noIndex: true,
}))

export default function Payments() {
  const page = useLoaderData<typeof loader>()
  if (page.shows === 'receipt') return <Receipt receipt={page.receipt} />
  return <PaymentsView data={page} />
}
