import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { BROKERS_PATH } from '~/features/statement-owner'
import companyStyles from '../companies.css?url'
import { requireKeyParam } from '../require-key.server'
import { BrokerView } from './broker-view'
import { companyMeta } from './company-meta'
import { loadBroker } from './loader.server'

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
