import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BROKERS_PATH } from '../../features/owner'
import { BrokerView } from '../../features/people/company/broker-view'
import { companyMeta } from '../../features/people/company/company-meta'
import { loadBroker } from '../../features/people/company/load.server'
import { keyOf } from '../../features/people/key.server'
import peopleStyles from '../../styles/people.css?url'

/** `/br/{slug or number}`. */
export async function loader(args: LoaderFunctionArgs) {
  return loadBroker(args, keyOf(args, BROKERS_PATH))
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: peopleStyles }]

export const meta: MetaFunction<typeof loader> = companyMeta

export default function Broker() {
  return <BrokerView data={useLoaderData<typeof loader>()} />
}
