import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Measurements } from '../../features/services'
import { actOnMeasure, loadMeasure } from '../../features/services/index.server'
import { metaOf } from '../../http/page-meta'
import paymentStyles from '../../styles/payments.css?url'
import serviceStyles from '../../styles/services.css?url'

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: paymentStyles },
  { rel: 'stylesheet', href: serviceStyles },
]

export const loader = (args: LoaderFunctionArgs) => loadMeasure(args)

export const action = (args: ActionFunctionArgs) => actOnMeasure(args)

export const meta = metaOf<typeof loader>((page) => ({
  ...page,
  canonical: '/account/measure',
  hidden: true,
}))

export default function Measure() {
  return <Measurements data={useLoaderData<typeof loader>()} />
}
