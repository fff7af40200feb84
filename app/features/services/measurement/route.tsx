import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import paymentStyles from '~/features/balance/payments.css?url'
import { pageAction } from '~/features/dialogs/index.server'
import { createMeta } from '~/seo/page-meta'
import serviceStyles from '../services.css?url'
import { measurementAction } from './action.server'
import { loadMeasurements } from './loader.server'
import { Measurements } from './measurements'

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: paymentStyles },
  { rel: 'stylesheet', href: serviceStyles },
]

export const loader = (args: LoaderFunctionArgs) => loadMeasurements(args)

export const action = pageAction(measurementAction)

export const meta = createMeta<typeof loader>((page) => ({
  ...page,
  canonical: '/account/measure',
  noIndex: true,
}))

export default function AccountMeasurements() {
  return <Measurements data={useLoaderData<typeof loader>()} />
}
