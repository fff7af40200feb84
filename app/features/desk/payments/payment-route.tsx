import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import deskStyles from '../desk.css?url'
import { deskPaymentAction, loadDeskPayment } from './payment.server'
import { DeskPaymentView } from './payment-view'
import { deskPaymentPath } from './urls'

export const loader = (args: LoaderFunctionArgs) => loadDeskPayment(args)

export const action = pageAction(deskPaymentAction)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }]

export const meta = createMeta<typeof loader>(({ title, payment }) => ({
  title,
  canonical: deskPaymentPath(payment.id),
  noIndex: true,
}))

export default function DeskPayment() {
  const { payment, title } = useLoaderData<typeof loader>()
  return (
    <>
      <div className="page-head">
        <h1>{title}</h1>
      </div>
      <DeskPaymentView payment={payment} />
    </>
  )
}
