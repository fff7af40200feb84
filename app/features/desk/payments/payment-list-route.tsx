import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import { PageHead } from '~/ui/page-head'
import deskStyles from '../desk.css?url'
import { deskPaymentsAction, loadDeskPayments } from './payment.server'
import { DeskPaymentList } from './payment-list'
import { deskPaymentListPath } from './urls'

export const loader = (args: LoaderFunctionArgs) => loadDeskPayments(args)

export const action = pageAction(deskPaymentsAction)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }]

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: deskPaymentListPath(page.query),
  noIndex: true,
}))

export default function DeskPayments() {
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={data.title} />
      <DeskPaymentList data={data} />
    </>
  )
}
