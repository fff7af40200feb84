import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Receipt } from '../../features/balance'
import { actOnCards } from '../../features/balance/index.server'
import { requireUser } from '../../http/guard.server'
import { metaOf } from '../../http/page-meta'
import { readVisitor } from '../../http/visitor.server'
import paymentStyles from '../../styles/payments.css?url'
import { loadPayments } from './load.server'
import { PaymentsAndCards } from './payments-and-cards'

const PATH = '/account/payments'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: paymentStyles }]

export const loader = (args: LoaderFunctionArgs) => loadPayments(args)

export async function action(args: ActionFunctionArgs) {
  await requireUser(readVisitor(args), args.request)
  return actOnCards(args)
}

export const meta = metaOf<typeof loader>((page) => ({ title: page.title, canonical: PATH, hidden: true }))

export default function Payments() {
  const page = useLoaderData<typeof loader>()
  if (page.shows === 'receipt')
    return <Receipt payment={page.payment} payer={page.payer} title={page.title} />
  return <PaymentsAndCards data={page} />
}
