import { type LinksFunction, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BROKERS_PATH } from '../../features/owner'
import { BrokerView } from '../../features/people/company/broker-view'
import { companyMeta } from '../../features/people/company/company-meta'
import { loadBroker } from '../../features/people/company/load.server'
import { languageOf, localizedPath } from '../../i18n/languages'
import peopleStyles from '../../styles/people.css?url'

/** `/br/{slug or number}`. */
export async function loader(args: LoaderFunctionArgs) {
  const { id } = args.params
  if (!id) throw redirect(localizedPath(BROKERS_PATH, languageOf(new URL(args.request.url).pathname)))
  return loadBroker(args, id)
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: peopleStyles }]

export const meta: MetaFunction<typeof loader> = companyMeta

export default function Broker() {
  return <BrokerView data={useLoaderData<typeof loader>()} />
}
