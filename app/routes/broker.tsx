import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import companyStyles from '~/features/companies/companies.css?url'
import { BrokerView } from '~/features/companies/company/broker-view'
import { companyMeta } from '~/features/companies/company/company-meta'
import { loadBroker } from '~/features/companies/company/loader.server'
import { requireKeyParam } from '~/features/companies/require-key.server'
import { pageAction } from '~/features/dialogs/index.server'
import { BROKERS_PATH } from '~/features/statement-owner'

/** Loads `/br/{slug or id}`. */
export async function loader(args: LoaderFunctionArgs) {
  return loadBroker(args, requireKeyParam(args, BROKERS_PATH))
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: companyStyles }]

export const meta: MetaFunction<typeof loader> = companyMeta

export const action = pageAction()

export default function Broker() {
  return <BrokerView data={useLoaderData<typeof loader>()} />
}
